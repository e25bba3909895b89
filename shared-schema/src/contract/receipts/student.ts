import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

export const receiptKeys = defineCall({
  name: 'receipts.keys',
  summary: 'Public keys that receipts and tickets are signed with (Ed25519, raw, base64url)',
  method: 'GET',
  path: '/receipts/key',
  access: 'public',
  answer: z.object({
    data: z.object({
      current: z.string(),
      keys: z.array(z.object({ keyId: z.string(), algorithm: z.literal('Ed25519'), publicKey: z.string() })),
    }),
  }),
});
