import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../../../http/index.ts';
import { IDLE_DAYS } from './sessions.ts';

/** With this prefix browsers accept the cookie only from this host and only over HTTPS (decision 15). */
const SECURE_NAME = '__Host-refresh';
const LOOPBACK_NAME = 'refresh';

const DAY_SECONDS = 86_400;

/** HTTPS is optional only for a browser on this machine (ST30). */
export function isPlainLoopback({ protocol, host }: FastifyRequest): boolean {
  return protocol === 'http' && isLoopbackHost(host);
}

function cookieOf(request: FastifyRequest) {
  const isPlain = isPlainLoopback(request);
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    secure: !isPlain,
    path: isPlain ? '/api/auth' : '/',
  } as const;
  return { name: isPlain ? LOOPBACK_NAME : SECURE_NAME, options };
}

export function refreshTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[cookieOf(request).name];
}

export function giveRefreshToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const { name, options } = cookieOf(request);
  reply.setCookie(name, token, { ...options, maxAge: IDLE_DAYS * DAY_SECONDS });
}

export function takeRefreshToken(request: FastifyRequest, reply: FastifyReply): void {
  const { name, options } = cookieOf(request);
  reply.clearCookie(name, options);
}
