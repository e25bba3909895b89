import type { CountsAs } from '@exam/shared-schema/marking';
import type { Answer } from '@exam/shared-schema/question-types';
import { NO_TOPIC } from '@exam/shared-schema/results';
import type { Context } from '../../../context.ts';
import type { ReadKeyedPaper } from './keyed-papers.ts';
import { isHeldBack, isWithheld, type AttemptRow } from './result.ts';

type TalliedRow = Pick<AttemptRow, 'packageVersion' | 'flags' | 'ranked' | 'responses'>;

interface QuestionTally {
  readonly topic: string;
  readonly countsAs: CountsAs;
  readonly seconds: number;
}

/**
 * What became of each question of an attempt, marked by the paper's current key.
 * @returns null for an attempt whose questions are not shown to its student: before the key is released (ST7), and where the
 * attempt does not earn it (ST71). Sums over topics would tell which answers were right.
 */
export function tallyAttempt({ clock, installation }: Context, papers: ReadKeyedPaper) {
  return async (row: TalliedRow): Promise<{ readonly questions: readonly QuestionTally[] } | null> => {
    const paper = await papers(row.packageVersion);
    if (paper === null) return null;
    const { keyed, policy } = paper;
    const now = clock.now();
    if (isHeldBack(policy.keyReleaseAt, now)) return null;
    if (isWithheld(row, keyed, { ...policy, installation, now })) return null;
    const answers: Record<string, Answer | null> = {};
    const seconds = new Map<string, number>();
    for (const { questionId, selectedAnswer, timeTaken } of row.responses) {
      answers[questionId] = selectedAnswer;
      seconds.set(questionId, timeTaken);
    }
    const questions = keyed.marker.mark(answers).questions.map(({ questionId, countsAs }) => ({
      topic: keyed.questions.get(questionId)?.question.topic ?? NO_TOPIC,
      countsAs,
      seconds: seconds.get(questionId) ?? 0,
    }));
    return { questions };
  };
}
