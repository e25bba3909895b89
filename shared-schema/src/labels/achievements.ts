import type { LeaderboardFigures } from './leaderboard-badges.ts';

export type Achievement = 'Top 10' | 'Top 50' | 'Test Master' | 'Precision Pro' | 'Score Legend';

/** Top 10 replaces Top 50. These limits are 'or more'; those of the badges are 'more than'. */
export function achievementsOf(figures: LeaderboardFigures): readonly Achievement[] {
  const earned: Achievement[] = [];
  if (figures.rank >= 1 && figures.rank <= 50) earned.push(figures.rank <= 10 ? 'Top 10' : 'Top 50');
  if (figures.tests >= 50) earned.push('Test Master');
  if (figures.accuracy >= 85) earned.push('Precision Pro');
  if (figures.totalScore >= 10000) earned.push('Score Legend');
  return earned;
}
