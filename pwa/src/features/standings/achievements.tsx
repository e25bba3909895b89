import type { BoardPosition } from '@exam/shared-schema/contract';
import { achievementsOf, type Achievement } from '@exam/shared-schema/labels';
import { say } from '../../sentences/index.ts';
import { Card, cx, Icon } from '../../ui/index.ts';
import { standingOfPosition } from './board.ts';

const ALWAYS: readonly Achievement[] = ['Test Master', 'Precision Pro', 'Score Legend'];

/** The student's achievements on the overall board, and those still to be reached. */
export function Achievements({ position }: { readonly position: BoardPosition }) {
  const earned = achievementsOf(standingOfPosition(position));
  // Top 10 includes Top 50.
  const shown: readonly Achievement[] = [earned.includes('Top 10') ? 'Top 10' : 'Top 50', ...ALWAYS];
  return (
    <Card className="standings-achieved" title={say.standings.achievements.title}>
      <ul className="standings-achievements">
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
  const { names, rules, earned, open } = say.standings.achievements;
  return (
    <li className={cx('standings-achievement', isEarned && 'standings-earned')}>
      <Icon name={isEarned ? 'medal' : 'lock'} label={isEarned ? earned : open} />
      <span className="standings-words">
        <b>{names[achievement]}</b>
        <span className="standings-sub">{rules[achievement]}</span>
      </span>
    </li>
  );
}
