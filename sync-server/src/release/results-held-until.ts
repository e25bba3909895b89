import { sql, type SQL } from 'drizzle-orm';
import type { Tables } from '../database/index.ts';

/** ST7, ST80: `resultsHeldUntil` as a column. */
export function heldUntilColumn({ keyReleaseAt, opensAt, closesAt }: Tables['papers']): SQL<number | null> {
  const windowEnd = sql`coalesce(${closesAt}, ${opensAt})`;
  return sql<
    number | null
  >`case when coalesce(${keyReleaseAt}, 0) >= coalesce(${windowEnd}, 0) then ${keyReleaseAt} else ${windowEnd} end`.mapWith(
    keyReleaseAt,
  ) as SQL<number | null>;
}
