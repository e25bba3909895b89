import * as z from 'zod/mini';
import { nothing, type JobKind } from '../../jobs/index.ts';

interface LinkAsked {
  readonly email: string;
  readonly askedAt: number;
}

/** Whether the address has an account is checked in the job, so that the response time does not reveal it. */
export const resetLinkKind: JobKind<LinkAsked> = {
  kind: 'send-reset-link',
  payload: z.object({ email: z.string(), askedAt: z.int() }),
};

export const noticeKind: JobKind<{ readonly userId: string }> = {
  kind: 'tell-password-changed',
  payload: z.object({ userId: z.string() }),
};

export const sweepAccountsKind: JobKind<object> = { kind: 'sweep-accounts', payload: nothing };
