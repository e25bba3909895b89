import { bigint, boolean, customType } from 'drizzle-orm/pg-core';

// The columns of ../sqlite as PostgreSQL keeps them. What a column is for is told there, once.

const collatedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** Compared byte by byte, as SQLite does: the order of a list is the same on both engines and on every system. */
export const text = <const Value extends string = string>(_among?: { readonly enum: readonly Value[] }) =>
  collatedText().$type<Value>();

/** JSON as it was written. jsonb would give its keys back in another order, and some of it is hashed or signed. */
export const json = <Value>() =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => JSON.parse(stored) as Value,
  })();

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (stored) => Buffer.from(stored),
});

export const flag = () => boolean().notNull();

/** Epoch milliseconds, which four bytes do not hold. */
export const time = () => optionalTime().notNull();
export const optionalTime = () => bigint({ mode: 'number' });
