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

/** A result for the screens; the receipt is shown separately. */
export type ShownResult = InstantResult;

export interface AttemptOutcome {
  readonly result: HandInResult | undefined;
  readonly receipt: ReceiptRow | undefined;
  readonly waiting: OutboxRow | undefined;
  readonly attempt: AttemptRow | undefined;
  /** The result marked on this device, where the paper allows it (PK8). */
  readonly instant: InstantResult | null;
}

/** The server's result if it has arrived; until then the device's own, or the score without its questions (SY14). */
export function shownResult({ result, instant }: AttemptOutcome): ShownResult | null {
  if (result?.status === 'scored') return result;
  if (instant !== null) return instant;
  return result?.status === 'summary' ? { ...result, status: 'scored', detailedResults: NONE_YET } : null;
}

const NONE_YET: ShownResult['detailedResults'] = [];

/** Whether the questions of a scored result have arrived. */
export function hasQuestions({ detailedResults }: ShownResult): boolean {
  return detailedResults.length > 0;
}

export type OutcomeQuery =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly message: string | null; readonly retry: () => void }
  | { readonly status: 'found'; readonly outcome: AttemptOutcome };

/**
 * The outcome of an attempt as stored on this device. Asks the server once per visit if nothing is stored, if the
 * score is pending, or if only a score was sent, because an administrator may have let the attempt rank since (ST71).
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
  // PK19: the server does not know guest attempts.
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

/** Loads the result from the server and stores it. @returns the failure; null on success. */
export async function fetchResult(attemptId: string, userId: string | null) {
  const reply = await serverCall(getAttempt, { params: { attemptId } });
  if (!reply.ok) return reply;
  if (userId !== null) await keepResult(database, userId, reply.answer.data);
  return null;
}

/** PK18: home lists a new result until its page has been opened. */
function useOpened(attemptId: string, userId: string | null, status: string | undefined): void {
  useEffect(() => {
    if (userId !== null && status !== undefined) void noteOpened(database, attemptId, userId);
  }, [attemptId, userId, status]);
}

/** @returns undefined while it is unknown whether there is one. */
function useInstant(attemptId: string, isSealed: boolean): InstantResult | null | undefined {
  const [marked, setMarked] = useState<{ of: string; result: InstantResult | null } | null>(null);
  useEffect(() => {
    if (!isSealed) return;
    let current = true;
    void instantResult(database, attemptId)
      // If the key cannot be decrypted there is no local result; the server's result comes all the same.
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

/** PK6: only data of the signed-in user. */
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
