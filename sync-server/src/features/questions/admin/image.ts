import { LARGEST_IMAGE } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { refused } from '../../../crud/index.ts';
import { imageFactsOf, isStoredImage, saveMedia } from '../../../media/index.ts';

const SENTENCES = {
  other: 'This file is no image that can be shown. Please choose a PNG, JPEG or WebP',
  large: 'An image has at most 1 MB. Please make it smaller',
  wide: 'An image is at most 4,096 pixels wide and high. Please make it smaller',
  lost: 'This image is not stored here. Please choose it again',
} as const;

/** Pixels. A phone unpacks an image to four bytes a pixel, however small its file is. */
const LARGEST_SIDE = 4096;

/**
 * BK23: stores an image that an administrator uploads. Its type and size are read from its header.
 * @param base64 the file.
 * @returns its URL.
 * @throws AppError VALIDATION for a file that is not an image, or too large.
 */
export async function keepImage(context: Context, base64: string): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_IMAGE) throw refused('image', SENTENCES.large);
  const facts = imageFactsOf(bytes);
  if (facts === null) throw refused('image', SENTENCES.other);
  if (Math.max(facts.width, facts.height) > LARGEST_SIDE) throw refused('image', SENTENCES.wide);
  return saveMedia(context, facts.mime, bytes);
}

/** BK23: a paper with a missing image could not be published. @throws AppError VALIDATION */
export async function refuseLostImage(
  { store }: Context,
  { diagramUrl }: { readonly diagramUrl: string },
): Promise<void> {
  if (diagramUrl !== '' && !(await isStoredImage(store, store.read, diagramUrl)))
    throw refused('diagramUrl', SENTENCES.lost);
}
