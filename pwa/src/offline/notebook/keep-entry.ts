import type { NotebookEntry } from '@exam/shared-schema/contract';
import { randomHex } from '../../api/index.ts';
import type { ExamDatabase, NotebookCardRow, NotebookEntryRow } from '../database/database.ts';
import { clockOffset } from '../platform/server-clock.ts';
import { emptyCard, placed } from './card-row.ts';
import { foldCard } from './schedule.ts';

const ID_BYTES = 16;

type WithoutHead<E> = E extends unknown ? Omit<E, 'id' | 'questionId' | 'at'> : never;
/** The content of an entry, without card and time. */
export type NotebookAction = WithoutHead<NotebookEntry>;

/** The server's time as estimated by this device, epoch ms. */
export async function notebookNow(database: ExamDatabase): Promise<number> {
  return database.edge.now() + Math.round((await clockOffset(database))?.offsetMs ?? 0);
}

/**
 * NB2: stores an action on a card and the resulting schedule in one strict transaction. Callers proceed only after it
 * resolves.
 * @throws the database's errors; then nothing was written.
 */
export async function keepEntry(
  database: ExamDatabase,
  userId: string,
  questionId: string,
  action: NotebookAction,
): Promise<NotebookEntryRow> {
  const now = await notebookNow(database);
  const { notebookEntries, notebookCards } = database;
  return database.transaction('rw', notebookEntries, notebookCards, async () => {
    const before = await entriesOf(database, userId, questionId);
    // After all existing entries, even if the clock was set back.
    const at = before.reduce((most, each) => Math.max(most, each.at + 1), now);
    const entry = {
      ...action,
      id: randomHex(database.edge.bytes(ID_BYTES)),
      questionId,
      at,
    } as NotebookEntry;
    const row: NotebookEntryRow = { ...entry, userId, unsentOf: userId };
    await notebookEntries.add(row);
    await refold(database, userId, questionId, [...before, row]);
    return row;
  });
}

export function entriesOf(
  database: ExamDatabase,
  userId: string,
  questionId: string,
): Promise<NotebookEntryRow[]> {
  return database.notebookEntries.where('[userId+questionId]').equals([userId, questionId]).toArray();
}

/** NB4: recomputes a card from its log. To be called in a transaction on both tables. */
export async function refold(
  database: ExamDatabase,
  userId: string,
  questionId: string,
  entries: readonly NotebookEntry[],
): Promise<NotebookCardRow> {
  const card = (await database.notebookCards.get([userId, questionId])) ?? emptyCard(userId, questionId);
  const row = placed({ ...card, ...foldCard(entries) });
  await database.notebookCards.put(row);
  return row;
}
