import * as z from 'zod/mini';
import { LONGEST_OPTION } from '../../paper-package/limits.ts';

const SENTENCES = {
  image: 'The image is not stored yet. Please wait a moment',
  longDescription: `A description has at most ${LONGEST_OPTION} characters`,
} as const;

/** BK23: what a form says of the image of a question or a set. */
export const imageFields = {
  /** An image that was uploaded, or that is there already; empty for none. */
  diagramUrl: z.string().check(z.regex(/^(?:\/api\/media\/[0-9a-f]{64})?$/, SENTENCES.image)),
  /** What it shows, for those who cannot see it. */
  diagramAlt: z.string().check(z.trim(), z.maxLength(LONGEST_OPTION, SENTENCES.longDescription)),
};

/** What the form may leave out because nothing was shown to be filled in. */
export const notShownOfWords = { diagramAlt: '', textInHindi: '' };
