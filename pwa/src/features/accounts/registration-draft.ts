import { countryCodes } from '@exam/shared-schema/contract';
import * as z from 'zod/mini';
import type { Entered } from './registration-steps.ts';

const KEY = 'registration';
/** After this time registration starts again, because codes and verifications have expired. */
const KEPT_MS = 60 * 60_000;

const proof = z.nullable(
  z.object({
    target: z.string(),
    token: z.string(),
    resendAt: z.number(),
    delivery: z.enum(['provider', 'local']),
    verified: z.boolean(),
  }),
);

const draftSchema = z.object({
  savedAt: z.number(),
  values: z.object({
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    countryCode: z.enum(countryCodes),
    phone: z.string(),
    category: z.string(),
  }),
  proofs: z.object({ email: proof, phone: proof }),
});

export type Draft = Pick<Entered, 'values' | 'proofs'>;

/**
 * AC33: the input before a reload, without passwords and codes. It is in sessionStorage: it survives a reload and a tab
 * discarded by the phone, and is deleted with the tab, so that the next person on a shared phone does not see it.
 */
export function loadDraft(storage: Storage, now: number): Draft | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  try {
    const draft = draftSchema.parse(JSON.parse(text));
    const age = now - draft.savedAt;
    return age >= 0 && age < KEPT_MS ? { values: draft.values, proofs: draft.proofs } : null;
  } catch {
    // Written by another version of the app: discarded.
    return null;
  }
}

export function saveDraft(storage: Storage, { values, proofs }: Draft, now: number): void {
  storage.setItem(KEY, JSON.stringify({ savedAt: now, values, proofs }));
}

export function forgetDraft(storage: Storage): void {
  storage.removeItem(KEY);
}
