import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { defineCall } from '../call.ts';

const TOKENS = 'Tokens must be a whole number from 1 to 100000';
const REASON = 'Give a reason of at most 500 characters';
const DAYS = 'Days must be a whole number from 1 to 3650';

export const giveTokens = defineCall({
  name: 'payments.giveTokens',
  summary: 'Give tokens to a student by hand, once for each requestId (ST63)',
  method: 'POST',
  path: '/admin/users/{id}/tokens',
  access: 'admin',
  params: z.object({ id: idSchema }),
  body: z.object({
    tokens: z.int(TOKENS).check(z.gte(1, TOKENS), z.lte(100_000, TOKENS)),
    /** How long they last; null for good. */
    days: z._default(z.nullable(z.int(DAYS).check(z.gte(1, DAYS), z.lte(3650, DAYS))), null),
    reason: z.string(REASON).check(z.trim(), z.minLength(1, REASON), z.maxLength(500, REASON)),
    /** Made by the form: a request that is repeated gives nothing more. */
    requestId: idSchema,
  }),
  answer: z.object({ message: z.string() }),
});
