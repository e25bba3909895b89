import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** These URLs end in a secret, with which a reader of the log could set a user's password. */
const SECRET_PATH = /(\/(?:reset-password|verify-reset-token)\/)[^/?#]+/i;

/** The fields of a request that are logged. */
function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.replace(SECRET_PATH, '$1...'), host, remoteAddress: ip };
}

type Logger = NonNullable<FastifyServerOptions['logger']>;

export function withoutSecretAddresses(logger: Logger): Logger {
  return typeof logger === 'object' ? { ...logger, serializers: { req: loggedRequest } } : logger;
}
