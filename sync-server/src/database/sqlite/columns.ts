import { integer } from 'drizzle-orm/sqlite-core';

// Declared here once for both engines: postgres/derive-table.ts derives PostgreSQL's tables. Ids are opaque texts, marks
// exact fractions as text. Columns have the names of the wire format. Other numbers state their unit, in the name or in
// a comment.

export const flag = () => integer({ mode: 'boolean' }).notNull();

/** A point in time, by the server's clock unless the column's comment differs: epoch ms. Not for durations. */
export const time = () => optionalTime().notNull();
/** As `time`; null if it has not happened or is unknown. */
export const optionalTime = () => integer();
