import type { BoardMeta } from '@exam/shared-schema/contract';
import { formatDate, formatDateTime } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { formatPeriod } from './period.ts';

/** What a board counts, up to when, and why ranks may have changed. */
export function BoardMetaLines({ meta }: { readonly meta: BoardMeta }) {
  const { countedThrough, period, recounted } = meta;
  return (
    <div className="standings-note">
      <p>{say.standings.order}</p>
      <p>{say.standings.alwaysOpen}</p>
      <p>
        {say.standings.counted(formatDateTime(countedThrough), period === null ? null : formatPeriod(period))}
      </p>
      {recounted !== null && <p>{say.standings.recounted[recounted.reason](formatDate(recounted.at))}</p>}
    </div>
  );
}
