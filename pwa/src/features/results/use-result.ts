import { getAttempt, type AttemptResult, type ScoredResult } from '@exam/shared-schema/contract';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { database, type AttemptRow, type OutboxRow, type ReceiptRow } from '../../offline/index.ts';
import { serverCall, useSession } from '../../state/index.ts';

/** A result as the screens show it; the receipt is shown by itself. */
export type ShownResult = Omit<ScoredResult, 'receipt'>;

export interface AttemptOutcome {
  readonly result: AttemptResult | undefined;
  readonly receipt: ReceiptRow | undefined;
  readonly waiting: OutboxRow | undefined;
  readonly attempt: AttemptRow | undefined;
}

export type OutcomeQuery =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly message: string | null; readonly retry: () => void }
  | { readonly status: 'found'; readonly outcome: AttemptOutcome };

/** What this device has of an attempt's outcome; asks the server where it has nothing, or a score still waits. */
export function useOutcome(attemptId: string): OutcomeQuery {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user._id : null;
  const outcome = useLiveQuery(() => readOutcome(attemptId, userId), [attemptId, userId]);
  const [message, setMessage] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const settled = outcome?.result?.status === 'scored' || outcome?.waiting !== undefined;
  const lacking = outcome !== undefined && !settled;
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (!lacking || userId === null) return;
    let current = true;
    void serverCall(getAttempt, { params: { attemptId } }).then(async (reply) => {
      if (reply.ok) await keep(attemptId, userId, reply.answer.data);
      if (!current) return;
      setMessage(reply.ok ? null : reply.message);
      setAsked(true);
    });
    return () => {
      current = false;
    };
  }, [attemptId, userId, lacking, round]);

  if (outcome === undefined || session.status === 'loading') return { status: 'loading' };
  const known = outcome.result ?? outcome.receipt ?? outcome.waiting ?? outcome.attempt;
  if (known !== undefined) return { status: 'found', outcome };
  if (userId !== null && !asked) return { status: 'loading' };
  return { status: 'missing', message, retry: () => setRound((before) => before + 1) };
}

/** PK6: only what belongs to whoever is signed in. */
async function readOutcome(attemptId: string, userId: string | null): Promise<AttemptOutcome> {
  const [result, receipt, waiting, attempt] = await Promise.all([
    database.results.get(attemptId),
    database.receipts.get(attemptId),
    database.outbox.get(attemptId),
    database.attempts.get(attemptId),
  ]);
  const own = <Row extends { userId: string }>(row: Row | undefined) =>
    row?.userId === userId ? row : undefined;
  return { result: own(result)?.result, receipt: own(receipt), waiting: own(waiting), attempt: own(attempt) };
}

async function keep(attemptId: string, userId: string, result: AttemptResult): Promise<void> {
  const storedAt = Date.now();
  await database.transaction('rw', database.results, database.receipts, async () => {
    await database.results.put({ attemptId, userId, result, storedAt });
    await database.receipts.put({ attemptId, userId, receipt: result.receipt, storedAt });
  });
}
