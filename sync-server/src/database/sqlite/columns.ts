import { integer } from 'drizzle-orm/sqlite-core';

// Times are epoch milliseconds, ids opaque texts, marks exact fractions as text. Columns bear the names of the wire.

export const flag = () => integer({ mode: 'boolean' }).notNull();

/** Epoch milliseconds. */
export const time = () => optionalTime().notNull();
export const optionalTime = () => integer();
