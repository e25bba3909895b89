export type LeaderboardBadge = 'first' | 'second' | 'third' | 'target' | 'fire' | 'bolt';

export interface LeaderboardFigures {
  readonly rank: number;
  /** Percent. */
  readonly accuracy: number;
  readonly tests: number;
  readonly totalScore: number;
}

interface BadgeRule {
  readonly accuracyAbove: number;
  readonly testsAbove: number;
  readonly scoreAbove: number;
}

const MOST_BADGES = 3;
const RANK_BADGES: readonly LeaderboardBadge[] = ['first', 'second', 'third'];

/** At most 3, in this order: medal, accuracy above 85, more than 20 tests, score above 10000. Source: document 2 section 9. */
export function studentLeaderboardBadges(figures: LeaderboardFigures): readonly LeaderboardBadge[] {
  return badges(figures, { accuracyAbove: 85, testsAbove: 20, scoreAbove: 10000 });
}

/** At most 3: crown and medals, accuracy above 90, more than 20 tests, score above 30000. Source: document 3 section 9. */
export function consoleLeaderboardBadges(figures: LeaderboardFigures): readonly LeaderboardBadge[] {
  return badges(figures, { accuracyAbove: 90, testsAbove: 20, scoreAbove: 30000 });
}

function badges(figures: LeaderboardFigures, rule: BadgeRule): readonly LeaderboardBadge[] {
  const medal = RANK_BADGES[figures.rank - 1];
  const earned: LeaderboardBadge[] = medal === undefined ? [] : [medal];
  if (figures.accuracy > rule.accuracyAbove) earned.push('target');
  if (figures.tests > rule.testsAbove) earned.push('fire');
  if (figures.totalScore > rule.scoreAbove) earned.push('bolt');
  return earned.slice(0, MOST_BADGES);
}
