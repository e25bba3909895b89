import { describe, expect, it } from 'vitest';
import type { Assertion } from './assertions.ts';
import type { Fact } from './fact.ts';
import { makeQuestion, templates, type MadeQuestion, type Template } from './index.ts';
import { asStatementCount, asStatementPair, templatesOf } from './subject.ts';

const { assertion, fact, legalCase, match } = templatesOf('Physics');
const VARIANTS = 400;

const made = (template: Template) =>
  Array.from({ length: VARIANTS }, (_unused, turn) => makeQuestion(template, 'a seed', turn));
const rightPlace = ({ options }: MadeQuestion) => options.findIndex(({ isRight }) => isRight);
const rightText = (question: MadeQuestion) => question.options[rightPlace(question)]?.text ?? '';
/** A quarter of 400 is 100, give or take four standard deviations. */
const isAQuarter = (count: number) => count > 65 && count < 135;
const countsOf = (questions: readonly MadeQuestion[]) =>
  [0, 1, 2, 3].map((place) => questions.filter((one) => rightPlace(one) === place).length);

const pool: readonly Fact[] = Array.from({ length: 8 }, (_unused, place) => [
  `Fact ${place} holds.`,
  `Fact ${place} fails.`,
  `This is why ${place} is so.`,
]);
const ofFacts = fact('of-facts', 'Optics', 4, 'light', pool);
const isTrue = (statement: string) => pool.some(([holds]) => holds === statement);
const only = (list: readonly Template[]) => list[0] as Template;

describe('[CT22] Statement I and Statement II', () => {
  const questions = made(only(asStatementPair(ofFacts)));
  const statementsOf = ({ text }: MadeQuestion) =>
    [...text.matchAll(/^\*\*Statement II?:\*\* (.+)$/gm)].map(([, statement = '']) => statement);

  it('are keyed by which of the facts are stated as they are', () => {
    for (const question of questions) {
      const [first = '', second = ''] = statementsOf(question).map((statement) =>
        isTrue(statement) ? 'correct' : 'incorrect',
      );
      const expected =
        first === second
          ? `Both Statement I and Statement II are ${first}.`
          : `Statement I is ${first}, but Statement II is ${second}.`;
      expect(rightText(question)).toBe(expected);
    }
  });

  it('have each case alike, and its options in their own order', () => {
    expect(countsOf(questions).filter((count) => !isAQuarter(count))).toEqual([]);
    expect(new Set(questions.map(({ options }) => options.map(({ text }) => text).join())).size).toBe(1);
    expect(questions.every(({ isInOrder }) => isInOrder)).toBe(true);
  });

  it('are about any two facts once before any two come again', () => {
    const facts = questions.slice(0, 28).map((question) =>
      statementsOf(question)
        .map((one) => one.slice(0, 6))
        .sort()
        .join(),
    );
    expect(new Set(facts).size).toBe(28);
  });

  it('say of each whether it is correct, and why', () => {
    for (const question of questions.slice(0, 40)) {
      const parts = question.explanation.split('\n\n');
      expect(parts.map((part) => part.startsWith('**Correct:**'))).toEqual(
        statementsOf(question).map(isTrue),
      );
      expect(parts.filter((part) => !/This is why \d is so\.$/.test(part))).toEqual([]);
    }
  });
});

describe('[CT22] how many of three statements', () => {
  it('is how many of the facts are stated as they are, each number alike', () => {
    const questions = made(only(asStatementCount(ofFacts)));
    for (const question of questions) {
      const statements = [...question.text.matchAll(/^\(\d\) (.+)$/gm)].map(([, one = '']) => one);
      expect(statements).toHaveLength(3);
      const words = ['None', 'Only one', 'Only two', 'All three'];
      expect(rightText(question)).toBe(words[statements.filter(isTrue).length]);
    }
    expect(countsOf(questions).filter((count) => !isAQuarter(count))).toEqual([]);
  });

  it('is asked of facts alone', () => {
    const other = templates.find(({ facts }) => facts === undefined) as Template;
    expect([...asStatementCount(other), ...asStatementPair(other)]).toEqual([]);
  });
});

