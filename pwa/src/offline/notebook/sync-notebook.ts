import {
  MOST_PUSHED,
  notebookCards as cardsCall,
  notebookEntrySchema,
  pullNotebook,
  pushNotebook,
  type Call,
  type CallAnswer,
  type CallArguments,
  type NotebookEntry,
} from '@exam/shared-schema/contract';
import { callApi, type CallResult } from '../../api/index.ts';
import type { ExamDatabase, NotebookEntryRow } from '../database/database.ts';
import { isSignedInAs, notebookCursorKey } from '../database/remove-fetched.ts';
import { ifUnlocked } from '../platform/locks.ts';
import { renewToken, usableToken } from '../session/renewal.ts';
import { currentSession } from '../session/session.ts';
import { entriesOf, refold } from './keep-entry.ts';
import { fetchCardImages } from './card-images.ts';
import { noteMistakes } from './mistakes.ts';

/**
 * NB3: entries that the server rejected are sent again after this time, ms: it may have been restored from a backup.
 */
const REFUSED_AGAIN_MS = 24 * 3_600_000;

/** NB10: since format 2 cards have their keys; cards stored before are fetched once more. */
const CARD_FORMAT = 2;

/** How far this device has read the server's data. */
interface Cursor {
  readonly entries: number;
  readonly cards: string;
  /** CARD_FORMAT of the cards up to there; unset by versions of the app from before it. */
  readonly cardFormat?: number;
}

/**
 * NB3: pushes unsent entries, then pulls the entries of other devices and the mistakes of attempts. What fails is
 * retried the next time. One tab at a time.
 * @returns false if a call failed and has to be retried.
 */
export async function syncNotebook(database: ExamDatabase): Promise<boolean> {
  const session = await currentSession(database);
  if (session === null || session.expired || session.user.role !== 'student') return true;
  const userId = session.user._id;
  const steps = [pushEntries, pullEntries, pullCards, fetchCardImages];
  const work = async () => {
    for (const step of steps) if (!(await step(database, userId))) return false;
    return true;
  };
  // Another tab is syncing; this tab's entries are included there or the next time.
  return (await ifUnlocked(database.edge, `notebook ${userId}`, work)) ?? true;
}

/** Null if another user has signed in meanwhile. */
async function ask<C extends Call>(
  database: ExamDatabase,
  userId: string,
  call: C,
  args: CallArguments<C>,
): Promise<CallResult<CallAnswer<C>> | null> {
  const token = await usableToken(database);
  const session = await currentSession(database);
  if (session?.user._id !== userId) return null;
  return callApi(call, args, {
    token,
    renew: (refused) => renewToken(database, userId, refused),
    priority: 'low',
    edge: database.edge,
  });
}

async function pushEntries(database: ExamDatabase, userId: string): Promise<boolean> {
  await offerRefusedAgain(database, userId);
  for (;;) {
    const unsent = database.notebookEntries.where('unsentOf').equals(userId);
    const batch = await unsent.limit(MOST_PUSHED).toArray();
    if (batch.length === 0) return true;
    const entries = batch.map((row) => notebookEntrySchema.parse(row));
    const result = await ask(database, userId, pushNotebook, { body: { entries } });
    if (result?.ok !== true) return false;
    await noteSent(database, batch, new Set(result.answer.refused.map(({ id }) => id)));
  }
}

async function offerRefusedAgain(database: ExamDatabase, userId: string): Promise<void> {
  const before = database.edge.now() - REFUSED_AGAIN_MS;
  await database.notebookEntries
    .where('refusedOf')
    .equals(userId)
    .and(({ refusedAt = 0 }) => refusedAt < before)
    .modify((row) => {
      row.unsentOf = userId;
      delete row.refusedOf;
      delete row.refusedAt;
    });
}

/**
 * Only updates the marks: meanwhile a pull may have changed an entry's time, or its user's data may have been
 * deleted.
 */
async function noteSent(
  database: ExamDatabase,
  batch: readonly NotebookEntryRow[],
  refused: ReadonlySet<string>,
): Promise<void> {
  const refusedAt = database.edge.now();
  await database.notebookEntries
    .where('[userId+id]')
    .anyOf(batch.map(({ userId, id }) => [userId, id]))
    .modify((row) => {
      delete row.unsentOf;
      if (refused.has(row.id)) Object.assign(row, { refusedOf: row.userId, refusedAt });
    });
}

async function cursorOf(database: ExamDatabase, userId: string): Promise<Cursor> {
  const row = await database.meta.get(notebookCursorKey(userId));
  const cursor = row?.value as Cursor | undefined;
  const entries = cursor?.entries ?? 0;
  return cursor?.cardFormat === CARD_FORMAT ? cursor : { entries, cards: '0', cardFormat: CARD_FORMAT };
}

/** To be called in the transaction that stores the data read up to there. */
async function noteCursor(database: ExamDatabase, userId: string, change: Partial<Cursor>): Promise<void> {
  const value = { ...(await cursorOf(database, userId)), ...change };
  await database.meta.put({ key: notebookCursorKey(userId), value });
}

async function pullEntries(database: ExamDatabase, userId: string): Promise<boolean> {
  for (;;) {
    const after = (await cursorOf(database, userId)).entries;
    const result = await ask(database, userId, pullNotebook, { query: { after } });
    if (result?.ok !== true) return false;
    const { entries, upTo, hasMore } = result.answer;
    if (upTo !== after) await mergeEntries(database, userId, entries, upTo);
    if (!hasMore) return true;
  }
}

/** Takes the server's version: it may have changed the time of an entry from this device (NB4). */
async function mergeEntries(
  database: ExamDatabase,
  userId: string,
  entries: readonly NotebookEntry[],
  upTo: number,
): Promise<void> {
  const { notebookEntries, notebookCards, meta, session } = database;
  await database.transaction('rw', notebookEntries, notebookCards, meta, session, async () => {
    if (!(await isSignedInAs(database, userId))) return;
    await notebookEntries.bulkPut(entries.map((entry) => ({ ...entry, userId })));
    for (const questionId of new Set(entries.map((entry) => entry.questionId)))
      await refold(database, userId, questionId, await entriesOf(database, userId, questionId));
    await noteCursor(database, userId, { entries: upTo });
  });
}

async function pullCards(database: ExamDatabase, userId: string): Promise<boolean> {
  const { notebookQuestions, notebookCards, meta, session } = database;
  for (;;) {
    const after = (await cursorOf(database, userId)).cards;
    const result = await ask(database, userId, cardsCall, { query: { after } });
    if (result?.ok !== true) return false;
    const { attempts, upTo, hasMore } = result.answer;
    await database.transaction('rw', notebookCards, notebookQuestions, meta, session, async () => {
      if (!(await isSignedInAs(database, userId))) return;
      for (const attempt of attempts) await noteMistakes(database, userId, attempt);
      await noteCursor(database, userId, { cards: upTo });
    });
    if (!hasMore) return true;
  }
}
