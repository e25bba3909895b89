import * as z from 'zod/mini';
import { visibleLines } from '../hidden-characters.ts';
import { LONGEST_OPTION } from '../../paper-package/limits.ts';

const SENTENCES = {
  image: 'The image is not stored yet. Please wait a moment',
  longDescription: `A description has at most ${LONGEST_OPTION} characters`,
} as const;

/** BK23: the fields of a form for the image of a question or a set. */
export const imageFields = {
  /** An uploaded or existing image; empty for none. */
  diagramUrl: z.string().check(z.regex(/^(?:\/api\/media\/[0-9a-f]{64})?$/, SENTENCES.image)),
  /** The text alternative of the image. */
  diagramAlt: z
    .string()
    .check(z.trim(), z.maxLength(LONGEST_OPTION, SENTENCES.longDescription), visibleLines('Description')),
};

/** Defaults of the fields that the form omits because they are not displayed. */
export const hiddenTextDefaults = { diagramAlt: '', textInHindi: '' };
