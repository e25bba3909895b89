import * as z from 'zod/mini';
import { MAX_EPOCH_MS } from './event-bounds.ts';

/** ED7: how an encrypted paper was opened: with a key that was fetched, or with a code. */
export const openedSchema = z.object({
  by: z.enum(['line', 'code']),
  /** By the device's clock, epoch ms. */
  at: z.int().check(z.gte(0), z.lte(MAX_EPOCH_MS)),
  /** The server's time minus the device's as last measured, ms; null if it never was. */
  offsetMs: z.nullable(z.number()),
  /** Of the code, see KeySlot. */
  slot: z.optional(z.string().check(z.maxLength(64))),
});
export type Opened = z.infer<typeof openedSchema>;
