import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** A proxy on this machine speaks for others: what it passes on does not come from here. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * ST32: whether somebody on this very machine asks for it by a name of its own. The connection's own address counts; what
 * a proxy says of it does not. The name counts as well, because any site can point its own at 127.0.0.1, and its page
 * then asks from this machine's browser.
 */
export function isLoopback({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    PASSED_ON.every((name) => headers[name] === undefined) &&
    isLoopbackHost(headers.host ?? '')
  );
}

/** @param host as in the header, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host);
}
