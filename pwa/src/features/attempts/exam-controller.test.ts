import { emptyAttempt, type QuestionProgress } from '@exam/shared-schema/attempt';
import { expect, test } from 'vitest';
import type { AttemptRoom } from '../../offline/index.ts';
import { testPaper } from '../../test/paper.ts';
import { ExamController } from './exam-controller.ts';

const seen: QuestionProgress = {
  answer: null,
  marked: false,
  visits: 1,
  changes: 0,
  timeMs: 0,
  hiddenMs: 0,
  answeredAt: null,
  changedSeq: null,
};

test('[AT6] every question of a section is in exactly one of the five counts', () => {
  const paper = testPaper();
  const [section] = paper.sections;
  const [sample] = section?.questions ?? [];
  if (section === undefined || sample === undefined) throw new Error('The sample has no questions');
  const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((_id) => ({ ...sample, _id }));
  const room = { paper: { ...paper, sections: [{ ...section, questions }] } } as unknown as AttemptRoom;
  const attempt = {
    ...emptyAttempt('0'.repeat(64)),
    questions: new Map([
      ['q1', { ...seen, answer: 'a' }],
      ['q2', { ...seen, answer: 'a', marked: true }],
      ['q3', { ...seen, answer: 'b', marked: true }],
      ['q4', { ...seen, marked: true }],
      ['q5', seen],
    ]),
  };
  const [counts] = new ExamController(room).sectionCounts({ attempt, openSectionId: null });
  expect(counts).toMatchObject({
    answered: 1,
    answeredMarked: 2,
    marked: 1,
    notAnswered: 1,
    notVisited: 1,
    total: 6,
  });
});
