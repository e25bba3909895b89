import type { ShownResult } from './use-result.ts';

/** Seconds per question of the paper, as every place of a result says it: of the time spent, answered or not. */
export function averageSeconds({
  timeSpent,
  totalQuestions,
}: Pick<ShownResult, 'timeSpent' | 'totalQuestions'>): number {
  return totalQuestions === 0 ? 0 : timeSpent / totalQuestions;
}
