import type { FastifyInstance } from 'fastify';
import { forgotPassword, resetPassword, verifyResetToken } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { bind } from '../../../http/index.ts';
import { deriveSecret } from '../../../installation/index.ts';
import { sha256 } from '../../../sha256.ts';
import { accountLimits } from '../account-limits.ts';
import { resetLinkKind } from '../job-kinds.ts';
import { rememberDevice } from '../sessions/known-device.ts';
import type { HashInTurn } from './passwords.ts';
import { askForResetLink, userOfLink } from './reset-links.ts';
import { resetPasswordWith } from './reset-password.ts';

const MINUTE_MS = 60_000;

/** Password reset. */
export function resetRoutes(app: FastifyInstance, context: Context, hash: HashInTurn): void {
  const { store } = context;
  bind(
    app,
    forgotPassword,
    async ({ body }) => {
      const delivery = await store.write((queries) =>
        askForResetLink(context, queries, body.email, onceAMinute(context, body.email)),
      );
      return {
        message: 'Password reset link has been sent to your email',
        delivery,
      };
    },
    { config: accountLimits.forgotPassword },
  );
  bind(
    app,
    verifyResetToken,
    async ({ params }) => {
      const { email } = await userOfLink(context, store.read, params.token);
      return { data: { email }, message: 'The reset link is valid' };
    },
    { config: accountLimits.resetPassword },
  );
  const setPassword = resetPasswordWith(context, hash);
  bind(
    app,
    resetPassword,
    async ({ params, body }, { request, reply }) => {
      // AC6: makes this a known device, so that the owner can log in while others guess the password.
      rememberDevice(context, request, reply, await setPassword(params.token, body.newPassword));
      return { message: 'Your password has been reset. Please log in.' };
    },
    { config: accountLimits.resetPassword },
  );
}

/** Keyed, so that the jobs table does not keep the address after the job. */
function onceAMinute({ installation, clock }: Context, email: string): string {
  const key = deriveSecret(installation.secret, 'reset links').toString('hex');
  const minute = Math.floor(clock.now() / MINUTE_MS);
  return `${resetLinkKind.kind} ${sha256(`${key} ${minute} ${email.toLowerCase()}`)}`;
}
