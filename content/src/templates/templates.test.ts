import { describe, expect, it } from 'vitest';
import { syllabuses } from '@exam/shared-schema/exam-patterns';
import { placesOfSameLook } from '@exam/shared-schema/rich-text';
import { rounds } from '../../../scripts/vitest/size.ts';
import { notSetInType } from '../set-in-type.ts';
import { makeQuestion, templates, type MadeQuestion, type Template } from './index.ts';
import { keptNames } from './kept-names.ts';
import { wrongEquationsIn } from './printed-equations.ts';
import { printedValue } from './printed-value.ts';

const VARIANTS = rounds({ short: 200, full: 1000 });
/** KaTeX takes most of the time; other tests look at what is made, not at how it is set. */
const SET_IN_TYPE = rounds({ short: 5, full: 50 });
const EXACT = 1e-6;
/** How far a number in three significant figures can be from the value. */
const ROUNDED = 0.006;
/** How far one in two decimal places can be. */
const HALF_A_HUNDREDTH = 0.00501;

/** '+ -3', '1x' and exponents of one. */
const POOR_STYLE = /[+-] ?-\d|(?<![\d.}])1(?:x|y|z|k|\\hat)|[\dx-z\])]\^\{1\}/;
/** '+ 0' is no term of what is asked; in a solution it may be a step. */
const POOR_STYLE_OF_QUESTIONS = /[+-] 0(?:[a-z\\$]| =)/;

const FIGURES = ['', '', 'two', 'three', 'four', 'five'];
/** Significant figures of a number as it is printed; whole numbers may have as many as one likes. */
function figuresOf(option: string): number {
  const [, digits = ''] = /^\$-?(\d+(?:\.\d+)?)/.exec(option) ?? [];
  return digits === '0' ? Infinity : digits.replace('.', '').replace(/^0+/, '').length;
}

const RANKS = [0, 1, 2, 3] as const;

/** How many options are smaller than the right one; none if they are no numbers. */
function rankOf({ options }: MadeQuestion): number[] {
  const values = options.map(({ text }) => printedValue(text));
  const right = values[options.findIndex(({ isRight }) => isRight)];
  if (values.includes(null) || typeof right !== 'number') return [];
  return [values.filter((value) => value !== null && value < right).length];
}

const sharesOf = (ranks: readonly number[]): number[] =>
  RANKS.map((rank) => ranks.filter((one) => one === rank).length / ranks.length);

const countOf = (fits: (template: Template) => boolean) => templates.filter(fits).length;
const isScience = ({ subject }: Template) => ['Physics', 'Chemistry', 'Mathematics'].includes(subject);

