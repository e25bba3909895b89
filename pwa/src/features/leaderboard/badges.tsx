import { studentLeaderboardBadges } from '@exam/shared-schema/labels';
import { say } from '../../sentences/index.ts';
import { BadgeRow } from '../../ui/index.ts';
import { figuresOfRow, type LeaderboardRow } from './leaderboard.ts';

/** At most three badges, each with an accessible label. */
export function Badges({ row }: { readonly row: LeaderboardRow }) {
  return <BadgeRow badges={studentLeaderboardBadges(figuresOfRow(row))} words={say.leaderboard.badges} />;
}
