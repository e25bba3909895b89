import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Tables } from '../database/index.ts';

/** ST7, ST80, BA17, ED14: `resultsHeldUntil` as a column. */
export function heldUntilColumn(papers: Tables['papers']): SQL<number | null> {
  const { keyReleaseAt, opensAt, closesAt, assignedUntil, encryptedUntil } = papers;
  const ofPaper = later(keyReleaseAt, sql`coalesce(${closesAt}, ${opensAt})`);
  return later(ofPaper, later(assignedUntil, encryptedUntil)).mapWith(keyReleaseAt) as SQL<number | null>;
}

const later = (one: SQLWrapper, other: SQLWrapper): SQL<number | null> =>
  sql`case when coalesce(${one}, 0) >= coalesce(${other}, 0) then ${one} else ${other} end`;