describe('the templates', () => {
  it('[CT8] are of different names, and every name that questions are found by is still there', () => {
    const names = templates.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(keptNames.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('are enough of every kind', () => {
    expect(countOf(({ subject }) => subject === 'Physics')).toBeGreaterThanOrEqual(25);
    expect(countOf(({ subject }) => subject === 'Chemistry')).toBeGreaterThanOrEqual(20);
    expect(countOf(({ subject }) => subject === 'Mathematics')).toBeGreaterThanOrEqual(30);
    expect(
      countOf((template) => isScience(template) && template.type === 'Numerical'),
    ).toBeGreaterThanOrEqual(15);
    expect(countOf((template) => isScience(template) && template.type === 'MSQ')).toBeGreaterThanOrEqual(12);
    expect(countOf(({ subject }) => /Aptitude|Reasoning/.test(subject))).toBeGreaterThanOrEqual(20);
    expect(countOf(({ subject }) => subject === 'Biology')).toBeGreaterThanOrEqual(35);
    expect(countOf(({ subject }) => subject === 'General Studies')).toBeGreaterThanOrEqual(15);
    expect(countOf(({ subject }) => subject === 'General Aptitude')).toBeGreaterThanOrEqual(15);
    expect(countOf(({ subject }) => subject === 'English Comprehension')).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['Physics', 6],
    ['Chemistry', 4],
    ['Mathematics', 6],
    ['Quantitative Ability', 8],
  ])('[CT7] are as hard as questions of JEE Advanced and CAT in part: %s', (asked, least) => {
    const isHard = ({ subject, difficulty }: Template) => subject === asked && difficulty >= 7;
    expect(countOf(isHard)).toBeGreaterThanOrEqual(least);
  });

  it('are about chapters of a syllabus', () => {
    const chapters = new Set(
      syllabuses.flatMap(({ subjects }) =>
        subjects.flatMap(({ name, chapters }) => chapters.map((one) => `${name}: ${one}`)),
      ),
    );
    expect(
      templates.map(({ subject, topic }) => `${subject}: ${topic}`).filter((topic) => !chapters.has(topic)),
    ).toEqual([]);
  });
});

const drawnDifficulties = new Set<number>();
/** Of templates with one right option among numbers, by name. */
const ranksByTemplate = new Map<string, readonly number[]>();

/** What a reader of a paper would find wrong with these variants of a template, by the rule that it breaks. */
function faultsOf(template: Template, made: readonly MadeQuestion[]): Readonly<Record<string, unknown[]>> {
  const difficulties = made.map(({ difficulty = template.difficulty }) => difficulty);
  for (const difficulty of difficulties) drawnDifficulties.add(difficulty);
  return {
    '[CT6] an answer that two ways agree on, options that differ, and a key that fits its type': made.filter(
      (question) =>
        disagreements(question).length > 0 ||
        placesOfSameLook(question.options.map(({ text }) => text)) !== null ||
        shapeOf(question) !== expectedShape(template, question),
    ),
    '[CT2] no option beyond what the template calls plausible': made.flatMap(({ options, within, text }) =>
      options
        .filter((option) => within !== null && !isWithin(printedValue(option.text), within))
        .map((option) => [text, option.text]),
    ),
    '[CT3] [CT4] the right option is true as printed, or is marked as rounded': made.flatMap(untrueAsPrinted),
    '[CT3] all options are rounded like the right one': made.flatMap(roundedUnlike),
    '[CT6] reads as a question with a solution': made.filter(isBroken),
    '[CT6] the solution calculates what comes out': made.flatMap(({ explanation }) =>
      wrongEquationsIn(explanation),
    ),
    '[CT6] no equation has twice the same side': made.flatMap(repeatedSides),
    '[CT6] the solution of a typed answer ends in it': made.filter(lacksAnswer),
    '[CT6] an answer to be typed is not changed much by being rounded': made.filter(isRoundedAway),
    '[CT6] no formula in a style that no paper prints': made.flatMap(poorlyStyled),
    '[CT6] renders': made.slice(0, SET_IN_TYPE).flatMap(partsOf).flatMap(notSetInType),
    '[CT7] a difficulty from 2 to 9': difficulties.filter((difficulty) => difficulty < 2 || difficulty > 9),
  };
}

const partsOf = ({ text, explanation, options }: MadeQuestion): string[] => [
  text,
  explanation,
  ...options.map((option) => option.text),
];

function roundedUnlike({ text, options }: MadeQuestion): string[] {
  const figures = FIGURES.indexOf(/\(to (\w+) significant figures\)$/.exec(text)?.[1] ?? '');
  const isToWhole = text.endsWith('(to the nearest whole number)');
  return options
    .map((option) => option.text)
    .filter((option) => (isToWhole ? option.includes('.') : figures > 0 && figuresOf(option) < figures));
}

function isBroken({ text, explanation, options, diagram }: MadeQuestion): boolean {
  const words = options.map((option) => option.text);
  const all = [text, explanation, ...words, diagram?.svg, diagram?.alt].join(' ');
  const isEmpty = words.some((option) => option.trim() === '') || explanation.length <= 10;
  return isEmpty || /undefined|NaN|Infinity|\[object/.test(all);
}

function poorlyStyled({ text, explanation, options }: MadeQuestion): string[] {
  const asked = [text, ...options.map((option) => option.text)];
  return [
    ...asked.filter((part) => POOR_STYLE_OF_QUESTIONS.test(part)),
    ...[...asked, explanation].filter((part) => POOR_STYLE.test(part)),
  ];
}

/** Equations of a solution that say that something is itself. */
function repeatedSides({ explanation }: MadeQuestion): string[] {
  return (explanation.match(/\$[^$]+\$/g) ?? []).filter((formula) => {
    const sides = formula.slice(1, -1).split(/=|\\approx/);
    const plain = sides.map((side) => side.replace(/\s+/g, ''));
    return plain.some((side, place) => side !== '' && side === plain[place - 1]);
  });
}

function lacksAnswer({ answer, explanation }: MadeQuestion): boolean {
  if (answer === null) return false;
  const printed = explanation.match(/\d+(?:\.\d+)?/g) ?? [];
  return !printed.some((number) => Number(number) === Math.abs(Number(answer.value)));
}

/** By more than a twentieth: then it would say little of what was computed. */
function isRoundedAway({ answer, proof: [computed] }: MadeQuestion): boolean {
  if (answer === null || computed === undefined) return false;
  const [value] = computed;
  return Math.abs(Number(answer.value) - value) > 0.0501 * Math.abs(value);
}

it.each(templates.map((template) => [template.name, template] as const))(
  '[CT2] [CT3] [CT4] [CT6] [CT7] %s has no fault in any of its variants',
  (_name, template) => {
    const made = Array.from({ length: VARIANTS }, (_unused, seed) =>
      makeQuestion(template, `seed ${seed}`, seed % 3),
    );
    const ranks = template.type === 'MCQ' ? made.flatMap(rankOf) : [];
    if (ranks.length > VARIANTS / 2) ranksByTemplate.set(template.name, ranks);
    for (const [rule, faults] of Object.entries(faultsOf(template, made)))
      expect.soft(faults, rule).toEqual([]);
    expect(makeQuestion(template, 'seed 1', 1), 'the same again for the same seed').toEqual(made[1]);
  },
);

/** Options of the same meaning in each question of a template: what is right in how many of a thousand. */
const sharesOfWords = (name: string, meaningOf: (question: MadeQuestion, right: string) => string) => {
  const template = templates.find((each) => each.name === name);
  if (template === undefined) throw new Error(`No template ${name}`);
  const counts = new Map<string, number>();
  for (let turn = 0; turn < 1000; turn += 1) {
    const question = makeQuestion(template, `share ${turn}`, turn % 3);
    const right = question.options.find(({ isRight }) => isRight)?.text ?? '';
    const meaning = meaningOf(question, right);
    counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  }
  return new Map([...counts].map(([meaning, count]) => [meaning, count / 1000]));
};

describe('options that recur in every question of a template', () => {
  it.each([
    ['quantitative-aptitude/two-quadratics', (_question: MadeQuestion, right: string) => right],
    [
      'english-comprehension/error-in-agreement',
      ({ text }: MadeQuestion, right: string) =>
        String((text.split('\n').at(-1) ?? '').replace(/\.$/, '').split(' / ').indexOf(right)),
    ],
  ])('[CT1] are right about equally often: %s', (name, meaningOf) => {
    const shares = sharesOfWords(name, meaningOf);
    expect(shares.size).toBe(5);
    for (const [meaning, share] of shares)
      expect([meaning, share > 0.12 && share < 0.3]).toEqual([meaning, true]);
  });

  it('[CT1] are offered where they are wrong, too', () => {
    const open = 'The relation between $x$ and $y$ cannot be established';
    const template = templates.find(({ name }) => name === 'quantitative-aptitude/two-quadratics');
    if (template === undefined) throw new Error('It is gone');
    for (let turn = 0; turn < 100; turn += 1)
      expect(makeQuestion(template, `open ${turn}`, turn).options.map(({ text }) => text)).toContain(open);
  });
});

describe('all of them together', () => {
  it('[CT7] have each difficulty from 2 to 9', () => {
    expect([...drawnDifficulties].sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('the size of the right one among four numbers', () => {
  it('[CT1] is looked at in nearly a hundred templates', () => {
    expect(ranksByTemplate.size).toBeGreaterThanOrEqual(90);
  });

  it('[CT1] is each of the four ranks in 21 to 29 % of more than 10,000 questions', () => {
    const ranks = [...ranksByTemplate.values()].flat();
    expect(ranks.length).toBeGreaterThan(10_000);
    for (const share of sharesOf(ranks)) {
      expect(share).toBeGreaterThanOrEqual(0.21);
      expect(share).toBeLessThanOrEqual(0.29);
    }
  });

  it('[CT1] is no rank in more than 45 % of the questions of a template', () => {
    const uneven = [...ranksByTemplate].filter(([, ranks]) => Math.max(...sharesOf(ranks)) > 0.45);
    expect(uneven.map(([name]) => name)).toEqual([]);
  });
});

function disagreements({ proof }: MadeQuestion): (readonly [number, number])[] {
  // As a share, for concentrations may be as small as they like; of 0 there are no shares.
  return proof.filter(([one, other]) => !(Math.abs(one - other) <= EXACT * (Math.abs(one) || 1)));
}

/** Printed values may be rounded up to the end of the range. */
function isWithin(value: number | null, [least, most]: readonly [number, number]): boolean {
  if (value === null) return false;
  const slack = ROUNDED * Math.max(Math.abs(least), Math.abs(most));
  return value >= least - slack && value <= most + slack;
}

/** Right options that print a number which is none of the values that were proved. */
function untrueAsPrinted({ text, options, proof, within }: MadeQuestion): string[] {
  const values = proof.map(([value]) => value);
  return options
    .filter(({ isRight }) => isRight && values.length > 0)
    .flatMap((option) => {
      const printed = printedValue(option.text);
      if (printed === null || (within === null && !isStatement(option.text))) return [];
      const isRounded = /approximately/.test(option.text) || (within !== null && saysRounded(text));
      const places = /decimal places\)/.test(text) ? HALF_A_HUNDREDTH : 0;
      const isTrue = values.some(
        (value) =>
          Math.abs(value - printed) <= Math.max(places, (isRounded ? ROUNDED : 1e-9) * Math.abs(value)),
      );
      return isTrue ? [] : [`${text} ${option.text}`];
    });
}

const isStatement = (text: string) => /\.$/.test(text);
const saysRounded = (text: string) =>
  /\(to .*(?:figures|whole number|decimal places?)\)|closest to|to one decimal place/.test(text);

function shapeOf({ options, answer }: MadeQuestion): string {
  const right = options.filter(({ isRight }) => isRight).length;
  return `${options.length} options, ${right} right, ${answer === null ? 'no' : 'an'} answer to type`;
}

function expectedShape({ type }: Template, { options }: MadeQuestion): string {
  const right = options.filter(({ isRight }) => isRight).length;
  if (type === 'Numerical') return '0 options, 0 right, an answer to type';
  return `4 options, ${type === 'MCQ' ? 1 : Math.max(1, right)} right, no answer to type`;
}
