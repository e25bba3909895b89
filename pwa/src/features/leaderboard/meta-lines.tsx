import type { LeaderboardMeta } from '@exam/shared-schema/contract';
import { formatDate, formatDateTime } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { formatPeriod } from './period.ts';

/** What a board counts, up to when, and why ranks may have changed. */
export function LeaderboardMetaLines({ meta }: { readonly meta: LeaderboardMeta }) {
  const { countedThrough, period, recounted } = meta;
  return (
    <div className="leaderboard-note">
      <p>{say.leaderboard.order}</p>
      <p>{say.leaderboard.alwaysOpen}</p>
      <p>
        {say.leaderboard.counted(
          formatDateTime(countedThrough),
          period === null ? null : formatPeriod(period),
        )}
      </p>
      {recounted !== null && <p>{say.leaderboard.recounted[recounted.reason](formatDate(recounted.at))}</p>}
    </div>
  );
}
