import * as z from 'zod/mini';
import { digestSchema, idSchema } from '../../attempt/ids.ts';
import { encryptedPaperSchema, openingOutcomes } from '../../exam-day/index.ts';
import { MAX_TICKET_LENGTH } from '../attempts/attempt-on-wire.ts';
import { defineCall } from '../call.ts';

export const encryptedPaper = defineCall({
  name: 'papers.encrypted',
  summary: 'An issued paper that cannot be read before its key is released (ED1)',
  method: 'GET',
  path: '/test-papers/{id}/encrypted',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  query: z.object({ version: digestSchema }),
  answer: encryptedPaperSchema,
});

export const encryptedImage = defineCall({
  name: 'papers.encryptedImage',
  summary: 'An encrypted image, named by its content and so never different (ED1)',
  method: 'GET',
  path: '/encrypted-images/{sha256}',
  access: 'public',
  params: z.object({ sha256: digestSchema }),
  answer: z.unknown(),
});

const ticket = z.string().check(z.minLength(1), z.maxLength(MAX_TICKET_LENGTH));

/** A session may have ended by the day of the exam, so the ticket is the credential, as at the hand-in. */
export const paperKey = defineCall({
  name: 'papers.key',
  summary: 'The key of an encrypted paper for the holder of a ticket, once it is released (ED5)',
  method: 'POST',
  path: '/test-papers/key',
  access: 'public',
  body: z.object({ ticket }),
  answer: z.object({
    data: z.object({
      keyId: idSchema,
      /** base64url, 32 bytes. */
      key: z.string(),
      /** ISO 8601 UTC. */
      serverTime: z.string(),
    }),
  }),
});

export const reportOpening = defineCall({
  name: 'papers.openingReport',
  summary: 'Reports whether a device could open an encrypted paper (ED10)',
  method: 'POST',
  path: '/test-papers/opening',
  access: 'public',
  body: z.object({
    ticket,
    outcome: z.enum(openingOutcomes),
    by: z.enum(['line', 'code']),
    /** By the device's clock, epoch ms. */
    at: z.int().check(z.gte(0)),
  }),
  answer: z.object({}),
});
