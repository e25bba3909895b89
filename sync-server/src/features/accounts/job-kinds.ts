import * as z from 'zod/mini';
import { nothing, type JobKind } from '../../jobs/index.ts';

interface LinkAsked {
  readonly email: string;
  readonly askedAt: number;
}

/** Requested by a person who may or may not have an account: the job finds out, so that the answer takes the same time. */
export const resetLinkKind: JobKind<LinkAsked> = {
  kind: 'send-reset-link',
  payload: z.object({ email: z.string(), askedAt: z.int() }),
};

export const noticeKind: JobKind<{ readonly userId: string }> = {
  kind: 'tell-password-changed',
  payload: z.object({ userId: z.string() }),
};

export const sweepAccountsKind: JobKind<object> = { kind: 'sweep-accounts', payload: nothing };
