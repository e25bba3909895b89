import type { Receipt } from '@exam/shared-schema/attempt';
import type { Context } from '../../../context.ts';
import type { Queries } from '../../../database/index.ts';
import { sha256 } from '../../../sha256.ts';
import {
  addAttempt,
  addSuperseded,
  findAttempt,
  findSuperseded,
  lockAttempts,
  type NewAttempt,
} from '../../../marked-attempts/queries.ts';
import { signReceipt } from './receipt.ts';
import type { AttemptRow, ResultExtent } from '../../../marked-attempts/result.ts';

/** A verified and marked hand-in, ready to be written. Plain data, because it may come from a worker thread. */
export interface PreparedHandIn {
  readonly row: NewAttempt;
  readonly flags: AttemptRow['flags'];
  readonly receipt: Receipt;
  /** JSON of its result (see resultText), used if it is the first. */
  readonly result: string;
  readonly extent: ResultExtent;
  /** As in its receipt (ST14). */
  readonly backedUpThrough: number | null;
}

/** An earlier hand-in of the same attempt is the one that counts. */
export interface StoredEarlier {
  /** `repeat`: the server already had it, and nothing changed (SY3). */
  readonly status: 'repeat' | 'superseded';
  /** The attempt that counts. */
  readonly attempt: AttemptRow;
  /** The receipt of a superseded hand-in (ST6). */
  readonly superseded: Receipt | null;
}

export type Stored = { readonly status: 'new' } | StoredEarlier;

/**
 * ST6: decides in one transaction whether a hand-in is the first, a repeat or superseded, and stores it. The
 * attempt's id is unique per user (ST72). A user's hand-ins of a paper are serialised, so of concurrent requests one
 * is the first and the others are repeats.
 * @param body the text that is stored for a superseded hand-in.
 */
export function storeAttempt(
  context: Context,
  prepared: PreparedHandIn,
  body: () => string,
): Promise<Stored> {
  const { row } = prepared;
  return context.store.write<Stored>(async (queries) => {
    await lockAttempts(queries, row.userId, row.paperId);
    if (await addAttempt(context.store, queries, row)) return { status: 'new' };
    const attempt = await findAttempt(context.store, queries, row);
    if (attempt === undefined)
      throw new Error('The insert found an attempt with this id, but the select did not');
    if (isSame(attempt, prepared)) return { status: 'repeat', attempt, superseded: null };
    return keepSuperseded(context, queries, attempt, prepared, body());
  });
}

/**
 * The head of an intact log proves every event, so the answers need not be compared. A broken log may have any head.
 */
function isSame(kept: AttemptRow, { row: sent, flags: sentFlags }: PreparedHandIn): boolean {
  if (kept.head !== sent.head) return false;
  const areWhole = [kept.flags, sentFlags].every((flags) => !flags.includes('log-broken'));
  return areWhole || kept.answersDigest === sent.answersDigest;
}

async function keepSuperseded(
  { store, installation }: Context,
  queries: Queries,
  attempt: AttemptRow,
  { row, backedUpThrough }: PreparedHandIn,
  body: string,
): Promise<StoredEarlier> {
  // A broken log may have the same head as the attempt that counts and still differ from it.
  const head = row.head === attempt.head ? sha256(body) : row.head;
  const before = await findSuperseded(store, queries, row, head);
  if (before !== undefined) return { status: 'repeat', attempt, superseded: before.receipt };
  const { userId, paperId, receivedAt } = row;
  const receipt = signReceipt(installation, {
    ...row,
    attemptId: row.id,
    testId: paperId,
    backedUpThrough,
  });
  await addSuperseded(store, queries, {
    attemptId: row.id,
    head,
    userId,
    paperId,
    body,
    receivedAt,
    receipt,
  });
  return { status: 'superseded', attempt, superseded: receipt };
}
