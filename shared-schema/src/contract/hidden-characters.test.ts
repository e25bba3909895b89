import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hasHiddenCharacters, visibleLines, withoutHiddenCharacters } from './hidden-characters.ts';

const of = (...codes: readonly number[]) => String.fromCodePoint(...codes);

describe('[CN7] hidden are', () => {
  test.each([
    ['an override of direction', 'force\u202enoitseuq'],
    ['an isolate of direction', 'a\u2066b'],
    ['a mark of direction', 'a\u200fb'],
    ['NUL', 'a\0b'],
    ['DEL', 'a\u007fb'],
    ['a control of C1', 'a\u0085b'],
    ['a zero-width space', 'a\u200bb'],
    ['a word joiner', 'a\u2060b'],
    ['a byte order mark', 'a\ufeffb'],
    ['a soft hyphen', 'ques\u00adtion'],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['half a surrogate pair', 'a\ud800b'],
    ['tags without a flag', `a${of(0xe0061, 0xe0062)}`],
    ['a selector of a variation without a character', ' \ufe0f'],
    ['a selector after a selector', 'a\ufe0f\ufe0e'],
    ['a selector of an ideographic variation', `a${of(0xe0100)}`],
    ['a joiner between Latin letters', 'pay\u200dtm'],
    ['a joiner after a joiner', 'क्\u200d\u200dष'],
    ['a non-joiner at the beginning', '\u200cक'],
    ['a separator of lines', 'a\u2028b'],
  ])('%s', (_name, text) => {
    expect([hasHiddenCharacters(text), hasHiddenCharacters(text, true)]).toEqual([true, true]);
    expect(hasHiddenCharacters(withoutHiddenCharacters(text))).toBe(false);
    expect(hasHiddenCharacters(withoutHiddenCharacters(text, true), true)).toBe(false);
  });

  test('line breaks and tabs in one line, not in several', () => {
    for (const text of ['a\nb', 'a\r\nb', 'a\tb']) {
      expect([hasHiddenCharacters(text), hasHiddenCharacters(text, true)]).toEqual([true, false]);
      expect(withoutHiddenCharacters(text, true)).toBe(text);
    }
    expect(withoutHiddenCharacters('a\nb')).toBe('a b');
  });
});

describe('[CN7] not hidden are', () => {
  test.each([
    ['a joiner of Devanagari', 'क्\u200dष'],
    ['a non-joiner of Devanagari', 'श्री क्\u200c'],
    ['a joiner of Bengali before its virama', 'র\u200d্যাব'],
    ['a chillu of Malayalam', 'ന്\u200d'],
    ['a non-joiner of Kannada', 'ಆ್ಯ ರ್\u200cಕ'],
    ['a non-joiner of Urdu', 'می\u200cروم'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a profession with a skin tone', '👩🏽\u200d🔬'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['the flag of England', `🏴${of(0xe0067, 0xe0062, 0xe0065, 0xe006e, 0xe0067, 0xe007f)}`],
    ['formulas and accents', 'naïve $\\frac{1}{2}\\,\\mathrm{m}$ – 25 °C, 3 µm'],
    ['a no-break space', '5\u00a0km'],
  ])('%s', (_name, text) => {
    expect([hasHiddenCharacters(text), hasHiddenCharacters(text, true)]).toEqual([false, false]);
    expect([withoutHiddenCharacters(text), withoutHiddenCharacters(text, true)]).toEqual([text, text]);
  });
});

test('[CN7] the sentence of a long text leads to the character', () => {
  const refusal = (text: string) => {
    const checked = z.string().check(visibleLines('Question')).safeParse(text);
    return checked.error?.issues[0]?.message;
  };
  expect(refusal('First line\nA ball of mass 2 kg moves\u200b with a speed')).toBe(
    "Question contains a hidden character (U+200B) after 'l of mass 2 kg moves'. Please remove it.",
  );
  expect(refusal('\u202eA')).toBe(
    'Question contains a hidden character (U+202E) at its beginning. Please remove it.',
  );
});
