import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

test.each([
  ['the same', 'the same', 'the same'],
  ['', 'all new', '[+all new+]'],
  ['all gone', '', '[-all gone-]'],
  ['Which on is a force?', 'Which one is a force?', 'Which [-on-][+one+] is a force?'],
  ['a b c d', 'a x y d', 'a [-b c-][+x y+] d'],
  ['a b d', 'a b c d', 'a b [+c +]d'],
  ['one two three', 'two three', '[-one -]two three'],
  ['in $x^2$ metres', 'in $x^3$ metres', 'in [-$x^2$-][+$x^3$+] metres'],
  ['one\ntwo', 'one\nthree', 'one\n[-two-][+three+]'],
])('[BK22] %j and %j differ in %j', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

const without = (parts: ReturnType<typeof wordDiff>, kind: 'gone' | 'new') =>
  parts.flatMap((part) => (part.kind === kind ? [] : part.text)).join('');

test('[BK22] both texts can be read from their difference, also where they are too long to compare', () => {
  const words = (seed: number, count: number) =>
    Array.from({ length: count }, (_, place) => `w${(place * seed) % 97}`).join(' ');
  for (const [before, after] of [
    [words(3, 50), words(5, 60)],
    ['a b a b a', 'b a b b'],
    [words(7, 3_000), words(11, 3_000)],
  ] as const) {
    const parts = wordDiff(before, after);
    expect([without(parts, 'new'), without(parts, 'gone')]).toEqual([before, after]);
  }
});
