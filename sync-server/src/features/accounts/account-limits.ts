import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { networkOf } from '../../http/index.ts';
import { mailboxOf } from './mailbox.ts';

type Config = NonNullable<RouteShorthandOptions['config']>;

/** Per network and minute. A class that registers together shares a network. */
function perMinute(max: number): Config {
  return {
    rateLimit: {
      max,
      timeWindow: '1 minute',
      keyGenerator: (request: FastifyRequest) => `${request.routeOptions.url} ${networkOf(request.ip)}`,
    },
  };
}

/** RFC 5321; the contract refuses longer ones after this. */
const LONGEST_EMAIL = 254;

/** Per network and mailbox, so that requests from one network cannot block those of others for the same mailbox. */
function perMailbox(max: number, timeWindow: string): Config {
  return { rateLimit: { max, timeWindow, hook: 'preHandler', keyGenerator: emailKey } };
}

function emailKey({ routeOptions, ip, body }: FastifyRequest): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  const mailbox = typeof email === 'string' ? mailboxOf(email.slice(0, LONGEST_EMAIL)) : '';
  return `${routeOptions.url} ${networkOf(ip)} ${mailbox}`;
}

/** AC6; login has its own throttle. */
export const accountLimits = {
  forgotPassword: perMailbox(5, '15 minutes'),
  usernameAvailable: perMinute(600),
  sendCode: perMinute(120),
  verifyCode: perMinute(600),
  register: perMinute(120),
  resetPassword: perMinute(60),
} as const;
