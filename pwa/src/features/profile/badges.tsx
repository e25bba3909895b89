import { earnedAchievements, type ProfileStatistics } from '@exam/shared-schema/contract';
import { say } from '../../sentences/index.ts';
import { Card, Icon, Pill } from '../../ui/index.ts';

/** PF9: the achievements that do not depend on a board, earned or not. */
export function Badges({ earned }: { readonly earned: ProfileStatistics['achievements'] }) {
  const words = say.profile.progress;
  return (
    <Card title={words.badges}>
      <ul className="profile-badges">
        {earnedAchievements.map((badge) => {
          const isEarned = earned.includes(badge);
          return (
            <li key={badge} data-earned={isEarned || undefined}>
              <Icon name="medal" />
              <span className="profile-badge-words">
                <b>{words.badgeNames[badge]}</b>
                <span>{words.badgeReasons[badge]}</span>
              </span>
              <Pill tone={isEarned ? 'ok' : 'neutral'}>{isEarned ? words.earned : words.notEarned}</Pill>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
