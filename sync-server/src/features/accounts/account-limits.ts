import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { networkOf } from '../../http/index.ts';

type Config = NonNullable<RouteShorthandOptions['config']>;

/** Of one network, in a minute. A class that registers together shares one. */
function perMinute(max: number): Config {
  return {
    rateLimit: {
      max,
      timeWindow: '1 minute',
      keyGenerator: (request: FastifyRequest) => `${request.routeOptions.url} ${networkOf(request.ip)}`,
    },
  };
}

/** Per network and e-mail, so that guessing is slow and nobody can lock somebody else out from elsewhere. */
function perEmail(max: number, timeWindow: string): Config {
  return { rateLimit: { max, timeWindow, hook: 'preHandler', keyGenerator: emailKey } };
}

function emailKey({ routeOptions, ip, body }: FastifyRequest): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  const named = typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
  return `${routeOptions.url} ${networkOf(ip)} ${named}`;
}

/** AC6 */
export const accountLimits = {
  login: perEmail(10, '1 minute'),
  forgotPassword: perEmail(5, '15 minutes'),
  usernameAvailable: perMinute(600),
  sendCode: perMinute(120),
  verifyCode: perMinute(600),
  register: perMinute(120),
  resetPassword: perMinute(60),
} as const;
