import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import type { ReactNode } from 'react';
import type { ColumnSort, FilterName, Member, PageFacts, Paged, QueryOf, SortOf } from '../call-types.ts';
import type { CsvColumn } from './csv.ts';
import type { Choices } from '../form/field.ts';
import { load } from '../load.ts';
import type { Keyed } from '../rows/action.ts';

type Priority = 'main' | 'always' | 'secondary';

export interface Column<Row = Keyed, Key extends string = string, Sort extends string = string> {
  readonly key: Key;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts by it. */
  readonly sort?: Sort;
  /**
   * `main` names the row; `secondary` folds under it where there is no room. Where absent the first column is `main` and
   * the others are `secondary`.
   */
  readonly priority?: Priority;
}

export interface Filter<Name extends string = string, Value extends string = string> {
  /** As the call and the address name it. */
  readonly name: Name;
  readonly label: string;
  /** What it says while it filters nothing. */
  readonly all: string;
  /** A hook. */
  readonly useChoices: () => Choices<Value>;
  /** Filters whose choices depend on this one: they are cleared when it changes. */
  readonly clears?: readonly string[];
}

/** A filter that the list's call takes, with choices that it takes. */
type FilterOf<C extends Call> = {
  [Name in FilterName<C>]: Filter<Name, InAddress<Member<QueryOf<C>, Name>>> & {
    readonly clears?: readonly FilterName<C>[];
  };
}[FilterName<C>];

/** What the call reads from text takes anything; it is then a number. */
type InAddress<T> = unknown extends T ? `${number}` : Extract<T, string>;

/** The state of the list as in the address. */
export interface ListQuery {
  readonly page: number;
  readonly search: string;
  /** A column's sort, with a minus for the other way round; empty if the list cannot be sorted. */
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListPage<Row = Keyed> extends PageFacts {
  readonly rows: readonly Row[];
}

/** A list without its call's types: what the screen runs on. */
export interface ListPlan<Row = Keyed, Key extends string = string> {
  readonly columns: readonly (Column<Row, Key> & { readonly priority: Priority })[];
  readonly filters: readonly Filter[];
  /** Whether it can be searched. */
  readonly searches: boolean;
  /** How long the typing rests before it is searched, ms. */
  readonly searchAfterMs: number;
  /** The server's own order, as a sort; empty if the list cannot be sorted. */
  readonly defaultSort: string;
  /** @param limit rows on a page; PAGE_SIZE where absent. */
  readonly load: (query: ListQuery, signal: AbortSignal, limit?: number) => Promise<ListPage<Row>>;
  /** CN2: the columns of its file; undefined if it offers none. */
  readonly csv?: readonly CsvColumn<Row>[] | undefined;
}

/** A call that is searched or sorted says so, and one that is not cannot be. */
type Searching<C extends Call> = 'search' extends keyof QueryOf<C>
  ? { readonly search: boolean }
  : { readonly search?: undefined };
type Sorting<C extends Call> = [SortOf<C>] extends [never]
  ? { readonly defaultSort?: undefined }
  : { readonly defaultSort: SortOf<C> };

/** The members of the answer that are lists, by whose name a declaration says which of them is the rows. */
type ListName<C extends Call> = {
  [Name in keyof CallAnswer<C> & string]: CallAnswer<C>[Name] extends readonly object[] ? Name : never;
}[keyof CallAnswer<C> & string];

type Item<C extends Call, Name extends string> =
  Member<CallAnswer<C>, Name> extends readonly (infer Found)[] ? Found : never;

/** A row of the list, which has an `_id` in any case. */
export type RowOf<C extends Call, Name extends string> =
  Item<C, Name> extends Keyed ? Item<C, Name> : Item<C, Name> & Keyed;

/** For rows without `_id`, the declaration makes a key from the members that identify them. */
type Identified<Found> = Found extends Keyed
  ? { readonly idOf?: undefined }
  : { readonly idOf: (row: Found) => string };

/** What is shown of the rows, and by what they are filtered. */
export interface ListParts<C extends Call, Row, Key extends string> {
  readonly columns: readonly Column<Row, Key, ColumnSort<C>>[];
  readonly filters?: readonly FilterOf<C>[];
  /** CN2: what a file of it has in its columns; where absent no file is offered. */
  readonly csv?: readonly CsvColumn<Row>[];
  /** How long the typing rests before it is searched, ms; 300 where absent. */
  readonly searchAfterMs?: number;
}

type ListDeclaration<C extends Call, Name extends string, Key extends string> = Searching<C> &
  Sorting<C> &
  Identified<Item<C, Name>> &
  ListParts<C, RowOf<C, Name>, Key>;

/** Rows on a page. */
export const PAGE_SIZE = 10;
const SEARCH_AFTER_MS = 300;

/**
 * A list by the call that answers it: search, filters, order and pages are the server's.
 * @param rowsName the member of the answer that holds the rows.
 */
export function listBy<C extends Call, const Name extends ListName<C>, const Key extends string>(
  call: C & Paged<C>,
  rowsName: Name,
  declared: ListDeclaration<C, Name, Key>,
): ListPlan<RowOf<C, Name>, Key> {
  const idOf: ((row: never) => string) | undefined = declared.idOf;
  return {
    columns: declared.columns.map((column, place) => ({
      priority: place === 0 ? 'main' : 'secondary',
      ...column,
    })),
    // The types have done their work: from here on filters are looked up by name.
    filters: (declared.filters ?? []) as unknown as readonly Filter[],
    searches: declared.search ?? false,
    searchAfterMs: declared.searchAfterMs ?? SEARCH_AFTER_MS,
    defaultSort: declared.defaultSort ?? '',
    csv: declared.csv,
    load: async ({ page, search, sort, filters }, signal, limit = PAGE_SIZE) => {
      const asked = { page, limit, search, sort, ...filters };
      const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
      // What the query holds was declared by this call's own types, which are lost on the way through the address.
      const answer = await load<C>(call, { query } as unknown as CallArguments<C>, signal);
      // `Paged` and `ListName` have seen to it, which the compiler does not see inside.
      const { pages, total, [rowsName]: found } = answer as unknown as Answered<Name, RowOf<C, Name>>;
      const rows = idOf === undefined ? found : found.map((row) => ({ ...row, _id: idOf(row as never) }));
      return { page, pages: Math.max(1, pages), total, rows };
    },
  };
}

type Answered<Name extends string, Row> = PageFacts & Readonly<Record<Name, readonly Row[]>>;
