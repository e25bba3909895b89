import { receiptText, type Receipt } from '@exam/shared-schema/attempt';
import { isoOrNull } from '../../../clock.ts';
import type { Installation } from '../../../installation/index.ts';
import { sha256 } from '../../../sha256.ts';

export interface Received {
  readonly attemptId: string;
  readonly testId: string;
  readonly userId: string;
  readonly head: string;
  readonly answersDigest: string;
  readonly receivedAt: number;
  /** Epoch milliseconds; null before the first backup. */
  readonly backedUpThrough: number | null;
}

/** ST14: the signed confirmation that the server has the attempt. */
export function signReceipt({ keys }: Installation, received: Received): Receipt {
  const { attemptId, testId, userId, head, answersDigest, receivedAt, backedUpThrough } = received;
  const unsigned = {
    attemptId,
    testId,
    userDigest: sha256(userId),
    head,
    answersDigest,
    receivedAt: new Date(receivedAt).toISOString(),
    keyId: keys.currentKeyId,
    backedUpThrough: isoOrNull(backedUpThrough),
  };
  return { ...unsigned, signature: keys.sign(receiptText(unsigned)) };
}
