import type { ShownResult } from './use-result.ts';

/**
 * Seconds per question of the paper, over answered and unanswered questions; used wherever a result shows an average.
 */
export function averageSeconds({
  timeSpent,
  totalQuestions,
}: Pick<ShownResult, 'timeSpent' | 'totalQuestions'>): number {
  return totalQuestions === 0 ? 0 : timeSpent / totalQuestions;
}
