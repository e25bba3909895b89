import * as z from 'zod/mini';
import { digestSchema, idSchema } from './events.ts';
import { fileKeySchema } from './hand-in-file.ts';

/** What the server signed when it issued a paper to a student (ST1, ST2). Times are epoch milliseconds. */
export const ticketSchema = z.object({
  ticketId: idSchema,
  userId: idSchema,
  testId: idSchema,
  packageVersion: digestSchema,
  /** Extra time in percent of the duration. */
  extraTimePercent: z.int().check(z.gte(0), z.lte(400)),
  /**
   * How many questions the paper has, which bounds the size of its hand-in (AC41). Tickets of earlier versions lack it.
   */
  questions: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  issuedAt: z.int(),
  /** ST74: when the paper may be started; absent if unlimited. */
  window: z.optional(
    z.object({
      opensAt: z.nullable(z.int()),
      closesAt: z.nullable(z.int()),
      /** ED16: attempts end when the window closes, whenever they began; absent if each has its own span. */
      commonEnd: z.optional(z.boolean()),
    }),
  ),
  nonce: z.string(),
  /** Known only to the device and the server; authenticates a hand-in file carried by any person (ST15). */
  secret: z.string(),
  /** Draws the order in which this student sees a question's options (ST71). Tickets of earlier versions lack it. */
  optionSeed: z.optional(z.string()),
  keyId: z.string(),
  /** The public key of keyId, so that a receipt can be checked offline. Tickets of earlier versions lack it. */
  signingKey: z.optional(z.string()),
  /** The key that hand-in files are encrypted to (ST15). Tickets of earlier versions lack it. */
  fileKey: z.optional(fileKeySchema),
});

export type Ticket = z.infer<typeof ticketSchema>;

/** A ticket as it travels: base64url of its JSON, a dot, base64url of the Ed25519 signature over the first part. */
export type SignedTicket = string;

/** The parts of a signed ticket, or null if the text is not one. Does not check the signature. */
export function splitTicket(text: SignedTicket): { payload: string; signature: string } | null {
  const match = /^([A-Za-z0-9_-]{16,4000})\.([A-Za-z0-9_-]{80,100})$/.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  return { payload: match[1], signature: match[2] };
}
