import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries, Store } from '../database/index.ts';
import { IMAGE_TYPES } from './image-types.ts';

/** Path prefix of images; the digest of the content follows. */
export const MEDIA_PATH = '/api/media/';

/**
 * Stores an image under the digest of its content, so that equal images are stored once.
 * @returns the URL for a question's `diagramUrl`.
 * @throws RangeError if it is not an image.
 */
export async function saveMedia(
  { store }: Pick<Context, 'store'>,
  mime: string,
  bytes: Buffer,
): Promise<string> {
  if (!IMAGE_TYPES.includes(mime)) throw new RangeError(`${mime} is not a supported image type`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = { sha256, mime, bytes, size: bytes.length };
  await store.write((queries) => queries.insert(store.t.media).values(row).onConflictDoNothing());
  return MEDIA_PATH + sha256;
}

/** Whether an image with this URL is stored here, so that a paper can include it. */
export async function isStoredImage(
  { t: { media } }: Store,
  queries: Queries,
  url: string,
): Promise<boolean> {
  if (!url.startsWith(MEDIA_PATH)) return false;
  return (await queries.$count(media, eq(media.sha256, url.slice(MEDIA_PATH.length)))) > 0;
}
