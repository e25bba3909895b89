import type { PaperPackage, EncryptedKey } from '@exam/shared-schema/paper-package';
import { packageText } from '@exam/shared-schema/paper-package';
import type { ExamDatabase, PackageRow } from '../database/database.ts';
import { sha256 } from '../platform/device.ts';
import type { DownloadedImage } from './download.ts';
import { DAMAGED, SaveError } from './save-failure.ts';
import { deleteVersion } from './saved-papers.ts';

/** A complete download. */
export interface Downloaded {
  readonly content: PaperPackage;
  readonly key: EncryptedKey | null;
  readonly images: readonly DownloadedImage[];
  readonly bytes: number;
}

export interface StoreRequest {
  readonly database: ExamDatabase;
  readonly userId: string;
  readonly testId: string;
  readonly signal: AbortSignal;
  /** The signed ticket, and the extra time that it grants. */
  readonly ticket: { readonly signed: string; readonly extraTimePercent: number };
  /** An attempt is continued with this version, which need not be the latest: other versions are kept. */
  readonly keepsOthers: boolean;
}

/** PK3: stores the paper and its images in one transaction and reads them back. @throws SaveError if that fails. */
export async function storePackage(
  { database, userId, testId, signal, ticket, keepsOthers }: StoreRequest,
  { content, key: encryptedKey, images, bytes }: Downloaded,
): Promise<PackageRow> {
  const key = { userId, testId, packageVersion: content.packageVersion };
  const row: PackageRow = {
    ...key,
    content,
    ticket: ticket.signed,
    extraTimePercent: ticket.extraTimePercent,
    ...(encryptedKey !== null && { sealedKey: encryptedKey }),
    bytes,
    savedAt: database.edge.now(),
  };
  signal.throwIfAborted();
  await database.transaction('rw', database.packages, database.images, database.attempts, async () => {
    await database.images.bulkPut(images.map((image) => ({ ...key, ...image })));
    await database.packages.put(row);
    await readBack(database, row, images.length);
    if (!keepsOthers) await dropOlderVersions(database, row);
  });
  return row;
}

/**
 * The last step of PK3, inside the transaction: if the data does not read back complete, the transaction is rolled
 * back.
 */
async function readBack(database: ExamDatabase, row: PackageRow, imageCount: number): Promise<void> {
  const { userId, testId, packageVersion } = row;
  const stored = await database.packages.get([userId, testId, packageVersion]);
  const images = await database.images
    .where('[userId+testId+packageVersion]')
    .equals([userId, testId, packageVersion])
    .count();
  const whole = stored !== undefined && sha256(packageText(stored.content)) === packageVersion;
  if (!whole || images < imageCount) throw new SaveError(DAMAGED);
}

/** PK5: deletes older versions that no attempt was started with. */
async function dropOlderVersions(database: ExamDatabase, newest: PackageRow): Promise<void> {
  const { userId, testId } = newest;
  const all = await database.packages.where('[userId+testId]').equals([userId, testId]).toArray();
  const used = await database.attempts.where('[userId+testId]').equals([userId, testId]).toArray();
  const needed = new Set(used.map((attempt) => attempt.packageVersion));
  for (const old of all) {
    if (old.packageVersion === newest.packageVersion || needed.has(old.packageVersion)) continue;
    await deleteVersion(database, old);
  }
}
