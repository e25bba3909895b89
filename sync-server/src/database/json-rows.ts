import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Store } from './store.ts';

type Kind = 'text' | 'bigint';

/**
 * Many rows in one parameter, so that one prepared statement can write any number of rows.
 * @param parameter name of a placeholder: JSON of a list of lists, each with a value per column.
 * @returns a query with columns of the given names.
 */
export function jsonRows(
  dialect: Store['dialect'],
  parameter: string,
  columns: Readonly<Record<string, Kind>>,
): SQL {
  const value = sql.placeholder(parameter);
  const names = Object.entries(columns).map(([name, kind], place) =>
    dialect === 'postgres'
      ? sql`(each ->> ${sql.raw(String(place))})::${sql.raw(kind)} as ${sql.identifier(name)}`
      : sql`value ->> ${sql.raw(String(place))} as ${sql.identifier(name)}`,
  );
  const list = sql.join(names, sql`, `);
  // SQLite needs the condition: otherwise it parses the 'on' of a conflict clause as that of a join.
  return dialect === 'postgres'
    ? sql`select ${list} from json_array_elements(${value}::json) as each`
    : sql`select ${list} from json_each(${value}) where true`;
}

/** A list of texts in one parameter, as JSON, for `in`. */
export function jsonTexts(dialect: Store['dialect'], parameter: string): SQL {
  const value = sql.placeholder(parameter);
  return dialect === 'postgres'
    ? sql`(select json_array_elements_text(${value}::json))`
    : sql`(select value from json_each(${value}))`;
}

/**
 * The rows of a query as one JSON value, in the query's order: SQLite's driver reads it in half the time of the rows.
 * @param columns names of the query's columns, in the order of each inner list.
 */
export function jsonList(
  dialect: Store['dialect'],
  query: SQLWrapper,
  columns: readonly string[],
): SQL<unknown[][]> {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const list =
    dialect === 'postgres'
      ? sql`(select coalesce(json_agg(json_build_array(${names})), '[]')::text from (${query}) as part)`
      : sql`(select json_group_array(json_array(${names})) from (${query}))`;
  return list.mapWith((text: string) => JSON.parse(text) as unknown[][]);
}

/** The values of a query's only column, which are numbers, as one JSON value. */
export function jsonNumbers(dialect: Store['dialect'], query: SQLWrapper, column: string): SQL<number[]> {
  const name = sql.identifier(column);
  const list =
    dialect === 'postgres'
      ? sql`(select coalesce(json_agg(${name}), '[]')::text from (${query}) as part)`
      : sql`(select json_group_array(${name}) from (${query}))`;
  return list.mapWith((text: string) => JSON.parse(text) as number[]);
}
