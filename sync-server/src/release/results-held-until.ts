import { sql, type SQL } from 'drizzle-orm';
import type { Tables } from '../database/index.ts';

/** Epoch milliseconds; null if there is none. */
interface Moments {
  readonly keyReleaseAt: number | null;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

/**
 * ST7, ST80: until when the results of a paper are held back, epoch milliseconds; null if they are not. A paper with a
 * window reveals nothing about its key while it may be started, because a first student would pass it on to the others.
 * A window without an end reveals nothing before it opens.
 */
export function resultsHeldUntil({ keyReleaseAt, opensAt, closesAt }: Moments): number | null {
  const windowEnd = closesAt ?? opensAt;
  return (keyReleaseAt ?? 0) >= (windowEnd ?? 0) ? keyReleaseAt : windowEnd;
}

/** The same as a column. */
export function heldUntilColumn({ keyReleaseAt, opensAt, closesAt }: Tables['papers']): SQL<number | null> {
  const windowEnd = sql`coalesce(${closesAt}, ${opensAt})`;
  return sql<
    number | null
  >`case when coalesce(${keyReleaseAt}, 0) >= coalesce(${windowEnd}, 0) then ${keyReleaseAt} else ${windowEnd} end`.mapWith(
    keyReleaseAt,
  ) as SQL<number | null>;
}
