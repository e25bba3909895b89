import * as z from 'zod/mini';

/** ST131: the check that a name has a letter of any script, so that it can be read out and sorted. */
export const withLetter = (sentence: string) => z.regex(/\p{L}/u, sentence);
