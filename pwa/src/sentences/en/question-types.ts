import type { QuestionTypeName } from '@exam/shared-schema/question-types';

interface TypeWords {
  readonly name: string;
  /** Above a question. */
  readonly rule: string;
  /** In the rules of a paper. */
  readonly questions: (count: number) => string;
}

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);

export const questionTypes: Readonly<Record<QuestionTypeName, TypeWords>> = {
  MCQ: {
    name: 'MCQ',
    rule: 'One correct answer',
    questions: (count) => `${questions(count)} with one correct answer`,
  },
  MSQ: {
    name: 'MSQ',
    rule: 'One or more correct',
    questions: (count) => `${questions(count)} with one or more correct answers`,
  },
  Numerical: {
    name: 'Numerical',
    rule: 'Numerical answer',
    questions: (count) => `${questions(count)} with a numerical answer`,
  },
};
