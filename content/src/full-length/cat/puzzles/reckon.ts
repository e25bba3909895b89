import { choiceQuestions } from '../../../passages/written-passage.ts';
import type { WrittenQuestion } from '../../../written-question.ts';

const SUBJECT = 'Data Interpretation and Logical Reasoning';

type Choice = Parameters<typeof choiceQuestions>[2][number];

/** A question whose answer is typed as a whole number. */
interface Typed extends Omit<Choice, 'right' | 'options'> {
  readonly answer: number;
}

const typedQuestion = (
  topic: string,
  set: string,
  { name, answer, ...question }: Typed,
): WrittenQuestion => ({
  ...question,
  name: `${set}/${name}`,
  subject: SUBJECT,
  topic,
  key: { type: 'Numerical', values: [String(answer)], rounding: 'integer' },
  options: [],
});

/** The questions of a set in their order. @param set what their names begin with. */
export const puzzleQuestions = (
  topic: string,
  set: string,
  questions: readonly (Choice | Typed)[],
): WrittenQuestion[] =>
  questions.flatMap((question) =>
    'answer' in question
      ? [typedQuestion(topic, set, question)]
      : choiceQuestions({ subject: SUBJECT, topic }, set, [question]),
  );
