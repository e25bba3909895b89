import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuestionTypeName } from '../question-types/index.ts';
import { planTest, type PlanSection } from './plan.ts';

const section = (title: string, types: Partial<Record<QuestionTypeName, number>>): PlanSection => ({
  title,
  questionCount: Object.values(types).reduce((sum, count) => sum + count, 0),
  groups: Object.entries(types).map(([type, count]) => ({
    type: type as QuestionTypeName,
    count,
    marks: '4',
    penalty: '1',
    partial: 'none',
  })),
  subjectId: null,
  difficultyMin: 1,
  difficultyMax: 10,
  timeLimitMinutes: null,
  attemptLimit: null,
  questionsInSets: 0,
});

const plan = (sections: readonly PlanSection[], questions: number | null) =>
  planTest(
    { durationMinutes: 180, sections },
    {
      subjects: [{ id: 'physics', name: 'Physics' }],
      topics: [{ id: 'waves', subjectId: 'physics' }],
      difficulty: { min: 1, max: 10 },
      questions,
    },
  );

const mains = [
  section('Section A', { MCQ: 60 }),
  {
    ...section('Section B', { MCQ: 10, Numerical: 20 }),
    attemptLimit: 15,
    timeLimitMinutes: 60,
    questionsInSets: 15,
  },
];

test('[GN90] a shorter test has the sections of its template in proportion, at its pace', () => {
  const { wishes, sections, minutes } = plan(mains, 30);
  expect(wishes.map(({ title, questionCount }) => [title, questionCount])).toEqual([
    ['Section A', 20],
    ['Section B', 10],
  ]);
  expect(wishes.map(({ groups }) => groups?.map(({ type, count }) => [type, count]))).toEqual([
    [['MCQ', 20]],
    [
      ['MCQ', 3],
      ['Numerical', 7],
    ],
  ]);
  expect(sections[1]).toMatchObject({ attemptLimit: 5, timeLimitMinutes: 20, questionsInSets: 5 });
  expect(minutes).toBe(60);
});

test('[GN90] a length that the template does not exceed changes nothing', () => {
  expect(plan(mains, 90)).toEqual(plan(mains, null));
  expect(plan(mains, 200)).toEqual(plan(mains, null));
});

test('[GN90] a short test has as many questions as asked for, and no section or group without one', () => {
  const counts = fc.record({ MCQ: fc.nat(40), Numerical: fc.integer({ min: 1, max: 20 }) });
  const lists = fc.array(counts, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 100 }), (list, questions) => {
      const all = list.map((types, place) => section(`${place}`, types));
      const total = all.reduce((sum, { questionCount }) => sum + questionCount, 0);
      const { wishes } = plan(all, questions);
      expect(wishes.reduce((sum, { questionCount }) => sum + questionCount, 0)).toBe(
        Math.min(questions, total),
      );
      for (const { questionCount, groups } of wishes) {
        expect(questionCount).toBeGreaterThan(0);
        const inGroups = (groups ?? []).map(({ count }) => count);
        expect(inGroups.reduce((sum, count) => sum + count, 0)).toBe(questionCount);
        if (questions < total) expect(Math.min(...inGroups)).toBeGreaterThan(0);
      }
    }),
  );
});
