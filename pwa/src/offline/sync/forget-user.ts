import type { ExamDatabase } from '../database/database.ts';
import { GUEST } from '../database/own-row.ts';
import { LAST } from '../database/remove-fetched.ts';

/**
 * A user's data that exists only on this device: exams in progress, and hand-ins that the server does not have yet.
 */
export interface OnlyHere {
  readonly attemptId: string;
  readonly title: string;
}

export async function onlyHere(database: ExamDatabase, userId: string): Promise<OnlyHere[]> {
  const { attempts, outbox } = database;
  const open = await attempts
    .where('[userId+status]')
    .anyOf([
      [userId, 'open'],
      [userId, 'moved'],
    ])
    .toArray();
  const waiting = await outbox.where('userId').equals(userId).toArray();
  const titles = new Map([...open, ...waiting].map(({ attemptId, title }) => [attemptId, title]));
  return [...titles].map(([attemptId, title]) => ({ attemptId, title }));
}

/**
 * OD7: deletes all data of a user from this device, including what was never sent, in one transaction. The session is
 * not changed.
 */
export async function forgetUser(database: ExamDatabase, userId: string): Promise<void> {
  const { packages, images, attempts, events, outbox, receipts, results, seenAnswers, meta } = database;
  const { roughWork, assistantTurns, assistantHelp } = database;
  const { notebookEntries, notebookCards, notebookQuestions, notebookImages } = database;
  const notebook = [notebookEntries, notebookCards, notebookQuestions];
  const tables = [
    ...notebook,
    notebookImages,
    packages,
    images,
    attempts,
    events,
    outbox,
    receipts,
    results,
    seenAnswers,
    meta,
    roughWork,
    assistantTurns,
    assistantHelp,
  ];
  await database.transaction('rw', tables, async () => {
    const ids = await attemptsOf(database, userId);
    for (const id of ids) {
      await events.where('[attemptId+seq]').between([id, 0], [id, Infinity]).delete();
      await roughWork.where('attemptId').equals(id).delete();
    }
    await attempts.bulkDelete(ids);
    for (const table of [packages, outbox, receipts, results])
      await table.where('userId').equals(userId).delete();
    for (const table of notebook) await table.where(':id').between([userId, ''], [userId, LAST]).delete();
    await notebookImages.where('[userId+url]').between([userId, ''], [userId, LAST]).delete();
    await images
      .where('[userId+testId+packageVersion]')
      .between([userId, '', ''], [userId, LAST, LAST])
      .delete();
    await seenAnswers.where('[owner+key]').between([userId, ''], [userId, LAST]).delete();
    await assistantTurns.where('[userId+turnId]').between([userId, ''], [userId, LAST]).delete();
    await assistantHelp.where('[userId+questionId]').between([userId, ''], [userId, LAST]).delete();
    const keys = (await meta.toCollection().primaryKeys()).filter((key) => key.split(' ').includes(userId));
    await meta.bulkDelete(keys);
  });
}

/** Includes attempts made as a guest and claimed by the account (PK19). */
async function attemptsOf({ attempts }: ExamDatabase, userId: string): Promise<string[]> {
  const own = attempts.where('[userId+status]').between([userId, ''], [userId, LAST]).primaryKeys();
  const claimed = attempts
    .where('[userId+status]')
    .between([GUEST, ''], [GUEST, LAST])
    .and(({ claimedBy }) => claimedBy === userId)
    .primaryKeys();
  return [...(await own), ...(await claimed)];
}
