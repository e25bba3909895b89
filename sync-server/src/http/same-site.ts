import type { FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/**
 * AC12: browsers send the cookie automatically, so requests from pages of other sites are rejected, whatever the cookie's
 * SameSite setting. Browsers state the source of a request in Sec-Fetch-Site, which no page can set; older ones send Origin.
 * A request with neither header comes from a program that holds the token itself, not from a browser.
 * @param ourOrigin the public origin, since a proxy may have changed the host.
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
