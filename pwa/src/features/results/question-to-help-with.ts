import { testDifficulty } from '@exam/shared-schema/labels';
import type { ShownQuestion } from './analysed-questions.ts';

/** A question as passed to the assistant. */
export interface QuestionToHelpWith {
  readonly questionId: string;
  /** Null if the server does not have the attempt. */
  readonly attemptId: string | null;
  readonly text: string | null;
  readonly lang: string | undefined;
  readonly options: readonly string[];
  readonly explanation: string | null;
  /** As shown; several are joined. */
  readonly correctAnswer: string | null;
  readonly userAnswer: string | null;
  /** ST85: null if the result does not say. */
  readonly topic: string | null;
  readonly subject: string | null;
  readonly difficulty: Difficulty | null;
}

type Difficulty = ReturnType<typeof testDifficulty>;

export function toHelpWith(question: ShownQuestion, attemptId: string | null): QuestionToHelpWith {
  const { id, text, lang, options = [], explanation, correctAnswer, yourAnswer, source } = question;
  const textsOf = (chosen: 'isRight' | 'isYours') =>
    options
      .filter((option) => option[chosen])
      .map((option) => option.text)
      .join(', ');
  return {
    questionId: id,
    attemptId,
    text: text ?? null,
    lang,
    options: options.map((option) => option.text),
    explanation: explanation ?? null,
    correctAnswer: textsOf('isRight') || correctAnswer || null,
    userAnswer: textsOf('isYours') || yourAnswer || null,
    topic: source.topic,
    subject: source.subject ?? null,
    difficulty: source.difficulty === undefined ? null : testDifficulty(source.difficulty),
  };
}
