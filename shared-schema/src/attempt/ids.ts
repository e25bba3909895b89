import * as z from 'zod/mini';

// Separate from the events, which import every question type: the first screen needs only the ids.

export const ID_SHAPE = /^[A-Za-z0-9_-]{1,64}$/;
export const DIGEST_SHAPE = /^[0-9a-f]{64}$/;

/** Opaque identifiers on the wire: short, printable, never parsed for meaning. */
export const idSchema = z.string().check(z.regex(ID_SHAPE, 'Not a valid id'));

/** SHA-256 as 64 lower-case hex digits. */
export const digestSchema = z.string().check(z.regex(DIGEST_SHAPE, 'Not a SHA-256 digest'));
