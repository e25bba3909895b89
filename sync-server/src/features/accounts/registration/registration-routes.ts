import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  register,
  resendEmailCode,
  resendPhoneCode,
  sendEmailCode,
  sendPhoneCode,
  usernameAvailable,
  verifyEmailCode,
  verifyPhoneCode,
} from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { bind, networkOf } from '../../../http/index.ts';
import { accountLimits } from '../account-limits.ts';
import { isUsernameTaken } from '../queries.ts';
import { registerWith, type Registering } from './register.ts';
import { sendCode } from '../codes/send-code.ts';
import { verifyCode } from '../codes/verify-code.ts';

const limited = (name: keyof typeof accountLimits) => ({ config: accountLimits[name] });

/** Registration. */
export function registrationRoutes(app: FastifyInstance, context: Context, registering: Registering): void {
  emailCodeRoutes(app, context);
  phoneCodeRoutes(app, context);
  const makeAccount = registerWith(context, registering);
  bind(
    app,
    usernameAvailable,
    async ({ query }) => ({
      available: !(await isUsernameTaken(context.store, context.store.read, query.username)),
    }),
    limited('usernameAvailable'),
  );
  bind(
    app,
    register,
    async ({ body }) => {
      await makeAccount(body);
      return { message: 'Your account was created. Please log in.' };
    },
    limited('register'),
  );
}

function emailCodeRoutes(app: FastifyInstance, context: Context): void {
  const send = async (email: string, request: FastifyRequest) => {
    const to = { channel: 'email', address: email.toLowerCase() } as const;
    const { token: emailOtpToken, ...sent } = await sendCode(context, to, networkOf(request.ip));
    return { emailOtpToken, ...sent };
  };
  for (const call of [sendEmailCode, resendEmailCode])
    bind(app, call, ({ body }, { request }) => send(body.email, request), limited('sendCode'));
  bind(
    app,
    verifyEmailCode,
    async ({ body }) => {
      await verifyCode(context, 'email', body.emailOtpToken, body.otp);
      return { message: 'Email verified' };
    },
    limited('verifyCode'),
  );
}

function phoneCodeRoutes(app: FastifyInstance, context: Context): void {
  const send = async (number: string, request: FastifyRequest) => {
    const to = { channel: 'phone', address: number } as const;
    const { token: phoneOtpToken, ...sent } = await sendCode(context, to, networkOf(request.ip));
    return { phoneOtpToken, ...sent };
  };
  for (const call of [sendPhoneCode, resendPhoneCode])
    bind(
      app,
      call,
      ({ body }, { request }) => send(`${body.countryCode}${body.phone}`, request),
      limited('sendCode'),
    );
  bind(
    app,
    verifyPhoneCode,
    async ({ body }) => {
      await verifyCode(context, 'phone', body.phoneOtpToken, body.otp);
      return { message: 'Mobile number verified' };
    },
    limited('verifyCode'),
  );
}
