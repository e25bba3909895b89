import type { LeaderboardPosition } from '@exam/shared-schema/contract';
import { achievementsOf, type Achievement } from '@exam/shared-schema/labels';
import { say } from '../../sentences/index.ts';
import { Card, cx, Icon } from '../../ui/index.ts';
import { figuresOfPosition } from './leaderboard.ts';

const ALWAYS: readonly Achievement[] = ['Test Master', 'Precision Pro', 'Score Legend'];

/** The student's achievements on the overall board, and those still to be reached. */
export function Achievements({ position }: { readonly position: LeaderboardPosition }) {
  const earned = achievementsOf(figuresOfPosition(position));
  // Top 10 includes Top 50.
  const shown: readonly Achievement[] = [earned.includes('Top 10') ? 'Top 10' : 'Top 50', ...ALWAYS];
  return (
    <Card className="leaderboard-achieved" title={say.leaderboard.achievements.title}>
      <ul className="leaderboard-achievements">
        {shown.map((achievement) => (
          <Line key={achievement} achievement={achievement} isEarned={earned.includes(achievement)} />
        ))}
      </ul>
    </Card>
  );
}

interface LineProps {
  readonly achievement: Achievement;
  readonly isEarned: boolean;
}

function Line({ achievement, isEarned }: LineProps) {
  const { names, rules, earned, open } = say.leaderboard.achievements;
  return (
    <li className={cx('leaderboard-achievement', isEarned && 'leaderboard-earned')}>
      <Icon name={isEarned ? 'medal' : 'lock'} label={isEarned ? earned : open} />
      <span className="leaderboard-words">
        <b>{names[achievement]}</b>
        <span className="leaderboard-sub">{rules[achievement]}</span>
      </span>
    </li>
  );
}
