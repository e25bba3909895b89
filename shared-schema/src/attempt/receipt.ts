import * as z from 'zod/mini';
import { canonicalJson } from './canonical-json.ts';
import { digestSchema, idSchema } from './events.ts';

/** ST14: the server's signed confirmation that it has a sealed attempt. */
export const receiptSchema = z.object({
  attemptId: idSchema,
  testId: idSchema,
  /** SHA-256 of the user's id: proves to students that the receipt is theirs, and reveals nothing to others. */
  userDigest: digestSchema,
  /** The head of the log, or the digest of a hand-in without a log. */
  head: digestSchema,
  answersDigest: digestSchema,
  /** ISO 8601 UTC. */
  receivedAt: z.string(),
  keyId: z.string(),
  /** Hand-ins received up to this time are in a backup; null before the first one. ISO 8601 UTC. */
  backedUpThrough: z.nullable(z.string()),
  /** Ed25519 over receiptText, base64url. */
  signature: z.string(),
});

export type Receipt = z.infer<typeof receiptSchema>;

/** The exact text that a receipt's signature covers. */
export function receiptText(receipt: Omit<Receipt, 'signature'>): string {
  const { attemptId, testId, userDigest, head, answersDigest, receivedAt, keyId, backedUpThrough } = receipt;
  return canonicalJson({
    attemptId,
    testId,
    userDigest,
    head,
    answersDigest,
    receivedAt,
    keyId,
    backedUpThrough,
  });
}
