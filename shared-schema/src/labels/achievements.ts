import type { Standing } from './leaderboard-badges.ts';

export type Achievement = 'Top 10' | 'Top 50' | 'Test Master' | 'Precision Pro' | 'Score Legend';

/** Top 10 replaces Top 50. These limits are 'or more'; those of the badges are 'more than'. */
export function achievementsOf(standing: Standing): readonly Achievement[] {
  const earned: Achievement[] = [];
  if (standing.rank >= 1 && standing.rank <= 50) earned.push(standing.rank <= 10 ? 'Top 10' : 'Top 50');
  if (standing.tests >= 50) earned.push('Test Master');
  if (standing.accuracy >= 85) earned.push('Precision Pro');
  if (standing.totalScore >= 10000) earned.push('Score Legend');
  return earned;
}
