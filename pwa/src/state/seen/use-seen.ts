import type { CallAnswer, CallArguments } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import type { CallFailure } from '../../api/index.ts';
import { database, noteLooked, readSeen, seenKey, type SeenCall } from '../../offline/index.ts';
import { refreshSeen } from './refresh-seen.ts';
import { useAsk } from './use-ask.ts';
import { useOwner } from './use-owner.ts';

export interface SeenQuery<A> {
  /** The last answer seen, from this device. */
  readonly value: A | null;
  /** When it was received, epoch milliseconds. */
  readonly storedAt: number | null;
  /** There is nothing yet and the answer is being loaded. */
  readonly loading: boolean;
  /** The last request failed; `value` may still be an earlier answer. */
  readonly failure: CallFailure | null;
  readonly refresh: () => void;
}

export interface SeenOptions {
  /** The answer never changes: once it is on this device the server is not asked again. */
  readonly isFinal?: boolean;
  /** How long an answer counts as fresh, ms: opening the screen again requests it only after that. Default: 0. */
  readonly freshMs?: number;
}

/**
 * PK14: the cached answer of a call, also available offline, refreshed from the server.
 * @param call one that only reads. Its access determines the owner of the answer: ANYONE for a public call unless the
 * answer is private, else the user.
 * @param args null: nothing is read or requested.
 */
export function useSeen<C extends SeenCall>(
  call: C,
  args: CallArguments<C> | null,
  options: SeenOptions = {},
): SeenQuery<CallAnswer<C>> {
  const { owner, loading } = useOwner(call);
  const seen = useSeenOf(owner, call, args, options);
  return { ...seen, loading: seen.loading || (loading && args !== null) };
}

/** @param owner from `useOwner`. */
export function useSeenOf<C extends SeenCall>(
  owner: string | null,
  call: C,
  args: CallArguments<C> | null,
  { isFinal = false, freshMs = 0 }: SeenOptions = {},
): SeenQuery<CallAnswer<C>> {
  const id = owner === null || args === null ? null : `${owner} ${seenKey(call, args)}`;
  const read = useLiveQuery(async () => {
    if (owner === null || args === null) return null;
    return { id, seen: await readSeen(database, owner, call, args) };
  }, [id]);
  // PK6: for a moment the query still returns the previous owner's answer.
  const seen = read?.id === id ? read.seen : undefined;
  const isHere = seen != null;

  const { pending, failure, again } = useAsk(id, async (_isCurrent, isAgain) => {
    if (owner === null || args === null) return null;
    const kept = isFinal || freshMs > 0 ? await readSeen(database, owner, call, args) : null;
    const isEnough = kept !== null && (isFinal || (!isAgain && isFresh(kept.storedAt, freshMs)));
    const result = isEnough ? null : await refreshSeen(call, args);
    if (result?.ok) return null;
    await noteLooked(database, owner, [seenKey(call, args)]);
    return result;
  });

  return {
    value: seen?.answer ?? null,
    storedAt: seen?.storedAt ?? null,
    // A stored answer that has not been read back from the database yet is not a failure either.
    loading: id !== null && !isHere && (pending || seen === undefined || failure === null),
    failure,
    refresh: again,
  };
}

/** A time in the future was stored before the clock was set back, so its age is unknown. */
function isFresh(storedAt: number, freshMs: number): boolean {
  const ageMs = database.edge.now() - storedAt;
  return ageMs >= 0 && ageMs < freshMs;
}
