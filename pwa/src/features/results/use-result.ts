import { getAttempt, type HandInResult } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import {
  database,
  instantResult,
  keepResult,
  noteOpened,
  isGuests,
  ownAttempt,
  ownRow,
  resultOf,
  type AttemptRow,
  type InstantResult,
  type OutboxRow,
  type ReceiptRow,
} from '../../offline/index.ts';
import { serverCall, useAsk, useSession } from '../../state/index.ts';

/** A result as the screens show it; the receipt is shown by itself. */
export type ShownResult = InstantResult;

export interface AttemptOutcome {
  readonly result: HandInResult | undefined;
  readonly receipt: ReceiptRow | undefined;
  readonly waiting: OutboxRow | undefined;
  readonly attempt: AttemptRow | undefined;
  /** What this device marked by itself, where the paper allows it (PK8). */
  readonly instant: InstantResult | null;
}

/** The server's result if it has arrived; until then the device's own marking, or the score without its questions (SY14). */
export function shownResult({ result, instant }: AttemptOutcome): ShownResult | null {
  if (result?.status === 'scored') return result;
  if (instant !== null) return instant;
  return result?.status === 'summary' ? { ...result, status: 'scored', detailedResults: NONE_YET } : null;
}

const NONE_YET: ShownResult['detailedResults'] = [];

/** Whether the questions of a score have come. */
export function hasQuestions({ detailedResults }: ShownResult): boolean {
  return detailedResults.length > 0;
}

export type OutcomeQuery =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly message: string | null; readonly retry: () => void }
  | { readonly status: 'found'; readonly outcome: AttemptOutcome };

/**
 * What this device has of an attempt's outcome. Asks the server, once for each time that somebody looks, where it has
 * nothing, where a score still waits, and where only a score was sent: an administrator may have let the attempt rank
 * since (ST71).
 */
export function useOutcome(attemptId: string): OutcomeQuery {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const stored = useLiveQuery(() => readOutcome(attemptId, userId), [attemptId, userId]);
  useOpened(attemptId, userId, stored?.result?.status);
  const instant = useInstant(attemptId, stored?.attempt?.status === 'sealed');
  const outcome = stored === undefined || instant === undefined ? undefined : { ...stored, instant };
  const settled = outcome?.result?.status === 'scored' || outcome?.waiting !== undefined;
  const attempt = outcome?.attempt;
  // PK19: the server knows nothing of what was sat as a guest.
  const lacking = outcome !== undefined && !settled && !(attempt !== undefined && isGuests(attempt));
  const { pending, failure, again } = useAsk(
    lacking && userId !== null ? `${userId} ${attemptId}` : null,
    () => fetchResult(attemptId, userId),
  );

  if (outcome === undefined || session.status === 'loading') return { status: 'loading' };
  const known = outcome.result ?? outcome.receipt ?? outcome.waiting ?? outcome.attempt;
  if (known !== undefined) return { status: 'found', outcome };
  if (userId !== null && pending && failure === null) return { status: 'loading' };
  return { status: 'missing', message: failure?.message ?? null, retry: again };
}

/** Keeps what the server says of an attempt now. @returns why it did not say anything; null if it did. */
export async function fetchResult(attemptId: string, userId: string | null) {
  const reply = await serverCall(getAttempt, { params: { attemptId } });
  if (!reply.ok) return reply;
  if (userId !== null) await keepResult(database, userId, reply.answer.data);
  return null;
}

/** PK18: home says that a result is here until its page was open. */
function useOpened(attemptId: string, userId: string | null, status: string | undefined): void {
  useEffect(() => {
    if (userId !== null && status !== undefined) void noteOpened(database, attemptId, userId);
  }, [attemptId, userId, status]);
}

/** @returns undefined while it is not known yet whether there is one. */
function useInstant(attemptId: string, isSealed: boolean): InstantResult | null | undefined {
  const [marked, setMarked] = useState<{ of: string; result: InstantResult | null } | null>(null);
  useEffect(() => {
    if (!isSealed) return;
    let current = true;
    void instantResult(database, attemptId)
      // A key that does not open is no result of this device's; the server's comes all the same.
      .catch(() => null)
      .then((result) => {
        if (current) setMarked({ of: attemptId, result });
      });
    return () => {
      current = false;
    };
  }, [attemptId, isSealed]);
  if (!isSealed) return null;
  return marked?.of === attemptId ? marked.result : undefined;
}

/** PK6: only what belongs to the signed-in user. */
async function readOutcome(
  attemptId: string,
  userId: string | null,
): Promise<Omit<AttemptOutcome, 'instant'>> {
  const [result, receipt, waiting, attempt] = await Promise.all([
    database.results.get(attemptId),
    database.receipts.get(attemptId),
    database.outbox.get(attemptId),
    database.attempts.get(attemptId),
  ]);
  return {
    result: resultOf(ownRow(result, userId)) ?? undefined,
    receipt: ownRow(receipt, userId),
    waiting: ownRow(waiting, userId),
    attempt: ownAttempt(attempt, userId),
  };
}