describe('[CT23] assertion and reason', () => {
  const assertions: readonly Assertion[] = [0, 1, 2, 3].map((place) => ({
    isTrue: `Assertion ${place} holds.`,
    isFalse: `Assertion ${place} fails.`,
    reason: `Reason ${place} holds.`,
    besides: `Besides ${place} holds.`,
    falseReason: `Reason ${place} fails.`,
    because: `This is how ${place} comes about.`,
  }));
  const questions = made(assertion('asserted', 'Optics', 5, assertions));

  it('are keyed by what is said, and by whether the reason is the one', () => {
    for (const question of questions) {
      const holds = [
        ...question.text.matchAll(/^\*\*(?:Assertion \(A\)|Reason \(R\)):\*\* .+ (holds|fails)\.$/gm),
      ];
      const [a, r] = holds.map(([, verb]) => verb === 'holds');
      const isBesides = question.text.includes('Besides');
      const expected = !a ? 3 : !r ? 2 : isBesides ? 1 : 0;
      expect(holds).toHaveLength(2);
      expect(a || r).toBe(true);
      expect(rightPlace(question)).toBe(expected);
    }
    expect(countsOf(questions).filter((count) => !isAQuarter(count))).toEqual([]);
  });

  it('are explained by the true assertion, the true reason, and how the one leads to the other', () => {
    for (const { explanation } of questions)
      expect(explanation).toMatch(
        /Assertion (\d) holds\.[^]*Reason \1 holds\. This is how \1 comes about\.$|Assertion (\d) holds\.[^]*Reason \2 holds\.\n\nThis is how \2 comes about\.$/,
      );
  });
});

describe('[CT31] a rule and a case', () => {
  const situations = [0, 1].map((place) => ({
    begins: `Case ${place} of {A} and {B}.`,
    parts: [0, 1, 2].map((element) =>
      element === 1
        ? ([`Part ${element} is met.`, `Part ${element} fails.`, ['Rest 0.', 'Rest 2.']] as const)
        : ([`Part ${element} is met.`, `Part ${element} fails.`] as const),
    ),
  }));
  const rule = legalCase('case-of-parts', 'Torts', 4, {
    principle: 'All parts are needed.',
    asks: 'Is {A} liable?',
    ifAll: 'all parts are met',
    elements: ['part 0 fails', 'part 1 fails', 'part 2 fails'],
    situations,
  });
  const questions = made(rule);

  it('are keyed by the part that the facts do not meet', () => {
    for (const question of questions) {
      const [, failing] = /Part (\d) fails\./.exec(question.text) ?? [];
      const expected =
        failing === undefined ? 'Yes, because all parts are met.' : `No, because part ${failing} fails.`;
      expect(rightText(question)).toBe(expected);
      expect(question.text.includes('Rest 0. Part 1 fails. Rest 2.')).toBe(failing === '1');
      expect(question.text).not.toMatch(/[{}]/);
    }
  });

  it('have each situation in each case once before any comes again', () => {
    const facts = questions
      .slice(0, 8)
      .map(({ text }) => text.replaceAll(/of \w+ and \w+|Is \w+ liable/g, ''));
    expect(new Set(facts).size).toBe(8);
  });
});

describe('[CT24] two lists', () => {
  const pairs = Array.from({ length: 7 }, (_unused, place) => {
    const letter = 'abcdefg'.charAt(place);
    return [letter, `${letter}'`, `${letter} belongs to ${letter}'.`] as const;
  });
  const questions = made(match('matched', 'Optics', 4, { headings: ['Letter', 'Mark'], pairs }));
  const listsOf = ({ text }: MadeQuestion) =>
    [...text.matchAll(/^(\([A-D]\)) (\w) & (\([IV]+\)) (\w)' \\\\$/gm)].map(([, ...cells]) => cells);

  it('are matched by the right option alone', () => {
    for (const question of questions) {
      const rows = listsOf(question);
      const matched = rows.map(([label, letter]) => `${label}-${rows.find((row) => row[3] === letter)?.[2]}`);
      expect(rows).toHaveLength(4);
      expect(
        question.options.filter(({ isRight, text }) => isRight !== (text === matched.join(', '))),
      ).toEqual([]);
    }
  });

  it('have no option that stands out by the pairs that it shares with the others', () => {
    const shared = ({ options }: MadeQuestion) =>
      options.map(({ text, isRight }) => {
        const others = options.filter((one) => one.text !== text).flatMap((one) => one.text.split(', '));
        return [text.split(', ').filter((pair) => others.includes(pair)).length, isRight] as const;
      });
    const mean = (of: boolean) => {
      const counts = questions.flatMap(shared).flatMap(([count, isRight]) => (isRight === of ? [count] : []));
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    };
    expect(questions.flatMap(shared).filter(([count]) => count === 0)).toEqual([]);
    expect(Math.abs(mean(true) - mean(false))).toBeLessThan(0.2);
  });
});
