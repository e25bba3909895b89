import { and, asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from '../database/index.ts';
import { containsText, type Expression } from './conditions.ts';

export interface PageQuery {
  readonly page: number;
  readonly limit: number;
}

/** A select that ends with `$dynamic()`: it can still be narrowed, ordered and cut. */
export interface RowQuery<Raw> extends PromiseLike<Raw[]> {
  where(condition: SQL | undefined): RowQuery<Raw>;
  orderBy(...order: SQL[]): RowQuery<Raw>;
  limit(rows: number): RowQuery<Raw>;
  offset(rows: number): RowQuery<Raw>;
}

/** Where the rows of a list come from. */
export interface ListSource<Raw> {
  /** The table, or a subquery, whose rows are counted. Its id makes every order a whole one, so that no page repeats a row. */
  readonly from: SQLWrapper & { readonly id: Expression };
  /** The rows with what is joined to them. A join neither adds nor drops a row. */
  readonly select: (queries: Queries) => RowQuery<Raw>;
  /** What all rows of the list have in common. */
  readonly where?: SQL | undefined;
}

type SortName<Sort> = Sort extends `-${infer Name}` ? Name : Sort;

type Sorting<Query> = Query extends { readonly sort: infer Sort extends string }
  ? {
      /** What each of the call's sorts goes by. */
      readonly sorts: { readonly [Name in SortName<Sort>]: Expression };
      /** What rows that are equal in it are ordered by. */
      readonly thenBy?: readonly SQL[];
    }
  : { readonly order: readonly SQL[] };

type Searching<Query> = 'search' extends keyof Query
  ? { /** Where the text is looked for. */ readonly search: readonly Expression[] }
  : unknown;

type FilterName<Query> = Exclude<keyof Query, 'page' | 'limit' | 'search' | 'sort'>;

type Filtering<Query> = [FilterName<Query>] extends [never]
  ? unknown
  : {
      /** What each of the call's filters lets through. */
      readonly filters: {
        readonly [Name in FilterName<Query>]-?: (value: Exclude<Query[Name], undefined>) => SQL | undefined;
      };
    };

/** How a list is read: exactly the search, the filters and the sorts that its call takes. */
export type ListPlan<Query, Raw> = ListSource<Raw> & Sorting<Query> & Searching<Query> & Filtering<Query>;

/** What a list says of itself, with its rows. */
export interface Page<Row> {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly count: number;
  readonly rows: readonly Row[];
}

/** One page of a list. Its count is a query of its own, beside that of the rows (decision 21). */
export async function readPage<Query extends PageQuery, Raw>(
  queries: Queries,
  query: Query,
  plan: ListPlan<Query, Raw>,
): Promise<Page<Raw>> {
  return readLoosely(queries, query as LooseQuery, plan as unknown as LoosePlan<Raw>);
}

type LooseQuery = PageQuery & Readonly<Record<string, unknown>>;

/** A plan whose members are not known to be there: the compiler cannot follow from a generic query to its plan. */
interface LoosePlan<Raw> extends ListSource<Raw> {
  readonly order?: readonly SQL[];
  readonly sorts?: Readonly<Record<string, Expression>>;
  readonly thenBy?: readonly SQL[];
  readonly search?: readonly Expression[];
  readonly filters?: Readonly<Record<string, (value: unknown) => SQL | undefined>>;
}

async function readLoosely<Raw>(
  queries: Queries,
  query: LooseQuery,
  plan: LoosePlan<Raw>,
): Promise<Page<Raw>> {
  const { page, limit } = query;
  const where = conditionOf(plan, query);
  const [total, rows] = await Promise.all([
    queries.$count(plan.from, where),
    plan
      .select(queries)
      .where(where)
      .orderBy(...orderOf(plan, query['sort']))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { page, pages: Math.ceil(total / limit), total, count: rows.length, rows };
}

function conditionOf(
  { where, search = [], filters = {} }: LoosePlan<unknown>,
  query: LooseQuery,
): SQL | undefined {
  const filtered = Object.entries(filters).map(([name, filter]) =>
    query[name] === undefined ? undefined : filter(query[name]),
  );
  return and(where, containsText(search, query['search'] as string | undefined), ...filtered);
}

function orderOf({ from, order, sorts = {}, thenBy = [] }: LoosePlan<unknown>, sort: unknown): SQL[] {
  if (order !== undefined) return [...order];
  const direction = String(sort).startsWith('-') ? desc : asc;
  const expression = sorts[String(sort).replace(/^-/, '')];
  return [...(expression ? [direction(expression)] : []), ...thenBy, direction(from.id)];
}
