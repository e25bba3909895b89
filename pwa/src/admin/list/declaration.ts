import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import type { ReactNode } from 'react';
import type { ColumnSort, FilterName, Member, PageFacts, Paged, QueryOf, SortOf } from '../call-types.ts';
import type { Choices } from '../form/field.ts';
import { load } from '../load.ts';
import type { NamedCall } from '../permitted.ts';
import type { Keyed } from '../rows/action.ts';

type Priority = 'main' | 'always' | 'secondary';

export interface Column<Row = Keyed, Key extends string = string, Sort extends string = string> {
  readonly key: Key;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The server's name for this sort order. */
  readonly sort?: Sort;
  /**
   * `main` names the row; `secondary` columns fold under it on narrow screens. By default the first column is `main`
   * and the others are `secondary`.
   */
  readonly priority?: Priority;
}

export interface Filter<Name extends string = string, Value extends string = string> {
  /** Its name in the call and in the URL. */
  readonly name: Name;
  readonly label: string;
  /** The label of the option that filters nothing. */
  readonly all: string;
  /** A hook. */
  readonly useChoices: () => Choices<Value>;
  /** OR11: the filter is there for roles that may make this call. */
  readonly call?: NamedCall;
  /** Filters whose options depend on this one; they are cleared when it changes. */
  readonly clears?: readonly string[];
}

/** A filter of the list's call, with the values that the call accepts. */
type FilterOf<C extends Call> = {
  [Name in FilterName<C>]: Filter<Name, InAddress<Member<QueryOf<C>, Name>>> & {
    readonly clears?: readonly FilterName<C>[];
  };
}[FilterName<C>];

/** A parameter that the call parses from text has the type unknown; it is a number. */
type InAddress<T> = unknown extends T ? `${number}` : Extract<T, string>;

/** The state of the list as kept in the URL. */
export interface ListQuery {
  readonly page: number;
  readonly search: string;
  /** A column's sort, prefixed with a minus for descending order; empty if the list cannot be sorted. */
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListPage<Row = Keyed> extends PageFacts {
  readonly rows: readonly Row[];
}

/** A list without the types of its call; the screen works on this. */
export interface ListPlan<Row = Keyed, Key extends string = string> {
  /** What answers its pages. */
  readonly call: NamedCall;
  readonly columns: readonly (Column<Row, Key> & { readonly priority: Priority })[];
  readonly filters: readonly Filter[];
  /** Whether the list has a search. */
  readonly searches: boolean;
  /** The debounce of the search, ms. */
  readonly searchAfterMs: number;
  /** The server's default order, as a sort; empty if the list cannot be sorted. */
  readonly defaultSort: string;
  /** @param limit rows per page. Default: PAGE_SIZE. */
  readonly load: (query: ListQuery, signal: AbortSignal, limit?: number) => Promise<ListPage<Row>>;
  /** OP8: the call whose answer is the CSV file of a search and filters. */
  readonly file: FileOfList;
}

/**
 * A list has to declare whether it is searched if its call supports that, and must not otherwise. The same for
 * sorting.
 */
type Searching<C extends Call> = 'search' extends keyof QueryOf<C>
  ? { readonly search: boolean }
  : { readonly search?: undefined };
type Sorting<C extends Call> = [SortOf<C>] extends [never]
  ? { readonly defaultSort?: undefined }
  : { readonly defaultSort: SortOf<C> };

/** The names of the members of the answer that are lists; the declaration names the one that holds the rows. */
type ListName<C extends Call> = {
  [Name in keyof CallAnswer<C> & string]: CallAnswer<C>[Name] extends readonly object[] ? Name : never;
}[keyof CallAnswer<C> & string];

type Item<C extends Call, Name extends string> =
  Member<CallAnswer<C>, Name> extends readonly (infer Found)[] ? Found : never;

/** A row of the list; it always has an `_id`. */
export type RowOf<C extends Call, Name extends string> =
  Item<C, Name> extends Keyed ? Item<C, Name> : Item<C, Name> & Keyed;

/** For rows without `_id` the declaration builds a key from their identifying members. */
type Identified<Found> = Found extends Keyed
  ? { readonly idOf?: undefined }
  : { readonly idOf: (row: Found) => string };

/** OP8: a call that answers a CSV file. */
export type FileOfList = NamedCall & Pick<Call, 'path' | 'query'>;

/** A call that has none in its list's call is declared. */
export type Filed<C extends Call> = C extends { readonly file: FileOfList }
  ? { readonly file?: undefined }
  : { readonly file: FileOfList };

/** The columns and filters of the list. */
export interface ListParts<C extends Call, Row, Key extends string> {
  readonly columns: readonly Column<Row, Key, ColumnSort<C>>[];
  readonly filters?: readonly FilterOf<C>[];
  /** The debounce of the search, ms. Default: 300. */
  readonly searchAfterMs?: number;
}

type ListDeclaration<C extends Call, Name extends string, Key extends string> = Searching<C> &
  Sorting<C> &
  Identified<Item<C, Name>> &
  Filed<C> &
  ListParts<C, RowOf<C, Name>, Key>;

/** Rows per page. */
export const PAGE_SIZE = 10;
const SEARCH_AFTER_MS = 300;

/**
 * A list whose search, filters, order and pages are computed by the server.
 * @param rowsName the member of the answer that holds the rows.
 */
export function listBy<C extends Call, const Name extends ListName<C>, const Key extends string>(
  call: C & Paged<C>,
  rowsName: Name,
  declared: ListDeclaration<C, Name, Key>,
): ListPlan<RowOf<C, Name>, Key> {
  const idOf: ((row: never) => string) | undefined = declared.idOf;
  return {
    call,
    columns: declared.columns.map((column, place) => ({
      priority: place === 0 ? 'main' : 'secondary',
      ...column,
    })),
    // The types were checked at the declaration; from here on filters are looked up by name.
    filters: (declared.filters ?? []) as unknown as readonly Filter[],
    searches: declared.search ?? false,
    searchAfterMs: declared.searchAfterMs ?? SEARCH_AFTER_MS,
    defaultSort: declared.defaultSort ?? '',
    file: fileOf(call, declared),
    load: async ({ page, search, sort, filters }, signal, limit = PAGE_SIZE) => {
      const asked = { page, limit, search, sort, ...filters };
      const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
      // The query was declared with this call's types, which are lost on the way through the URL.
      const answer = await load<C>(call, { query } as unknown as CallArguments<C>, signal);
      // `Paged` and `ListName` guarantee this type, which the compiler cannot infer here.
      const { pages, total, [rowsName]: found } = answer as unknown as Answered<Name, RowOf<C, Name>>;
      const rows = idOf === undefined ? found : found.map((row) => ({ ...row, _id: idOf(row as never) }));
      return { page, pages: Math.max(1, pages), total, rows };
    },
  };
}

/** The declared call, or that of the list's call; `Filed` guarantees that there is one. */
const fileOf = (call: object, { file }: { readonly file?: FileOfList | undefined }): FileOfList =>
  file ?? (call as { readonly file: FileOfList }).file;

type Answered<Name extends string, Row> = PageFacts & Readonly<Record<Name, readonly Row[]>>;
