import { imageSize } from 'image-size';

/** Image types that are served for questions. */
export const IMAGE_TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/svg+xml',
];

/** By the names of image-size. */
const UPLOADED: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

export interface ImageFacts {
  readonly mime: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Type and size of an image by its header, regardless of its name; the pixels are not decoded.
 * @returns null if it is not an image, or not of a type that may be uploaded.
 */
export function imageFactsOf(bytes: Buffer): ImageFacts | null {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const mime = UPLOADED[type];
    return mime === undefined || width < 1 || height < 1 ? null : { mime, width, height };
  } catch {
    return null; // image-size throws for everything whose header it cannot read
  }
}
