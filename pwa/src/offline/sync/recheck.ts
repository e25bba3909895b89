import { knownAttempts, KNOWN_BATCH } from '@exam/shared-schema/contract';
import { callApi } from '../../api/index.ts';
import type { AttemptRow, ExamDatabase, OutboxRow, ReceiptRow } from '../database/database.ts';

/** How far the server's backups reach, by its latest answer. Times are ISO 8601 UTC, by the server's clock. */
interface Horizon {
  readonly through: string | null;
  readonly toldAt: string;
}

export interface Recheck {
  /** False if the server was not reached. */
  readonly asked: boolean;
  /** Attempts that were put back into the outbox. */
  readonly requeued: number;
}

const HORIZON = 'backedUpThrough';

/**
 * SY10: a server restored from a backup lacks the attempts that it receipted after that backup. Asks about every
 * receipt that is not known to be in a backup, and puts missing attempts back into the outbox. Attempts and logs are
 * kept on the device for this purpose; the receipt is kept too, as the student's proof, until there is a new one.
 */
export async function recheckReceipts(database: ExamDatabase): Promise<Recheck> {
  const uncertain = await uncertainReceipts(database);
  let requeued = 0;
  for (let from = 0; from < uncertain.length; from += KNOWN_BATCH) {
    const batch = uncertain.slice(from, from + KNOWN_BATCH);
    const lacking = await askWhatIsLacking(database, batch);
    if (lacking === null) return { asked: false, requeued };
    requeued += await requeue(database, batch, lacking);
  }
  return { asked: true, requeued };
}

interface Uncertain {
  readonly receipt: ReceiptRow;
  readonly attempt: AttemptRow;
}

async function uncertainReceipts(database: ExamDatabase): Promise<Uncertain[]> {
  const through = (await horizon(database))?.through ?? null;
  const receipts = (await database.receipts.toArray()).filter(
    ({ receipt }) => through === null || Date.parse(receipt.receivedAt) > Date.parse(through),
  );
  const attempts = await database.attempts.bulkGet(receipts.map(({ attemptId }) => attemptId));
  return receipts.flatMap((receipt, index) => {
    const attempt = attempts[index];
    // SY6: the receipt of a moved attempt belongs to the other device's log.
    return attempt === undefined || attempt.status === 'moved' ? [] : [{ receipt, attempt }];
  });
}

async function horizon(database: ExamDatabase): Promise<Horizon | undefined> {
  return (await database.meta.get(HORIZON))?.value as Horizon | undefined;
}

async function askWhatIsLacking(
  database: ExamDatabase,
  batch: readonly Uncertain[],
): Promise<ReadonlySet<string> | null> {
  const attempts = batch.map(({ receipt: { attemptId, receipt }, attempt: { ticket } }) => ({
    attemptId,
    head: receipt.head,
    ticket,
  }));
  const result = await callApi(
    knownAttempts,
    { body: { attempts } },
    { priority: 'low', edge: database.edge },
  );
  if (!result.ok) return null;
  const { data, serverTime } = result.answer;
  await noteHorizon(database, { through: data.backedUpThrough, toldAt: serverTime });
  return new Set(data.lacking);
}

/**
 * A restored server reports an earlier backup time than before, so the latest answer counts, not the latest backup
 * time.
 */
async function noteHorizon(database: ExamDatabase, latest: Horizon): Promise<void> {
  await database.transaction('rw', database.meta, async () => {
    const known = await horizon(database);
    if (known !== undefined && Date.parse(known.toldAt) > Date.parse(latest.toldAt)) return;
    await database.meta.put({ key: HORIZON, value: latest });
  });
}

async function requeue(
  database: ExamDatabase,
  batch: readonly Uncertain[],
  lacking: ReadonlySet<string>,
): Promise<number> {
  let requeued = 0;
  await database.transaction('rw', database.outbox, database.receipts, async () => {
    for (const { receipt, attempt } of batch) {
      if (!lacking.has(attempt.attemptId)) continue;
      // Another tab may have handed it in again meanwhile; then its receipt is newer.
      const now = await database.receipts.get(attempt.attemptId);
      if (now?.receipt.signature !== receipt.receipt.signature) continue;
      if ((await database.outbox.get(attempt.attemptId)) !== undefined) continue;
      await database.outbox.add(waitingAgain(attempt, receipt));
      requeued += 1;
    }
  });
  return requeued;
}

function waitingAgain(attempt: AttemptRow, { receipt }: ReceiptRow): OutboxRow {
  const { attemptId, userId, testId, title, sealedAt } = attempt;
  return {
    attemptId,
    userId,
    testId,
    title,
    head: receipt.head,
    sealedAt: sealedAt ?? 0,
    state: 'waiting',
    tries: 0,
    firstFailureAt: null,
    nextTryAt: 0,
    lastError: null,
    // It was receipted with this seal.
    sealConfirmed: true,
  };
}
