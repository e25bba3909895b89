import { describe, expect, it } from 'vitest';
import { rounds } from '../../../scripts/vitest/size.ts';
import { canOffer, makeQuestion, templates, type MadeQuestion, type Template } from './index.ts';
import { printedValue } from './printed-value.ts';
import { randomFrom } from './random.ts';

const VARIANTS = rounds({ short: 20, full: 300 });
const FIVE = 5;
const ofFive = templates.filter((template) => canOffer(template, FIVE));
const madeBy = (template: Template): MadeQuestion[] =>
  Array.from({ length: VARIANTS }, (_unused, seed) => makeQuestion(template, `five ${seed}`, seed % 3, FIVE));
const made = new Map(ofFive.map((template) => [template.name, madeBy(template)]));
const questions = [...made.values()].flat();
const named = (name: string) => templates.find((template) => template.name.endsWith(`/${name}`)) as Template;

/** How many options are smaller than the right one; null if they are no numbers. */
function rankOf({ options }: MadeQuestion): number | null {
  const values = options.map(({ text }) => printedValue(text));
  const right = values[options.findIndex(({ isRight }) => isRight)];
  if (values.includes(null) || typeof right !== 'number') return null;
  return values.filter((value) => value !== null && value < right).length;
}

const sharesOf = (ranks: readonly number[]) =>
  [0, 1, 2, 3, 4].map((rank) => ranks.filter((one) => one === rank).length / ranks.length);

describe('questions of five options', () => {
  it('[CT14] are made by nearly every template with a single right option, and by no other', () => {
    expect(ofFive.filter(({ type }) => type !== 'MCQ')).toEqual([]);
    // Statement I and II, assertion and reason, and a rule of three elements have four cases.
    const ofCases = /\/(?:statement-(?:pair|count)|assertion|case)-/;
    const unable = templates.filter(
      (one) => one.type === 'MCQ' && !ofFive.includes(one) && !ofCases.test(one.name),
    );
    expect(unable.map(({ name }) => name).sort()).toEqual([
      'chemistry/strongest-bond',
      'computer-science/conflicts-of-a-grammar',
      'general-intelligence-and-reasoning/word-pairs',
      'verbal-ability-and-reading-comprehension/summary-of-a-paragraph',
    ]);
  });

  it('[CT14] have five different options and one right one, which two ways agree on', () => {
    const wrong = questions.filter(
      ({ options, proof }) =>
        new Set(options.map(({ text }) => text)).size !== FIVE ||
        options.filter(({ isRight }) => isRight).length !== 1 ||
        proof.some(([one, other]) => Math.abs(one - other) > 1e-6 * (Math.abs(one) || 1)),
    );
    expect(wrong).toEqual([]);
  });

  it('[CT14] never have "None of these", and none says that it has four options', () => {
    expect(questions.filter(({ options }) => options.some(({ text }) => /none of th/i.test(text)))).toEqual(
      [],
    );
    expect(questions.filter(({ text }) => /\bfour (?:options|numbers|words)\b/.test(text))).toEqual([]);
  });

  it('[CT14] [CT2] have no option outside the range of what is plausible', () => {
    const beyond = questions.filter(({ options, within }) =>
      options.some(({ text }) => {
        if (within === null) return false;
        const [value, slack] = [printedValue(text), 0.006 * Math.max(...within.map(Math.abs))];
        return value === null || value < within[0] - slack || value > within[1] + slack;
      }),
    );
    expect(beyond).toEqual([]);
  });

  it('[CT14] have the right one of numbers at each of the five ranks alike', () => {
    const ranks = [...made].map(([name, list]) => [name, list.flatMap((one) => rankOf(one) ?? [])] as const);
    for (const share of sharesOf(ranks.flatMap(([, list]) => list))) {
      expect(share).toBeGreaterThanOrEqual(0.17);
      expect(share).toBeLessThanOrEqual(0.23);
    }
    const many = ranks.filter(([, list]) => list.length > VARIANTS / 2);
    expect(many.length).toBeGreaterThan(90);
    expect(many.filter(([, list]) => Math.max(...sharesOf(list)) > 0.6).map(([name]) => name)).toEqual([]);
  });

  it('[CT14] of facts have one odd statement in the company of four others', () => {
    const list = made.get('general-awareness/instruments') ?? [];
    for (const { explanation } of list) {
      const [correct = 0, incorrect = 0] = [/\*\*Correct:/g, /\*\*Not correct:/g].map(
        (words) => explanation.match(words)?.length ?? 0,
      );
      expect([correct, incorrect].sort((a, b) => a - b)).toEqual([1, 4]);
    }
  });

  it('[CT14] with two conclusions have "Either I or II follows", right where "some" and "no" are said of two classes', () => {
    const list = Array.from({ length: 100 }, (_unused, seed) =>
      makeQuestion(named('two-conclusions'), `either ${seed}`, 0, FIVE),
    );
    const isEither = (one: MadeQuestion) =>
      one.options.find(({ text }) => text === 'Either I or II follows')?.isRight;
    expect(list.every((one) => isEither(one) !== undefined)).toBe(true);
    const right = list.filter(isEither);
    expect(right.length).toBeGreaterThan(8);
    for (const { text } of right) {
      const [first = '', second = ''] = [...text.matchAll(/^II?\. (.*)\.$/gm)].map((match) => match[1]);
      expect(
        [first, second].map((one) => one.split(' ')[0]).sort((a = '', b = '') => a.localeCompare(b)),
      ).toEqual(['No', 'Some']);
    }
  });
});

describe('questions of four options', () => {
  it('[CT14] are what they were before there were questions of five', () => {
    const draws: string[] = [];
    const spy: Template = {
      ...named('two-quadratics'),
      make: (random, turn) => {
        draws.push(JSON.stringify([turn.rank, turn.options, random.int(0, 1e9), turn.family.int(0, 1e9)]));
        return null;
      },
    };
    expect(() => makeQuestion(spy, 'seed', 7)).toThrow('found no numbers');
    const random = randomFrom(JSON.stringify(['seed', spy.name, 7]));
    const family = randomFrom(JSON.stringify(['seed', spy.name]));
    const first = [random.int(0, 3), 4, random.int(0, 1e9), family.int(0, 1e9)];
    expect(draws[0]).toBe(JSON.stringify(first));
    const text = ({ text: words }: MadeQuestion) => words;
    expect(text(makeQuestion(named('two-quadratics'), 'seed', 7, FIVE))).not.toBe(
      text(makeQuestion(named('two-quadratics'), 'seed', 7)),
    );
  });
});
