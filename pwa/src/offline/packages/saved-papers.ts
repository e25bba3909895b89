import type { PaperPackage } from '@exam/shared-schema/paper-package';
import type { EncryptedRow, ExamDatabase, PackageRow } from '../database/database.ts';

/** Deletes one version of a saved paper with its images; to be called in a transaction. */
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

/** ED1: the paper that is saved encrypted, or undefined if there is none for this user (PK6). */
export function encryptedPaperOf(
  database: ExamDatabase,
  userId: string,
  testId: string,
): Promise<EncryptedRow | undefined> {
  return database.encryptedPapers.where('[userId+testId]').equals([userId, testId]).first();
}

/** A saved paper that the user has never started on this device; undefined if there is none (PK6). */
export async function unsatPaper(database: ExamDatabase, userId: string): Promise<PackageRow | undefined> {
  for (const key of await database.packages.where('userId').equals(userId).primaryKeys()) {
    const [, testId] = key;
    const attempts = await database.attempts.where('[userId+testId]').equals([userId, testId]).count();
    if (attempts === 0) return database.packages.get(key);
  }
  return undefined;
}

/** The versions of a user's saved papers by paper id; reads keys only. */
export async function savedVersions(
  database: ExamDatabase,
  userId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const keys = [
    ...(await database.packages.where('userId').equals(userId).primaryKeys()),
    ...(await database.encryptedPapers.where('userId').equals(userId).primaryKeys()),
  ];
  const versions = new Map<string, string[]>();
  for (const [, testId, version] of keys) versions.set(testId, [...(versions.get(testId) ?? []), version]);
  return versions;
}

/** What is known of a saved paper, also of one that cannot be read yet (ED1). */
export interface SavedPaper {
  readonly testId: string;
  readonly savedAt: number;
  readonly content: Pick<PaperPackage, 'title' | 'description' | 'categoryName' | 'timing' | 'totals'>;
}

/** The latest version of each saved paper of a user that is not in `except`; the others are not read. */
export async function savedPapersExcept(
  database: ExamDatabase,
  userId: string,
  except: ReadonlySet<string>,
): Promise<SavedPaper[]> {
  const { packages, encryptedPapers } = database;
  const isWanted = ([, testId]: readonly [string, string, string]) => !except.has(testId);
  const keys = await packages.where('userId').equals(userId).primaryKeys();
  const encryptedKeys = await encryptedPapers.where('userId').equals(userId).primaryKeys();
  const rows = await packages.bulkGet(keys.filter(isWanted));
  const encrypted = await encryptedPapers.bulkGet(encryptedKeys.filter(isWanted));
  const inOrder: SavedPaper[] = [
    ...rows.filter((row) => row !== undefined),
    ...encrypted.filter((row) => row !== undefined).map(withoutText),
  ].sort((a, b) => a.savedAt - b.savedAt);
  return [...new Map(inOrder.map((row) => [row.testId, row])).values()];
}

const withoutText = ({ testId, savedAt, paper }: EncryptedRow): SavedPaper => ({
  testId,
  savedAt,
  content: { ...paper, description: '' },
});
