import { integer } from 'drizzle-orm/sqlite-core';

// Declared here once for both engines: postgres/derive-table.ts makes PostgreSQL's tables from these.
// Ids are opaque texts, marks exact fractions as text. Columns have the names of the wire. Whatever else is counted says
// its unit, in the name or above it.

export const flag = () => integer({ mode: 'boolean' }).notNull();

/** When something was, by the server's clock unless the column says otherwise: epoch ms. Not for lengths of time. */
export const time = () => optionalTime().notNull();
/** As time; null if it has not happened or is not known. */
export const optionalTime = () => integer();
