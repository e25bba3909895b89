import * as z from 'zod/mini';
import { digestSchema, idSchema } from '../../attempt/events.ts';
import { paperPackageSchema, encryptedKeySchema } from '../../paper-package/index.ts';
import { defineCall } from '../call.ts';

export const issuePaper = defineCall({
  name: 'papers.issue',
  summary: 'Issue a paper to the caller: charges its price once, answers the signed ticket (ST1, ST2)',
  method: 'POST',
  path: '/test-papers/{id}/issue',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  /**
   * `price`: the displayed price in tokens; 409 if the issue would charge any other number (ST60). `byPlan`: the caller
   * agreed that a plan covers the paper; 409 if none does. Without it no plan is used.
   */
  query: z.object({
    price: z.optional(z.pipe(z.coerce.number(), z.int().check(z.gte(0)))),
    byPlan: z.optional(z.enum(['true'])),
  }),
  answer: z.object({
    data: z.object({
      ticket: z.string(),
      /** In tokens, as is `charged`, which is 0 if the caller has already paid (ST1). */
      price: z.int(),
      charged: z.int(),
      packageVersion: digestSchema,
      /** ISO 8601 UTC. */
      serverTime: z.string(),
    }),
  }),
});

export const paperPackage = defineCall({
  name: 'papers.package',
  summary: 'The offline package of an issued paper: immutable, with an ETag, without any answer (PK1, PK2)',
  method: 'GET',
  path: '/test-papers/{id}/package',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  /** `version`: an older version that was issued to the caller (PK5). */
  query: z.object({ version: z.optional(digestSchema) }),
  answer: paperPackageSchema,
});

export const encryptedKey = defineCall({
  name: 'papers.sealedKey',
  summary: 'The answer key of an issued paper with results on submission, encrypted for its ticket (PK8)',
  method: 'GET',
  path: '/test-papers/{id}/sealed-key',
  access: 'signed-in',
  params: z.object({ id: idSchema }),
  query: z.object({ version: digestSchema }),
  answer: z.object({ data: encryptedKeySchema }),
});
