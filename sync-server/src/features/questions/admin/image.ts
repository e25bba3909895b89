import { LARGEST_IMAGE } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { refused } from '../../../crud/index.ts';
import { imageTypeOf, isStoredImage, saveMedia } from '../../../media/index.ts';

const SENTENCES = {
  other: 'This file is no image that can be shown. Please choose a PNG, JPEG or WebP',
  large: 'An image has at most 1 MB. Please make it smaller',
  lost: 'This image is not stored here. Please choose it again',
} as const;

/**
 * BK23: keeps an image that an administrator uploads, by what its bytes say it is.
 * @param base64 the file.
 * @returns its address.
 * @throws AppError VALIDATION for what is no image, or too large.
 */
export async function keepImage(context: Context, base64: string): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_IMAGE) throw refused('image', SENTENCES.large);
  const type = imageTypeOf(bytes);
  if (type === null) throw refused('image', SENTENCES.other);
  return saveMedia(context, type, bytes);
}

/** BK23: a paper could not be published with an image that is not there. @throws AppError VALIDATION */
export async function refuseLostImage(
  { store }: Context,
  { diagramUrl }: { readonly diagramUrl: string },
): Promise<void> {
  if (diagramUrl !== '' && !(await isStoredImage(store, store.read, diagramUrl)))
    throw refused('diagramUrl', SENTENCES.lost);
}
