import { eq, or, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A column of a table, or an expression. */
export type Expression = AnyColumn | SQLWrapper;

/**
 * A case-insensitive substring search over several expressions; '%', '_' and '\' are matched literally.
 * @returns undefined, which filters nothing, for an empty text.
 */
export function containsText(expressions: readonly Expression[], text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...expressions.map((each) => sql`lower(${each}) like lower(${pattern}) escape '\\'`));
}

/** A filter for rows with exactly this value. */
export const equals =
  (expression: SQLWrapper) =>
  (value: string): SQL =>
    eq(expression, value);

/** A filter for rows whose flag has this value. */
export const flagIs =
  (column: AnyColumn) =>
  (value: 'true' | 'false'): SQL =>
    eq(column, value === 'true');
