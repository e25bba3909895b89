import { createHmac } from 'node:crypto';
import {
  KEY_USES,
  receiptFileHeader,
  type CarriedReceipt,
  type Receipt,
  type ReceiptFile,
} from '@exam/shared-schema/attempt';
import { encrypt, IV_BYTES } from '../../aes-gcm.ts';
import type { Installation } from '../../installation/index.ts';
import { derived, secretOf } from './open-file.ts';

/**
 * ST15: the receipt for the device that sealed the attempt, encrypted so that the carrier cannot read it: the digest
 * of a short paper's answers could be guessed. The same receipt gives the same file; the nonce is derived from its
 * content.
 */
export function receiptFile(installation: Installation, ticketId: string, receipt: Receipt): ReceiptFile {
  const secret = secretOf(installation, ticketId);
  const carried: CarriedReceipt = { receipt, publicKey: publicKeyOf(installation, receipt) };
  const text = JSON.stringify(carried);
  const head = { format: 'prep-receipt', version: 1, ticketId } as const;
  const ivKey = derived(secret, '', KEY_USES.receiptIv);
  const iv = createHmac('sha256', ivKey).update(text).digest().subarray(0, IV_BYTES);
  const key = derived(secret, '', KEY_USES.receipt);
  const encrypted = encrypt({ key, iv, context: receiptFileHeader(head) }, Buffer.from(text));
  return { ...head, iv: iv.toString('base64url'), sealed: encrypted.toString('base64url') };
}

function publicKeyOf({ keys }: Installation, { keyId }: Receipt): string {
  const key = keys.published.find((each) => each.keyId === keyId);
  if (key === undefined) throw new Error('A receipt is signed with an unpublished key');
  return key.publicKey;
}
