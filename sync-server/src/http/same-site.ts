import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/**
 * AC12: a cookie comes along by itself, so who asks matters: a page of another site is refused, whatever its cookie rules
 * are. Browsers say where a request comes from in a header that no page can write; older ones name the origin. What
 * says neither is no browser, and holds the token itself.
 * @param ourOrigin as the outside knows it: a proxy may have changed the host's name on the way.
 */
export function requireSameSite({ headers, host }: FastifyRequest, ourOrigin: string): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOurs =
    site === undefined
      ? origin === undefined || isOurOrigin(origin, host, ourOrigin)
      : site === 'same-origin';
  if (!isOurs) throw new AppError('FORBIDDEN');
  const type = headers['content-type'];
  if (type !== undefined && !/^application\/json\b/i.test(type)) throw new AppError('UNSUPPORTED_MEDIA');
}

function isOurOrigin(origin: string, host: string, ourOrigin: string): boolean {
  return origin === ourOrigin || origin === `https://${host}` || origin === `http://${host}`;
}
