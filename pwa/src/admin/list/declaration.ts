import type { ReactNode } from 'react';
import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import type { Choices } from '../form/declaration.ts';
import { load } from '../load.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name by which the server sorts by it. */
  readonly sort?: string;
  /** `main` names the row; `secondary` folds under it where there is no room. */
  readonly priority: 'main' | 'always' | 'secondary';
}

export interface Filter {
  /** As the call and the address name it. */
  readonly name: string;
  readonly label: string;
  /** What it says while it filters nothing. */
  readonly all: string;
  /** A hook. */
  readonly useChoices: () => Choices;
}

/** What the address says of the list. */
export interface ListQuery {
  readonly page: number;
  readonly search: string;
  /** A column's sort, with a minus for the other way round. */
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
}

export interface PageFacts {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export interface ListPage<Row> extends PageFacts {
  readonly rows: readonly Row[];
}

export interface ListPlan<Row> {
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter[];
  /** The server's own order, as a sort. */
  readonly defaultSort: string;
  readonly load: (query: ListQuery, signal: AbortSignal) => Promise<ListPage<Row>>;
}

const PAGE_SIZE = 10;

/** A list by the call that answers it: search, filters, order and pages are the server's. */
export function listBy<C extends Call, Row>(
  call: C,
  rowsOf: (answer: CallAnswer<C>) => readonly Row[],
  declared: Pick<ListPlan<NoInfer<Row>>, 'columns' | 'filters' | 'defaultSort'>,
): ListPlan<Row> {
  return {
    ...declared,
    load: async ({ page, search, sort, filters }, signal) => {
      const asked = { page, limit: PAGE_SIZE, search, sort, ...filters };
      const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
      const answer = await load(call, { query } as unknown as CallArguments<C>, signal);
      const { pages, total } = answer as PageFacts;
      return { page, pages: Math.max(1, pages), total, rows: rowsOf(answer) };
    },
  };
}
