import type { ExamDatabase, PackageRow } from '../database/database.ts';

/** One version of a saved paper with its images; to be called in a transaction. */
export async function deleteVersion(database: ExamDatabase, row: PackageRow): Promise<void> {
  const key: [string, string, string] = [row.userId, row.testId, row.packageVersion];
  await database.images.where('[userId+testId+packageVersion]').equals(key).delete();
  await database.packages.delete(key);
}

/** The newest saved version of a paper, or undefined if it is not on this device for this user (PK6). */
export async function savedPackage(
  database: ExamDatabase,
  userId: string,
  testId: string,
): Promise<PackageRow | undefined> {
  const rows = await database.packages.where('[userId+testId]').equals([userId, testId]).toArray();
  return rows.sort((a, b) => b.savedAt - a.savedAt)[0];
}

/** A paper on this device that its user has never started here; undefined where there is none (PK6). */
export async function unsatPaper(database: ExamDatabase, userId: string): Promise<PackageRow | undefined> {
  for (const key of await database.packages.where('userId').equals(userId).primaryKeys()) {
    const [, testId] = key;
    const attempts = await database.attempts.where('[userId+testId]').equals([userId, testId]).count();
    if (attempts === 0) return database.packages.get(key);
  }
  return undefined;
}

/** The versions of a paper that are on this device for this user, without reading any of them. */
export async function savedVersions(
  database: ExamDatabase,
  userId: string,
  testId: string,
): Promise<string[]> {
  const keys = await database.packages.where('[userId+testId]').equals([userId, testId]).primaryKeys();
  return keys.map(([, , packageVersion]) => packageVersion);
}

/** The ids of the papers that a user has saved on this device, in any version, without reading any of them. */
export async function savedPaperIds(database: ExamDatabase, userId: string): Promise<string[]> {
  const keys = await database.packages.where('userId').equals(userId).primaryKeys();
  return keys.map(([, testId]) => testId);
}
