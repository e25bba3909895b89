import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Bytes. The limit is low because every device that saves a paper downloads its images. */
export const LARGEST_IMAGE = 1024 * 1024;
/** The types in the browser's file dialog; the server checks the bytes. */
export const IMAGE_FILES = 'image/png,image/jpeg,image/webp';

const SENTENCES = {
  image: 'Please choose an image: PNG, JPEG or WebP',
  large: 'An image has at most 1 MB. Please make it smaller',
} as const;

/** Base64 has four characters for three bytes. */
const MOST_CHARACTERS = Math.ceil(LARGEST_IMAGE / 3) * 4;

export const uploadImage = defineCall({
  name: 'questions.uploadImage',
  summary: 'Store an image for a question: PNG, JPEG or WebP of at most 1 MB (BK23)',
  method: 'POST',
  path: '/admin/question-images',
  access: 'admin',
  /** The file's bytes in base64. */
  body: z.object({
    image: z
      .string()
      .check(
        z.minLength(1, SENTENCES.image),
        z.maxLength(MOST_CHARACTERS, SENTENCES.large),
        z.regex(/^[A-Za-z0-9+/]*={0,2}$/, SENTENCES.image),
      ),
  }),
  bodyLimit: MOST_CHARACTERS + 1024,
  status: 201,
  answer: z.object({ data: z.object({ diagramUrl: z.string() }) }),
});
