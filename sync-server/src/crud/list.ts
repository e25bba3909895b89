import { and, asc, desc, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from '../database/index.ts';
import { containsText, type Expression } from './conditions.ts';

export interface PageQuery {
  readonly page: number;
  readonly limit: number;
}

/** A select that ends with `$dynamic()`, so that it can still be filtered, ordered and limited. */
export interface RowQuery<Raw> extends PromiseLike<Raw[]> {
  where(condition: SQL | undefined): RowQuery<Raw>;
  orderBy(...order: SQL[]): RowQuery<Raw>;
  limit(rows: number): RowQuery<Raw>;
  offset(rows: number): RowQuery<Raw>;
}

/** The source of a list's rows. */
export interface ListSource<Raw> {
  /** The table or subquery whose rows are counted. Its id makes every order total, so that no row appears on two pages. */
  readonly from: SQLWrapper & { readonly id: Expression };
  /** The rows with joined columns. A join must neither add nor drop rows. */
  readonly select: (queries: Queries) => RowQuery<Raw>;
  /** The condition that all rows of the list meet. */
  readonly where?: SQL | undefined;
  /** The primary key of `from`, for a list so long that the rows of a later page are found before anything is joined to them. */
  readonly keys?: readonly AnyColumn[];
}

type SortName<Sort> = Sort extends `-${infer Name}` ? Name : Sort;

type Sorting<Query> = Query extends { readonly sort: infer Sort extends string }
  ? {
      /** The expression for each of the call's sort options. */
      readonly sorts: { readonly [Name in SortName<Sort>]: Expression };
      /** The order of rows that are equal in it. */
      readonly thenBy?: readonly SQL[];
    }
  : { readonly order: readonly SQL[] };

/** Where the text is looked for, or the condition of a list that is too long to look through. */
type Search = readonly Expression[] | ((text: string) => SQL | undefined);

type Searching<Query> = 'search' extends keyof Query ? { readonly search: Search } : unknown;

type FilterName<Query> = Exclude<keyof Query, 'page' | 'limit' | 'search' | 'sort'>;

type Filtering<Query> = [FilterName<Query>] extends [never]
  ? unknown
  : {
      /** The condition for each of the call's filters. */
      readonly filters: {
        readonly [Name in FilterName<Query>]-?: (
          value: Exclude<Query[Name], undefined>,
          /** The whole query, for a filter that depends on what else is asked for. */
          query: Query,
        ) => SQL | undefined;
      };
    };

interface Counting {
  /** For a list that is too long to be counted: reads the count of its rows; null if they are counted. */
  readonly counted?: ((queries: Queries) => Promise<number> | null) | undefined;
}

/** The definition of a list: exactly the search, filters and sort options that its call accepts. */
export type ListPlan<Query, Raw> = ListSource<Raw> &
  Counting &
  Sorting<Query> &
  Searching<Query> &
  Filtering<Query>;

/** A page of rows with its counts. */
export interface Page<Row> {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly count: number;
  readonly rows: readonly Row[];
}

/** One page of a list. The count is a separate query (decision 21). */
export async function readPage<Query extends PageQuery, Raw>(
  queries: Queries,
  query: Query,
  plan: ListPlan<Query, Raw>,
): Promise<Page<Raw>> {
  return readLoosely(queries, query as LooseQuery, plan as unknown as LoosePlan<Raw>);
}

type LooseQuery = PageQuery & Readonly<Record<string, unknown>>;

/** A plan with optional members, since the compiler cannot derive the plan from a generic query. */
interface LoosePlan<Raw> extends ListSource<Raw>, Counting {
  readonly order?: readonly SQL[];
  readonly sorts?: Readonly<Record<string, Expression>>;
  readonly thenBy?: readonly SQL[];
  readonly search?: Search;
  readonly filters?: Readonly<Record<string, (value: unknown, query: LooseQuery) => SQL | undefined>>;
}

/** From this row on, a page is read from the end of the list that is nearer. */
const DEEP = 10_000;

async function readLoosely<Raw>(
  queries: Queries,
  query: LooseQuery,
  plan: LoosePlan<Raw>,
): Promise<Page<Raw>> {
  const { page, limit } = query;
  const where = conditionOf(plan, query);
  const counting = plan.counted?.(queries) ?? queries.$count(plan.from, where);
  const offset = (page - 1) * limit;
  const rowsFrom = (start: number, most: number, isBackward = false) =>
    plan
      .select(queries)
      .where(where)
      .orderBy(...orderOf(plan, query['sort'], isBackward))
      .limit(most)
      .offset(start);
  // A database joins the rows that it skips as well.
  if (plan.keys !== undefined && offset > 0) {
    const { keys, from } = plan;
    const order = orderOf(plan, query['sort'], false);
    const found = sql`select ${list(keys)} from ${from} where ${where ?? sql`true`} order by ${list(order)} limit ${limit} offset ${offset}`;
    const rows = plan
      .select(queries)
      .where(sql`(${list(keys)}) in (${found})`)
      .orderBy(...order);
    const [total, page] = await Promise.all([counting, rows]);
    return pageOf(query, total, page);
  }
  if (offset < DEEP || plan.order !== undefined || plan.thenBy !== undefined) {
    const [total, rows] = await Promise.all([counting, rowsFrom(offset, limit)]);
    return pageOf(query, total, rows);
  }
  const total = await counting;
  const after = total - offset - limit;
  if (after >= offset) return pageOf(query, total, await rowsFrom(offset, limit));
  const most = limit + Math.min(0, after);
  const rows = most <= 0 ? [] : await rowsFrom(Math.max(0, after), most, true);
  return pageOf(query, total, rows.toReversed());
}

const list = (parts: readonly SQLWrapper[]) => sql.join([...parts], sql`, `);

const pageOf = <Raw>({ page, limit }: PageQuery, total: number, rows: readonly Raw[]): Page<Raw> => ({
  ...{ page, pages: Math.ceil(total / limit), total, count: rows.length, rows },
});

function conditionOf(
  { where, search = [], filters = {} }: LoosePlan<unknown>,
  query: LooseQuery,
): SQL | undefined {
  const filtered = Object.entries(filters).map(([name, filter]) =>
    query[name] === undefined ? undefined : filter(query[name], query),
  );
  return and(where, searched(search, query['search'] as string | undefined), ...filtered);
}

function searched(search: Search, text: string | undefined): SQL | undefined {
  if (typeof search !== 'function') return containsText(search, text);
  return text ? search(text) : undefined;
}

function orderOf(
  { from, order, sorts = {}, thenBy = [] }: LoosePlan<unknown>,
  sort: unknown,
  isBackward: boolean,
): SQL[] {
  if (order !== undefined) return [...order];
  const direction = String(sort).startsWith('-') === isBackward ? asc : desc;
  const expression = sorts[String(sort).replace(/^-/, '')];
  return [...(expression ? [direction(expression)] : []), ...thenBy, direction(from.id)];
}
