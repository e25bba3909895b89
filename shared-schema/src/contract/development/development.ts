import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Only without a provider, and never in production (ST32). */
export const devMessages = defineCall({
  name: 'development.messages',
  summary: 'Messages that would have been sent by e-mail and SMS, newest first',
  method: 'GET',
  path: '/dev/messages',
  access: 'loopback',
  query: z.object({ to: z.optional(z.string().check(z.maxLength(254))) }),
  answer: z.object({
    messages: z.array(
      z.object({
        channel: z.enum(['email', 'sms']),
        to: z.string(),
        subject: z.nullable(z.string()),
        text: z.string(),
        /** ISO 8601 UTC. */
        at: z.string(),
      }),
    ),
  }),
});
