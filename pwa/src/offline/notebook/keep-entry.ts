import type { NotebookEntry } from '@exam/shared-schema/contract';
import { randomHex } from '../../api/index.ts';
import type { ExamDatabase, NotebookCardRow, NotebookEntryRow } from '../database/database.ts';
import { clockOffset } from '../platform/server-clock.ts';
import { emptyCard, placed } from './card-row.ts';
import { foldCard } from './schedule.ts';

const ID_BYTES = 16;

type WithoutHead<E> = E extends unknown ? Omit<E, 'id' | 'questionId' | 'at'> : never;
/** What is done, without where and when. */
export type NotebookAction = WithoutHead<NotebookEntry>;

/** Server time as this device knows it, epoch ms. */
export async function notebookNow(database: ExamDatabase): Promise<number> {
  return database.edge.now() + Math.round((await clockOffset(database))?.offsetMs ?? 0);
}

/**
 * NB2: writes down what was done with a card, and what follows from it, in one strict transaction. Nothing is done before
 * it resolves.
 * @throws what the database throws; then nothing was written.
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
    // Behind what is there, also where the clock was put back.
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

/** NB4: brings a card up to its log. To be called in a transaction on both. */
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
