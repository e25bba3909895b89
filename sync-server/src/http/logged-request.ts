import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Whoever reads a log must not be able to set somebody's password: these addresses end in a secret. */
const SECRET_PATH = /(\/(?:reset-password|verify-reset-token)\/)[^/?#]+/i;

/** What a log holds of a request. */
function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.replace(SECRET_PATH, '$1...'), host, remoteAddress: ip };
}

type Logger = NonNullable<FastifyServerOptions['logger']>;

export function withoutSecretAddresses(logger: Logger): Logger {
  return typeof logger === 'object' ? { ...logger, serializers: { req: loggedRequest } } : logger;
}
