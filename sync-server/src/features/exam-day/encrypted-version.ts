import { hash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import {
  CODE_ITERATIONS,
  imageContext,
  paperContext,
  type EncryptedPaper,
} from '@exam/shared-schema/exam-day';
import { canonicalJson } from '@exam/shared-schema/attempt';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { encrypt, IV_BYTES } from '../../aes-gcm.ts';
import type { Context } from '../../context.ts';
import type { Queries, Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { paperKeyOf, saltOf, type KeyOfPaper } from './secrets.ts';

interface Version {
  readonly paperId: string;
  readonly keyId: string;
  readonly packageVersion: string;
}

/** Where encrypted images are, below /api. */
const IMAGES_PATH = '/api/encrypted-images/';

/** ED1: a version as it is sent, JSON of an encryptedPaperSchema. It is made when it is first asked for. */
export async function encryptedVersion(context: Context, version: Version): Promise<string> {
  const { store } = context;
  const kept = await keptVersion(context, store.read, version);
  if (kept !== undefined) return kept;
  return store.write(async (queries) => {
    await queries.lock(`exam day ${version.paperId}`);
    return (await keptVersion(context, queries, version)) ?? makeVersion(context, queries, version);
  });
}

async function keptVersion(
  { store: { t } }: Context,
  queries: Queries,
  { packageVersion }: Version,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ content: t.encryptedVersions.content })
    .from(t.encryptedVersions)
    .where(eq(t.encryptedVersions.packageVersion, packageVersion));
  return row?.content;
}

async function makeVersion(
  context: Context,
  queries: Transaction,
  { paperId, keyId, packageVersion }: Version,
): Promise<string> {
  const { store, installation, ids, clock } = context;
  const { t } = store;
  const name: KeyOfPaper = { testId: paperId, keyId };
  const key = paperKeyOf(installation, name);
  const [row] = await queries
    .select({ content: t.packageVersions.content })
    .from(t.packageVersions)
    .where(and(eq(t.packageVersions.version, packageVersion), eq(t.packageVersions.paperId, paperId)));
  if (row === undefined) throw new AppError('NOT_FOUND');
  const inside = JSON.parse(row.content) as PaperPackage;
  const slots = await queries
    .select({ slot: t.paperGroups.slot, iv: t.paperGroups.iv, wrapped: t.paperGroups.wrapped })
    .from(t.paperGroups)
    .where(eq(t.paperGroups.paperId, paperId))
    // The order says nothing about the groups.
    .orderBy(t.paperGroups.slot);
  const images = await encryptImages(context, queries, { ...name, packageVersion }, inside);
  const iv = ids.bytes(IV_BYTES);
  const head: EncryptedPaper = {
    formatVersion: 1,
    ...name,
    packageVersion,
    title: inside.title,
    categoryName: inside.categoryName,
    timing: inside.timing,
    totals: inside.totals,
    languages: inside.languages,
    hasMaths: inside.hasMaths,
    salt: saltOf(installation, name).toString('base64url'),
    iterations: CODE_ITERATIONS,
    slots,
    images: images.map(({ bytes, ...image }) => ({ ...image, bytes: bytes.length })),
    iv: iv.toString('base64url'),
    encrypted: '',
  };
  const encrypted = encrypt({ key, iv, context: paperContext(head) }, Buffer.from(row.content)).toString(
    'base64url',
  );
  const content = canonicalJson({ ...head, encrypted });
  await queries
    .insert(t.encryptedVersions)
    .values({ packageVersion, paperId, content, createdAt: clock.now() });
  if (images.length > 0)
    await queries
      .insert(t.encryptedImages)
      .values(images.map((image) => ({ sha256: image.sha256, packageVersion, bytes: image.bytes })));
  return content;
}

async function encryptImages(
  { store: { t }, installation, ids }: Context,
  queries: Queries,
  paper: Pick<EncryptedPaper, 'testId' | 'keyId' | 'packageVersion'>,
  { images }: PaperPackage,
) {
  const digests = images.map((image) => image.sha256);
  const rows =
    digests.length === 0 ? [] : await queries.select().from(t.media).where(inArray(t.media.sha256, digests));
  const bytesOf = new Map(rows.map((row) => [row.sha256, row.bytes]));
  const key = paperKeyOf(installation, paper);
  return images.map((image, place) => {
    const plain = bytesOf.get(image.sha256);
    if (plain === undefined) throw new Error(`The image ${image.sha256} is not stored`);
    const iv = ids.bytes(IV_BYTES);
    const bytes = encrypt({ key, iv, context: imageContext(paper, place) }, plain);
    const digest = hash('sha256', bytes);
    return { url: IMAGES_PATH + digest, bytes, sha256: digest, iv: iv.toString('base64url') };
  });
}
