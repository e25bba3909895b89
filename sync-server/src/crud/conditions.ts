import { eq, or, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A column of a table, or an expression. */
export type Expression = AnyColumn | SQLWrapper;

/**
 * Whether one of the expressions holds what a person typed, whatever the case; '%', '_' and '\' stand for themselves.
 * @returns undefined, which filters nothing, where nothing was typed.
 */
export function containsText(expressions: readonly Expression[], text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...expressions.map((each) => sql`lower(${each}) like lower(${pattern}) escape '\\'`));
}

/** A filter for rows that have this very value. */
export const equals =
  (expression: SQLWrapper) =>
  (value: string): SQL =>
    eq(expression, value);

/** A filter for rows whose flag is set, or is not. */
export const flagIs =
  (column: AnyColumn) =>
  (value: 'true' | 'false'): SQL =>
    eq(column, value === 'true');
