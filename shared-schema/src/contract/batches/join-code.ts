import * as z from 'zod/mini';

/** BA4: letters of one case that are not mistaken for another one, or for a digit: without B, I, O, S, V and Z. */
export const JOIN_LETTERS = 'ACDEFGHJKLMNPQRTUWXY';
export const JOIN_CODE_LENGTH = 8;

const BAD_CODE = 'Enter the eight letters of the code.';
/** Hyphens that keyboards type. */
const BETWEEN = /[\s\u2010-\u2015-]/g;

/** BA4: a code as students type it: in any case, with blanks and hyphens between. */
export const joinCodeField = z.pipe(
  z.pipe(
    z.string(BAD_CODE).check(z.maxLength(40, BAD_CODE)),
    z.transform((text) => text.normalize('NFKC').replace(BETWEEN, '').toUpperCase()),
  ),
  z.string().check(z.regex(new RegExp(`^[${JOIN_LETTERS}]{${JOIN_CODE_LENGTH}}$`), BAD_CODE)),
);

/** 'ACDEFGHJ' -> 'ACDE-FGHJ'. */
export const shownJoinCode = (code: string): string => code.replace(/^.{4}(?=.)/, '$&-');
