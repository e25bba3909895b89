import { isHeldBack } from '@exam/shared-schema/access';
import type { CountsAs } from '@exam/shared-schema/marking';
import type { Answer } from '@exam/shared-schema/question-types';
import { NO_TOPIC } from '@exam/shared-schema/results';
import type { Context } from '../context.ts';
import type { KeyedPaper, ReadKeyedPaper } from './keyed-papers.ts';
import { isWithheld, type AttemptRow } from './result.ts';

interface QuestionTally {
  readonly questionId: string;
  readonly topic: string;
  readonly countsAs: CountsAs;
  readonly seconds: number;
}

interface Tallier {
  /** The version of the key that the questions are marked with. */
  readonly keyVersion: number;
  tally(responses: AttemptRow['responses']): readonly QuestionTally[];
}

/**
 * The outcome of each question of an attempt, marked with the paper's current key.
 * @returns a factory: each reader looks every paper up once. The reader returns null for an attempt whose questions are not
 * shown to its student: before the key is released (ST7), and if the attempt does not earn it (ST71). Sums over topics
 * would reveal which answers were right.
 */
export function tallyAttempts({ clock, installation }: Context, papers: ReadKeyedPaper) {
  return () => {
    const known = new Map<string, ReturnType<ReadKeyedPaper>>();
    return async (row: Pick<AttemptRow, 'packageVersion' | 'flags' | 'ranked'>): Promise<Tallier | null> => {
      const asked = known.get(row.packageVersion) ?? papers(row.packageVersion);
      known.set(row.packageVersion, asked);
      const paper = await asked;
      if (paper === null) return null;
      const { keyed, policy } = paper;
      const now = clock.now();
      if (isHeldBack(policy.heldUntil, now)) return null;
      if (isWithheld(row, keyed, { ...policy, installation, now })) return null;
      return { keyVersion: keyed.keyVersion, tally: (responses) => tally(keyed, responses) };
    };
  };
}

function tally(keyed: KeyedPaper, responses: AttemptRow['responses']): QuestionTally[] {
  const answers: Record<string, Answer | null> = {};
  const seconds = new Map<string, number>();
  for (const { questionId, selectedAnswer, timeTaken } of responses) {
    answers[questionId] = selectedAnswer;
    seconds.set(questionId, timeTaken);
  }
  return keyed.marker.mark(answers).questions.map(({ questionId, countsAs }) => ({
    questionId,
    topic: keyed.questions.get(questionId)?.question.topic ?? NO_TOPIC,
    countsAs,
    seconds: seconds.get(questionId) ?? 0,
  }));
}
