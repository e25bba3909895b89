import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../scripts/vitest/size.ts';
import { makeQuestion } from '../index.ts';
import { analytical } from './analytical.ts';

/** Answers questions from their printed text alone; it shares nothing with the code that makes them. */
const VARIANTS = rounds({ short: 25, full: 400 });
const madeBy = (name: string) => {
  const template = analytical.find((one) => one.name.endsWith(`/${name}`));
  if (template === undefined) throw new Error(`No template ${name}`);
  return Array.from({ length: VARIANTS }, (_unused, seed) => makeQuestion(template, `read ${seed}`));
};
const rightOf = ({ options }: ReturnType<typeof makeQuestion>) =>
  options.filter(({ isRight }) => isRight).map(({ text }) => text);

type Places = Readonly<Record<string, number>>;
type Reading<World> = readonly [RegExp, (words: readonly string[], world: World) => boolean];

function readBy<World>(sentence: string, readings: readonly Reading<World>[]): (world: World) => boolean {
  for (const [shape, holds] of readings) {
    const words = shape.exec(sentence)?.slice(1);
    if (words !== undefined) return (world) => holds(words, world);
  }
  throw new Error(`No reading of "${sentence}"`);
}

const NAMES = ['P', 'Q', 'R', 'S', 'T', 'U'];
const at = (places: Places, name = '') => places[name] ?? Number.NaN;
/** Flats by number from the top left one; columns from 0, and 0 for the upper floor. */
const column = (places: Places, name = '') => at(places, name) % 3;
const floor = (places: Places, name = '') => (at(places, name) < 3 ? 0 : 1);

const flats: readonly Reading<Places>[] = [
  [/^(\w) lives on the (upper|lower) floor$/, ([a, which], p) => floor(p, a) === (which === 'upper' ? 0 : 1)],
  [/^(\w) lives directly above (\w)$/, ([a, b], p) => at(p, a) + 3 === at(p, b)],
  [/^(\w) lives directly below (\w)$/, ([a, b], p) => at(p, b) + 3 === at(p, a)],
  [
    /^(\w) and (\w) live on the same floor, \w immediately to the left of \w$/,
    ([a, b], p) => floor(p, a) === floor(p, b) && column(p, a) + 1 === column(p, b),
  ],
  [
    /^(\w) and (\w) live on different floors, and neither directly above the other$/,
    ([a, b], p) => floor(p, a) !== floor(p, b) && column(p, a) !== column(p, b),
  ],
  [
    /^(\w) and (\w) live on the same floor, one at each end of it$/,
    ([a, b], p) => floor(p, a) === floor(p, b) && Math.abs(column(p, a) - column(p, b)) === 2,
  ],
  [/^(\w) lives further to the left than (\w)$/, ([a, b], p) => column(p, a) < column(p, b)],
  [
    /^(\w) lives (?:at|in) the (left end|middle|right end) of the (upper|lower) floor$/,
    ([a, where = '', which], p) =>
      column(p, a) === ['left end', 'middle', 'right end'].indexOf(where) &&
      floor(p, a) === (which === 'upper' ? 0 : 1),
  ],
];

const everyPlacing: readonly Places[] = Array.from({ length: 6 ** 6 }, (_unused, code) =>
  NAMES.map((_name, place) => Math.floor(code / 6 ** place) % 6),
)
  .filter((places) => new Set(places).size === 6)
  .map((places) => Object.fromEntries(NAMES.map((name, place) => [name, places[place] ?? Number.NaN])));

describe('flats on two floors', () => {
  it('[CT10] have one arrangement as printed, no clue without need, and the key that follows from it', () => {
    for (const made of madeBy('flats-on-two-floors')) {
      const parts = made.text.split('\n\n');
      const question = parts.at(-1) ?? '';
      const clues = parts
        .slice(1, -1)
        .map((clue) => readBy(clue.replace(/^\(\d\) /, '').replace(/\.$/, ''), flats));
      const obeying = (some: typeof clues) =>
        everyPlacing.filter((places) => some.every((holds) => holds(places)));
      const [solution = {}, ...others] = obeying(clues);
      expect(others).toEqual([]);
      for (const clue of clues)
        expect(obeying(clues.filter((one) => one !== clue)).length).toBeGreaterThan(1);
      const fitting = made.options.filter((option) =>
        readBy(question.replace('Who', option.text).replace(/\?$/, ''), flats)(solution),
      );
      expect(fitting.map(({ isRight }) => isRight)).toEqual([true]);
    }
  });
});

const sayings: readonly Reading<readonly [speaker: string, culprit: string]>[] = [
  [/^"(\w+) did it\."$/, ([name], [, culprit]) => name === culprit],
  [/^"I did not do it\."$/, (_words, [speaker, culprit]) => speaker !== culprit],
  [/^"(\w+) did not do it\."$/, ([name], [, culprit]) => name !== culprit],
  [/^"It was (\w+) or (\w+)\."$/, (names, [, culprit]) => names.includes(culprit)],
];

describe('who did it', () => {
  it('[CT10] is one person alone as printed, and that is the key', () => {
    for (const made of madeBy('who-did-it')) {
      const said = [...made.text.matchAll(/^(\w+): (".*")$/gm)].map(
        ([, name = '', words = '']) => [name, readBy(words, sayings)] as const,
      );
      const wanted = made.text.includes('statements is true') ? 1 : 4;
      const culprits = said
        .map(([name]) => name)
        .filter((culprit) => said.filter(([name, isTrue]) => isTrue([name, culprit])).length === wanted);
      expect(said).toHaveLength(5);
      expect(culprits).toEqual(rightOf(made));
    }
  });
});

const FRIENDS = ['Asha', 'Binod', 'Charu', 'Dev', 'Esha'];
type Guests = readonly string[];
const coming: readonly Reading<Guests>[] = [
  [/^(\w+) comes$/, ([name = ''], guests) => guests.includes(name)],
  [/^(\w+) does not come$/, ([name = ''], guests) => !guests.includes(name)],
];

describe('who must come', () => {
  it('[CT10] is said by one option alone, in every case that the text leaves open', () => {
    for (const made of madeBy('who-must-come')) {
      const rules = [...made.text.matchAll(/^If (.*), then (.*)\.$/gm)].map(([, cause = '', result = '']) => {
        const [isCause, isResult] = [readBy(cause, coming), readBy(result, coming)];
        return (guests: Guests) => !isCause(guests) || isResult(guests);
      });
      const fact = readBy(/It is known that (.*)\. Which/.exec(made.text)?.[1] ?? '', coming);
      const cases = Array.from({ length: 32 }, (_unused, code) =>
        FRIENDS.filter((_name, place) => Math.floor(code / 2 ** place) % 2 === 1),
      ).filter((guests) => [fact, ...rules].every((holds) => holds(guests)));
      const sure = made.options.filter(({ text }) => cases.every(readBy(text.replace(/\.$/, ''), coming)));
      expect(rules).toHaveLength(4);
      expect(cases.length).toBeGreaterThan(0);
      expect(sure.map(({ text }) => text)).toEqual(rightOf(made));
    }
  });
});
