import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer, AnswerKey } from '../question-types/index.ts';
import { add, compare, formatFraction, parseFraction, ZERO } from './fraction.ts';
import { mark } from './mark.ts';
import type { MarkablePaper } from './paper.ts';
import type { TypeRule } from './scheme.ts';

const OPTION_IDS = ['a', 'b', 'c', 'd'];
const OPTIONS = OPTION_IDS.map((_id) => ({ _id }));

const magnitudes = fc.constantFrom('0', '1/4', '1/3', '2/3', '0.5', '1', '6/7', '2', '5/2', '3', '4');
const rules: fc.Arbitrary<TypeRule> = fc.record({
  marks: magnitudes,
  penalty: magnitudes,
  partial: fc.constantFrom('none', 'jee-advanced', 'per-option'),
});
const schemes = fc
  .record({ MCQ: rules, MSQ: rules, Numerical: rules })
  .map((byType) => ({ name: 'Any', version: 1, rules: byType }));

const subset = fc.subarray(OPTION_IDS, { minLength: 1 });
const outcome = fc.constantFrom(undefined, undefined, undefined, 'dropped' as const, 'bonus' as const);
const keys: fc.Arbitrary<AnswerKey> = fc.oneof(
  fc.record({ type: fc.constant('MCQ' as const), correct: subset, outcome }),
  fc.record({
    type: fc.constant('MSQ' as const),
    correct: subset,
    alternatives: fc.array(subset, { maxLength: 2 }),
    outcome,
  }),
  fc.record({ type: fc.constant('Numerical' as const), values: fc.constant<string[]>(['5']), outcome }),
);
const answers: fc.Arbitrary<Answer | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...OPTION_IDS),
  subset,
  fc.constantFrom('5', '5.0', '6', 'nothing'),
);

const items = fc.array(
  fc.record({ key: keys, answer: answers, marks: fc.option(magnitudes, { nil: undefined }) }),
  { maxLength: 12 },
);
const sections = fc.array(
  fc.record({ items, attemptLimit: fc.option(fc.nat({ max: 12 }), { nil: undefined }) }),
  { maxLength: 3 },
);

interface Case {
  readonly paper: MarkablePaper;
  readonly keys: Record<string, AnswerKey>;
  readonly responses: Record<string, Answer | null>;
}

const cases: fc.Arbitrary<Case> = fc.tuple(schemes, sections).map(([scheme, list]) => {
  const all: Omit<Case, 'paper'> = { keys: {}, responses: {} };
  const paperSections = list.map((section, s) => {
    const questions = section.items.map(({ key, answer, marks }, q) => {
      const _id = `s${s}q${q}`;
      all.keys[_id] = key;
      all.responses[_id] = answer;
      return { _id, type: key.type, marks, options: key.type === 'Numerical' ? undefined : OPTIONS };
    });
    return { _id: `s${s}`, attemptLimit: section.attemptLimit, questions };
  });
  return { paper: { scheme, sections: paperSections }, ...all };
});

function markCase({ paper, keys: byId, responses }: Case) {
  return mark(paper, byId, responses);
}

describe('[SC2] for every paper and every attempt', () => {
  test('the total is the sum of the marks of the questions', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const marked = markCase(one);
        const sum = marked.questions.map((question) => parseFraction(question.marks)).reduce(add, ZERO);
        expect(marked.total).toBe(formatFraction(sum));
      }),
    );
  });

  test('no question earns more than its maximum or loses more than its penalty, nor the paper more than its own', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const marked = markCase(one);
        for (const question of marked.questions) {
          expect(compare(parseFraction(question.marks), parseFraction(question.maximum))).toBeLessThanOrEqual(
            0,
          );
          expect(
            compare(parseFraction(question.marks), parseFraction(`-${question.penalty}`)),
          ).toBeGreaterThanOrEqual(0);
        }
        expect(compare(parseFraction(marked.total), parseFraction(marked.maximum))).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('correct, incorrect and unanswered make up all questions', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { counts, questions, accuracy } = markCase(one);
        expect(counts.correct + counts.incorrect + counts.unanswered).toBe(counts.totalQuestions);
        expect(questions).toHaveLength(counts.totalQuestions);
        expect(accuracy).toBeGreaterThanOrEqual(0);
        expect(accuracy).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('the counts are those of the questions, and an answer that does not count is unanswered', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { counts, questions } = markCase(one);
        for (const name of ['correct', 'incorrect', 'unanswered'] as const)
          expect(questions.filter((question) => question.countsAs === name)).toHaveLength(counts[name]);
      }),
    );
  });

  test('leaving questions blank never costs', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { questions, total } = markCase({ ...one, responses: {} });
        for (const question of questions)
          expect(compare(parseFraction(question.marks), ZERO)).toBeGreaterThanOrEqual(0);
        expect(compare(parseFraction(total), ZERO)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the order in which MSQ options were chosen changes nothing', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const turned = Object.entries(one.responses).map(([id, answer]) => [
          id,
          Array.isArray(answer) ? [...answer].reverse() : answer,
        ]);
        expect(markCase({ ...one, responses: Object.fromEntries(turned) as Case['responses'] })).toEqual(
          markCase(one),
        );
      }),
    );
  });

  test('the right answer to everything earns the maximum', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const responses = Object.fromEntries(
          Object.entries(one.keys).map(([id, key]) => [id, rightAnswer(key)]),
        );
        const withoutOwnMarks = one.paper.sections.map((section) => ({
          ...section,
          questions: section.questions.map((question) => ({ ...question, marks: '2' })),
        }));
        const marked = markCase({ ...one, responses, paper: { ...one.paper, sections: withoutOwnMarks } });
        expect(marked.total).toBe(marked.maximum);
      }),
    );
  });
});

function rightAnswer(key: AnswerKey): Answer {
  if (key.type === 'MCQ') return key.correct[0] ?? '';
  return key.type === 'MSQ' ? key.correct : '5';
}
