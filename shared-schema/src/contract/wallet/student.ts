import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { walletSchema } from '../profile/student.ts';

export const wallet = defineCall({
  name: 'wallet.read',
  summary: "The caller's tokens, and the current prices of tests (TK4)",
  method: 'GET',
  path: '/wallet',
  access: 'signed-in',
  answer: z.object({
    data: z.extend(walletSchema, {
      /** Tokens. */
      prices: z.object({ adaptiveTest: z.int(), aiTest: z.int(), question: z._default(z.int(), 1) }),
      /** PL4: how many priced papers the caller's plans still cover this month; UNLIMITED for all. */
      papersLeft: z.int(),
      /** PL3: whether a test may be made by AI. */
      aiEnabled: z.boolean(),
    }),
  }),
});
