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

/** What a page says about the whole list. */
export interface PageOfList {
  readonly pages: number;
  readonly total: number;
}

/** A call for one page of a list: `page` in its query, the number of pages in its answer. */
export type PagesCall = SeenCall & {
  readonly answer: Call['answer'] & { readonly _zod: { readonly output: PageOfList } };
};

export interface SeenPages<P> {
  /** The pages on this device, in order, from the first. */
  readonly pages: readonly P[];
  /** When the oldest of them was received, epoch milliseconds. */
  readonly storedAt: number | null;
  /** There is nothing yet and the first page is being loaded. */
  readonly loading: boolean;
  /** A further page is being loaded. */
  readonly loadingMore: boolean;
  /** The last try failed; `pages` may still hold what was seen before. */
  readonly failure: CallFailure | null;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** How many pages of each list were opened, so that returning shows as many again. In memory only. */
const opened = new Map<string, number>();

/**
 * A list that grows page by page, from this device first and refreshed from the server.
 * @param args without `page`: the hook asks for one page after the other. Other arguments are another list.
 */
export function useSeenPages<C extends PagesCall>(call: C, args: CallArguments<C>): SeenPages<CallAnswer<C>> {
  const { owner, loading: ownerLoading } = useOwner(call);
  const id = owner === null ? null : `${owner} ${seenKey(call, args)}`;
  const [wanted, setWanted] = useWanted(id);
  const read = useLiveQuery(async () => {
    if (owner === null) return null;
    return { id, pages: await readPages(owner, call, args, wanted) };
  }, [id, wanted]);
  // PK6: for a moment the query still says what another owner has seen.
  const known = read?.id === id ? read.pages : undefined;
  const here = known ?? [];

  /** The first page that has not been refreshed yet. */
  const next = useRef({ id, page: 1 });
  const { pending, failure, again } = useAsk(id, async (isCurrent) => {
    if (next.current.id !== id) next.current = { id, page: 1 };
    for (const list = next.current; list.page <= wanted; list.page += 1) {
      const result = await refreshSeen(call, pageOf(args, list.page));
      if (!result.ok) {
        await noteLooks(owner, call, args, wanted);
        return result;
      }
      if (!isCurrent()) return null;
    }
    return null;
  });

  const last = here.at(-1)?.answer;
  const hasMore = last !== undefined && here.length < last.pages;
  const more = () => {
    if (wanted <= here.length) setWanted(here.length + 1);
    again();
  };
  return {
    pages: here.map(({ answer }) => answer),
    storedAt: here.length === 0 ? null : Math.min(...here.map(({ storedAt }) => storedAt)),
    // An answer that was kept is on its way through the database: that is no failure either.
    loading:
      ownerLoading ||
      (id !== null && here.length === 0 && (pending || known === undefined || failure === null)),
    loadingMore: pending && here.length > 0 && here.length < wanted,
    failure,
    hasMore,
    more,
    retry: again,
  };
}

/** How many pages of a list are shown. */
function useWanted(id: string | null): [number, (wanted: number) => void] {
  const [, setRound] = useState(0);
  const wanted = (id === null ? undefined : opened.get(id)) ?? 1;
  const setWanted = (pages: number) => {
    if (id !== null) opened.set(id, pages);
    setRound((before) => before + 1);
  };
  return [wanted, setWanted];
}

async function noteLooks<C extends PagesCall>(
  owner: string | null,
  call: C,
  args: CallArguments<C>,
  pages: number,
): Promise<void> {
  if (owner === null) return;
  const keys = Array.from({ length: pages }, (_, index) => seenKey(call, pageOf(args, index + 1)));
  await noteLooked(database, owner, keys);
}

function pageOf<C extends PagesCall>(args: CallArguments<C>, page: number): CallArguments<C> {
  return { ...args, query: { ...(args.query as object | undefined), page } };
}

/** The pages from the first to the wanted one, as far as there is no gap. */
async function readPages<C extends PagesCall>(
  owner: string,
  call: C,
  args: CallArguments<C>,
  wanted: number,
): Promise<SeenAnswer<CallAnswer<C>>[]> {
  const pages: SeenAnswer<CallAnswer<C>>[] = [];
  for (let page = 1; page <= wanted; page += 1) {
    const seen = await readSeen(database, owner, call, pageOf(args, page));
    if (seen === null) break;
    pages.push(seen);
  }
  return pages;
}
