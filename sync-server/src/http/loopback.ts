import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Headers of a proxy on this machine, which forwards requests from elsewhere. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * ST32: whether the request comes from this machine and names it. The connection's address counts, not a proxy's header.
 * The host name counts as well, because any site can point its own name at 127.0.0.1 and have its pages send requests from
 * a browser on this machine.
 */
export function isLoopback({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    PASSED_ON.every((name) => headers[name] === undefined) &&
    isLoopbackHost(headers.host ?? '')
  );
}

/** @param host value of the header, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}
