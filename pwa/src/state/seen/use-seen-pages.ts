import type { Call, CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import type { CallFailure } from '../../api/index.ts';
import {
  database,
  noteLooked,
  readSeen,
  seenKey,
  type SeenAnswer,
  type SeenCall,
} from '../../offline/index.ts';
import { refreshSeen } from './refresh-seen.ts';
import { useAsk } from './use-ask.ts';
import { useOwner } from './use-owner.ts';

/** The members of a page that describe the whole list. */
export interface PageOfList {
  readonly pages: number;
  readonly total: number;
}

/** A call for one page of a list: `page` in its query, the number of pages in its answer. */
export type PagesCall = SeenCall & {
  readonly answer: Call['answer'] & { readonly _zod: { readonly output: PageOfList } };
};

/** The paging query for the page after the given ones; null after the last page. */
export type NextPage<A> = (pages: readonly A[]) => object | null;

export interface SeenPages<P> {
  /** The pages on this device, in order, from the first. */
  readonly pages: readonly P[];
  /** When the oldest of them was received, epoch milliseconds. */
  readonly storedAt: number | null;
  /** There is nothing yet and the first page is being loaded. */
  readonly loading: boolean;
  /** A further page is being loaded. */
  readonly loadingMore: boolean;
  /** A request is in progress. */
  readonly pending: boolean;
  /** The last try failed; `pages` may still hold what was seen before. */
  readonly failure: CallFailure | null;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
  /** Requests every page again. */
  readonly refresh: () => void;
  /** Shows only the first page, also when the list is opened next time. */
  readonly shorten: () => void;
}

/** How many pages of each list were opened, so that returning shows as many again. In memory only. */
const opened = new Map<string, number>();

/**
 * A list that grows page by page, from this device first and refreshed from the server.
 * @param args without `page`: the hook requests one page after the other. Other arguments are another list.
 */
export function useSeenPages<C extends PagesCall>(call: C, args: CallArguments<C>): SeenPages<CallAnswer<C>> {
  return useSeenPagesBy(call, args, byNumber);
}

function byNumber(pages: readonly PageOfList[]): object | null {
  const last = pages.at(-1);
  return last === undefined || pages.length < last.pages ? { page: pages.length + 1 } : null;
}

/** The same for a call with another way of paging. @param nextPage has to be a stable function. */
export function useSeenPagesBy<C extends SeenCall>(
  call: C,
  args: CallArguments<C>,
  nextPage: NextPage<CallAnswer<C>>,
): SeenPages<CallAnswer<C>> {
  const { owner, loading: ownerLoading } = useOwner(call);
  const id = owner === null ? null : `${owner} ${seenKey(call, args)}`;
  const [wanted, setWanted] = useWanted(id);
  const read = useLiveQuery(async () => {
    if (owner === null) return null;
    return { id, ...(await readPages(owner, call, args, nextPage, wanted)) };
  }, [id, wanted]);
  // PK6: for a moment the query still returns the previous owner's pages.
  const known = read?.id === id ? read.pages : undefined;
  const here = known ?? [];

  /** The pages that have been refreshed already. */
  const fresh = useRef<Fresh<CallAnswer<C>>>({ id, pages: [] });
  const { pending, failure, again } = useAsk(id, async (isCurrent) => {
    if (fresh.current.id !== id) fresh.current = { id, pages: [] };
    const { pages } = fresh.current;
    while (pages.length < wanted) {
      const query = nextPage(pages);
      if (query === null) return null;
      const result = await refreshSeen(call, withQuery(args, query));
      if (!result.ok) {
        if (owner !== null) await noteLooks(owner, call, args, nextPage, wanted);
        return result;
      }
      if (!isCurrent()) return null;
      pages.push(result.answer);
    }
    return null;
  });

  const pages = here.map(({ answer }) => answer);
  const more = () => {
    if (wanted <= here.length) setWanted(here.length + 1);
    again();
  };
  const refresh = () => {
    fresh.current = { id, pages: [] };
    again();
  };
  return {
    pages,
    storedAt: here.length === 0 ? null : Math.min(...here.map(({ storedAt }) => storedAt)),
    // A stored answer that has not been read back from the database yet is not a failure either.
    loading:
      ownerLoading ||
      (id !== null && here.length === 0 && (pending || known === undefined || failure === null)),
    loadingMore: pending && here.length > 0 && here.length < wanted,
    pending,
    failure,
    hasMore: here.length > 0 && nextPage(pages) !== null,
    more,
    retry: again,
    refresh,
    shorten: () => setWanted(1),
  };
}

interface Fresh<A> {
  readonly id: string | null;
  readonly pages: A[];
}

/** The number of pages to show. */
function useWanted(id: string | null): [number, (wanted: number) => void] {
  const [, setRound] = useState(0);
  const wanted = (id === null ? undefined : opened.get(id)) ?? 1;
  const setWanted = (pages: number) => {
    if (id !== null) opened.set(id, pages);
    setRound((before) => before + 1);
  };
  return [wanted, setWanted];
}

async function noteLooks<C extends SeenCall>(
  owner: string,
  call: C,
  args: CallArguments<C>,
  nextPage: NextPage<CallAnswer<C>>,
  pages: number,
): Promise<void> {
  const { keys } = await readPages(owner, call, args, nextPage, pages);
  await noteLooked(database, owner, keys);
}

function withQuery<C extends SeenCall>(args: CallArguments<C>, query: object): CallArguments<C> {
  return { ...args, query: { ...(args.query as object | undefined), ...query } };
}

interface ReadPages<A> {
  readonly pages: readonly SeenAnswer<A>[];
  readonly keys: readonly string[];
}

/** The pages from the first to the wanted one, up to the first gap. */
async function readPages<C extends SeenCall>(
  owner: string,
  call: C,
  args: CallArguments<C>,
  nextPage: NextPage<CallAnswer<C>>,
  wanted: number,
): Promise<ReadPages<CallAnswer<C>>> {
  const pages: SeenAnswer<CallAnswer<C>>[] = [];
  const keys: string[] = [];
  while (pages.length < wanted) {
    const query = nextPage(pages.map(({ answer }) => answer));
    if (query === null) break;
    const page = withQuery(args, query);
    const seen = await readSeen(database, owner, call, page);
    if (seen === null) break;
    pages.push(seen);
    keys.push(seenKey(call, page));
  }
  return { pages, keys };
}
