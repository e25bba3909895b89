import { questionIdsInOrder } from '@exam/shared-schema/paper-package';
import type { EncryptedRow, ExamDatabase, PackageRow } from '../database/database.ts';
import { stillMoved } from '../attempt/moved-attempts.ts';
import { deleteRoughWork } from '../attempt/rough-work.ts';
import { deleteVersion } from './saved-papers.ts';

/**
 * Why a paper cannot be removed: an attempt in progress, one that the server does not have yet, or one that another
 * device has continued (`moved`), which can be handed in from here if that device is lost.
 */
type Hold = 'open' | 'unsent' | 'moved';

export type RemoveResult = { readonly ok: true } | { readonly ok: false; readonly hold: Hold };

/** PK7: removes all versions of a saved paper, unless an attempt still needs one. */
export async function removePackage(
  database: ExamDatabase,
  userId: string,
  testId: string,
): Promise<RemoveResult> {
  const { packages, images, attempts, outbox, receipts, roughWork, encryptedPapers } = database;
  const tables = [packages, images, attempts, outbox, receipts, roughWork, encryptedPapers];
  return database.transaction('rw', tables, async () => {
    const hold = await holdOf(database, userId, testId);
    if (hold !== null) return { ok: false, hold };
    const rows = await database.packages.where('[userId+testId]').equals([userId, testId]).toArray();
    for (const row of rows) {
      await rememberQuestions(database, row);
      await deleteVersion(database, row);
    }
    await encryptedPapers.where('[userId+testId]').equals([userId, testId]).delete();
    const attemptIds = await attempts.where('[userId+testId]').equals([userId, testId]).primaryKeys();
    await deleteRoughWork(database, attemptIds);
    return { ok: true };
  });
}

/** SY10: a restored server may ask for an attempt again long after its paper was removed. */
async function rememberQuestions(database: ExamDatabase, row: PackageRow): Promise<void> {
  const questionIds = questionIdsInOrder(row.content);
  await database.attempts
    .where('[userId+testId]')
    .equals([row.userId, row.testId])
    .and((attempt) => attempt.packageVersion === row.packageVersion)
    .modify({ questionIds });
}

async function holdOf(database: ExamDatabase, userId: string, testId: string): Promise<Hold | null> {
  const attempts = await database.attempts.where('[userId+testId]').equals([userId, testId]).toArray();
  if (attempts.some((attempt) => attempt.status === 'open')) return 'open';
  const unsent = await database.outbox.bulkGet(attempts.map((attempt) => attempt.attemptId));
  if (unsent.some((row) => row !== undefined)) return 'unsent';
  return (await stillMoved(database, attempts)).length > 0 ? 'moved' : null;
}

/** A saved paper in the list of downloads. */
export interface Download {
  readonly testId: string;
  readonly title: string;
  readonly categoryName: string;
  readonly questions: number;
  readonly minutes: number;
  /** Of all versions, because an attempt keeps the version that it was started with (PK5). */
  readonly bytes: number;
  readonly savedAt: number;
  readonly hold: Hold | null;
}

/** ED1: of a paper that cannot be read yet the same is known. */
type Saved = Pick<PackageRow, 'testId' | 'bytes' | 'savedAt'> & {
  readonly content: Pick<PackageRow['content'], 'title' | 'categoryName' | 'totals' | 'timing'>;
};

/** PK6: the user's papers on this device, newest first. */
export async function downloadsOf(database: ExamDatabase, userId: string): Promise<Download[]> {
  const encrypted = await database.encryptedPapers.where('userId').equals(userId).toArray();
  const rows: Saved[] = [
    ...(await database.packages.where('userId').equals(userId).toArray()),
    ...encrypted.map(({ paper, ...row }: EncryptedRow) => ({ ...row, content: paper })),
  ];
  const newestFirst = rows.sort((a, b) => b.savedAt - a.savedAt);
  const testIds = [...new Set(newestFirst.map((row) => row.testId))];
  const downloads: Download[] = [];
  for (const testId of testIds) {
    const versions = newestFirst.filter((row) => row.testId === testId);
    const [newest] = versions;
    if (newest === undefined) continue;
    const bytes = versions.reduce((sum, row) => sum + row.bytes, 0);
    downloads.push(downloadOf(newest, bytes, await holdOf(database, userId, testId)));
  }
  return downloads;
}

function downloadOf({ testId, content, savedAt }: Saved, bytes: number, hold: Hold | null): Download {
  const { title, categoryName, totals, timing } = content;
  const minutes = timing.durationSeconds / 60;
  return { testId, title, categoryName, questions: totals.questions, minutes, bytes, savedAt, hold };
}
