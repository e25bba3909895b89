import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { IMAGE_TYPES } from './media.ts';
import { MEDIA_PATH } from './paper-source.ts';

/**
 * Stores an image under the digest of its content, so that the same image is stored once.
 * @returns the address for a question's `diagramUrl`.
 * @throws RangeError if it is not an image.
 */
export async function saveMedia({ store }: Context, mime: string, bytes: Buffer): Promise<string> {
  if (!IMAGE_TYPES.includes(mime)) throw new RangeError(`${mime} is not a type of image that is served`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const row = { sha256, mime, bytes, size: bytes.length };
  await store.write((queries) => queries.insert(store.t.media).values(row).onConflictDoNothing());
  return MEDIA_PATH + sha256;
}
