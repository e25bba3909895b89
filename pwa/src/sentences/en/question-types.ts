import type { QuestionTypeName } from '@exam/shared-schema/question-types';

interface TypeWords {
  readonly name: string;
  /** Above a question. */
  readonly rule: string;
  /** In the rules of a paper. */
  readonly questions: (count: number) => string;
  /** In what a test has of them (GN11). */
  readonly found: (count: number) => string;
}

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

export const questionTypes: Readonly<Record<QuestionTypeName, TypeWords>> = {
  MCQ: {
    name: 'MCQ',
    rule: 'One correct answer',
    questions: (count) => `${questions(count)} with one correct answer`,
    found: (count) => `${count} with one right option`,
  },
  MSQ: {
    name: 'MSQ',
    rule: 'One or more correct',
    questions: (count) => `${questions(count)} with one or more correct answers`,
    found: (count) => `${count} with several right options`,
  },
  Numerical: {
    name: 'Numerical',
    rule: 'Numerical answer',
    questions: (count) => `${questions(count)} with a numerical answer`,
    found: (count) => (count === 1 ? '1 numerical one' : `${count} numerical ones`),
  },
  ShortText: {
    name: 'Short Text',
    rule: 'Typed answer',
    questions: (count) => `${questions(count)} with a typed answer`,
    found: (count) => `${count} with a typed answer`,
  },
  MatrixMatch: {
    name: 'Matrix Match',
    rule: 'Match each row with one or more items',
    questions: (count) => `${questions(count)} that match two lists`,
    found: (count) => `${count} that match two lists`,
  },
};
