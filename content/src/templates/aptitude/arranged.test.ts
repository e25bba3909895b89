import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../scripts/vitest/size.ts';
import { makeQuestion } from '../index.ts';
import { aptitude } from './index.ts';

/**
 * Solves the puzzles from their printed text alone: the clues are read back, and every way to give six people six
 * places is tried. It shares nothing with the code that finds the clues.
 */
const NAMES = ['P', 'Q', 'R', 'S', 'T', 'U'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const SECOND = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const VARIANTS = rounds({ short: 25, full: 400 });

/** The place of each name, from 0. */
type Places = Readonly<Record<string, number>>;
type Reading = readonly [RegExp, (words: readonly string[], places: Places) => boolean];

const of = (places: Places, name = '') => places[name] ?? Number.NaN;
/** Seats from one to the other against the clock, which is to the right for who faces the centre. */
const rightward = (places: Places, from = '', to = '') => (of(places, from) - of(places, to) + 6) % 6;

const inALine: readonly Reading[] = [
  [/^(\w) sits (\d)\w\w from the left end$/, ([a, n], p) => of(p, a) === Number(n) - 1],
  [/^(\w) lives on floor (\d)$/, ([a, n], p) => of(p, a) === Number(n) - 1],
  [/^(\w) lectures on (\w+day)$/, ([a, day = ''], p) => of(p, a) === DAYS.indexOf(day)],
  [
    /^Exactly (\w+) of the others (?:is|are) taller than (\w)$/,
    ([n = '', a], p) => NAMES.filter((name) => of(p, name) < of(p, a)).length === NUMBERS.indexOf(n),
  ],
  [/^(\w) sits immediately to the left of (\w)$/, ([a, b], p) => of(p, a) + 1 === of(p, b)],
  [/^(\w) lives immediately above (\w)$/, ([a, b], p) => of(p, a) === of(p, b) + 1],
  [/^(\w) lectures on the day immediately before (\w)$/, ([a, b], p) => of(p, a) + 1 === of(p, b)],
  [/^(\w) sits somewhere to the left of (\w)$/, ([a, b], p) => of(p, a) < of(p, b)],
  [/^(\w) lives on a higher floor than (\w)$/, ([a, b], p) => of(p, a) > of(p, b)],
  [/^(\w) lectures earlier in the week than (\w)$/, ([a, b], p) => of(p, a) < of(p, b)],
  [
    /^(?:Exactly|There (?:is|are) exactly) (\w+) (?:persons?|floors?|lectures?) .*?(\w) and (\w)$/,
    ([n = '', a, b], p) => Math.abs(of(p, a) - of(p, b)) - 1 === NUMBERS.indexOf(n),
  ],
  [
    /^(\w) (?:does not sit at an end of the row|lives neither on .*|lectures neither on .*)$/,
    ([a], p) => ![0, 5].includes(of(p, a)),
  ],
  [
    /^(\w) is shorter than (\w) but taller than (\w)$/,
    ([a, b, c], p) => of(p, b) < of(p, a) && of(p, a) < of(p, c),
  ],
];
const roundATable: readonly Reading[] = [
  [/^(\w) sits immediately to the left of (\w)$/, ([a, b], p) => rightward(p, a, b) === 1],
  [/^(\w) sits immediately to the right of (\w)$/, ([a, b], p) => rightward(p, b, a) === 1],
  [/^(\w) sits second to the left of (\w)$/, ([a, b], p) => rightward(p, a, b) === 2],
  [/^(\w) sits second to the right of (\w)$/, ([a, b], p) => rightward(p, b, a) === 2],
  [/^(\w) sits opposite (\w)$/, ([a, b], p) => rightward(p, a, b) === 3],
  [/^(\w) is not an immediate neighbour of (\w)$/, ([a, b], p) => ![1, 5].includes(rightward(p, a, b))],
];

/** Every way to give the names different places, counted through in base six. */
const everyPlacing: readonly Places[] = Array.from({ length: 6 ** 6 }, (_unused, code) =>
  NAMES.map((_name, at) => Math.floor(code / 6 ** at) % 6),
)
  .filter((places) => new Set(places).size === 6)
  .map((places) => Object.fromEntries(NAMES.map((name, at) => [name, places[at] ?? Number.NaN])));

function reading(sentence: string, readings: readonly Reading[]): (places: Places) => boolean {
  for (const [shape, holds] of readings) {
    const words = shape.exec(sentence)?.slice(1);
    if (words !== undefined) return (places) => holds(words, places);
  }
  throw new Error(`No reading of "${sentence}"`);
}

/** The statement that the question turns into when a name is put in the place of 'who'. */
function saidOf(name: string, question: string): string {
  const place = /^Who is the (\w+) tallest\?$/.exec(question)?.[1];
  if (place === undefined) return question.replace('Who', name).replace(/\?$/, '');
  const taller = SECOND.indexOf(place);
  return `Exactly ${NUMBERS[taller] ?? ''} of the others ${taller === 1 ? 'is' : 'are'} taller than ${name}`;
}

function flipped(sentence: string): string {
  const [, one = '', other = ''] = /^(\w) sits immediately to the right of (\w)$/.exec(sentence) ?? [];
  return one === '' ? sentence : `${other} sits immediately to the left of ${one}`;
}

const puzzles = [
  'seated-in-a-row',
  'round-a-table',
  'floors-of-a-building',
  'lectures-of-a-week',
  'six-friends-by-height',
].map((name) => {
  const template = aptitude.find((one) => one.name.endsWith(`/${name}`));
  if (template === undefined) throw new Error(`No template ${name}`);
  return [name, template] as const;
});

describe.each(puzzles)('the puzzle %s', (name, template) => {
  const isRound = name === 'round-a-table';
  const made = Array.from({ length: VARIANTS }, (_unused, seed) => makeQuestion(template, `puzzle ${seed}`));

  it('[CT10] has one solution as it is printed, no clue without need, and the key that follows from it', () => {
    for (const { text, options } of made) {
      const parts = text.split('\n\n');
      const question = parts.at(-1) ?? '';
      const read = (sentence: string) =>
        reading(isRound ? sentence : flipped(sentence), isRound ? roundATable : inALine);
      const clues = parts.slice(1, -1).map((clue) => read(clue.replace(/^\(\d\) /, '').replace(/\.$/, '')));
      const obeying = (some: typeof clues) =>
        everyPlacing.filter((places) => (!isRound || places.P === 0) && some.every((holds) => holds(places)));
      const [solution = {}, ...others] = obeying(clues);
      expect(others).toEqual([]);
      for (const clue of clues)
        expect(obeying(clues.filter((one) => one !== clue)).length).toBeGreaterThan(1);
      const fitting = options.filter((option) => read(saidOf(option.text, question))(solution));
      expect(fitting.map((option) => option.isRight)).toEqual([true]);
    }
  });
});
