import type { AnswerKey, QuestionTypeName } from './index.ts';
import type { QuestionTypeFixtures } from './contract.ts';
import { mcqFixtures } from './mcq/fixtures.ts';
import { msqFixtures } from './msq/fixtures.ts';
import { numericalFixtures } from './numerical/fixtures.ts';
import { shortTextFixtures } from './short-text/fixtures.ts';
import { matrixMatchFixtures } from './matrix-match/fixtures.ts';

/** Examples of every type. The app does not import this file. */
export const fixtures: Readonly<Record<QuestionTypeName, QuestionTypeFixtures<AnswerKey>>> = {
  MCQ: mcqFixtures,
  MSQ: msqFixtures,
  Numerical: numericalFixtures,
  ShortText: shortTextFixtures,
  MatrixMatch: matrixMatchFixtures,
};
