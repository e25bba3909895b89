import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@exam/shared-schema/contract';
import { Allowance } from './allowance.ts';
import { BodyMemory } from './body-memory.ts';
import { AppError } from './errors.ts';
import { networkOf } from './network.ts';
import { BodyReader, type BodyStream } from './read-body.ts';

/** AC40: bytes that are read from any caller; also the default body limit. */
const FIRST_BYTES = 64 * 1024;

/** The sender of a body, proven by a credential inside it. */
interface ProvenSender {
  /** Rate-limit key of its work and its bytes. */
  readonly key: string;
  /** The largest body that the credential allows. */
  readonly mostBytes: number;
}

/** Finds the sender's credential in the first bytes of a body, for calls without a session. */
export interface BodyCredential {
  /** An unverified rate-limit key that differs between senders; null if there is none. */
  claimed(first: Buffer): string | null;
  /** The verified sender. @throws AppError if there is no valid credential. */
  proven(first: Buffer): ProvenSender | Promise<ProvenSender>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    credential?: BodyCredential | undefined;
    /** The handler gets the raw bytes of the JSON. */
    unread?: boolean;
  }
  interface FastifyRequest {
    /** The rate-limit key of the sender (AC43, AC44); null before the body is read, and for routes that read none. */
    sender: string | null;
    /** The response; the body's memory is held until it is closed. */
    response: ServerResponse | null;
  }
}

/**
 * AC44: bytes of hand-ins, drafts and everything else per caller. A paper has 16 kB, a busy day a megabyte, the outbox of a
 * year offline two. The first bucket limits bursts, the second the day (100 MB).
 */
const BYTES_OF_A_CALLER = [
  { burst: 4 * 1024 * 1024, perSecond: 128 * 1024 },
  { burst: 16 * 1024 * 1024, perSecond: 1024 },
] as const;
/** AC43: concurrent bodies above 64 KiB per caller. A device sends one hand-in at a time, and a draft beside it. */
const LARGE_AT_ONCE = 2;
/** Seconds. */
const RETRY_LARGE = { retryAfter: 2 };

/** Reads the bodies of all requests, each up to the limit of its sender. */
export class Bodies {
  readonly memory: BodyMemory;
  /** Empty if limits are off. */
  readonly #allowances: readonly Allowance[];
  readonly #largeAtOnce: number;
  readonly #large = new Map<string, number>();

  constructor({
    limits,
    memory = new BodyMemory(),
  }: {
    readonly limits: boolean;
    readonly memory?: BodyMemory;
  }) {
    this.memory = memory;
    this.#allowances = limits ? BYTES_OF_A_CALLER.map((rate) => new Allowance(rate)) : [];
    this.#largeAtOnce = limits ? LARGE_AT_ONCE : Infinity;
  }

  /** @returns the body's bytes; none if there is no body. */
  async read(request: FastifyRequest, stream: BodyStream): Promise<Buffer> {
    const { call, credential } = request.routeOptions.config;
    request.sender = userOf(request);
    const most = largest(call, request.sender !== null || credential !== undefined);
    const declaredBytes = declaredLength(request);
    if ((declaredBytes ?? 0) > most) throw new AppError('TOO_LARGE');
    // The caller has disconnected: no data will arrive.
    if (stream.destroyed) throw new AppError('MALFORMED');
    const firstBytes = Math.min(most, FIRST_BYTES);
    const allowed = async (first: Buffer) => Math.min(most, await this.#admitLarge(request, first));
    const reader = new BodyReader(stream, { declaredBytes, firstBytes, allowed });
    const share = this.memory.begin(reader.giveUp);
    whenAnswered(request, share.release);
    const body = await reader.read(share);
    request.sender ??= credential?.claimed(body) ?? null;
    this.#count(request.sender, body.length);
    request.sender ??= `network ${networkOf(request.ip)}`;
    return body;
  }

  /** Checks the sender of a body longer than the first bytes. @returns how much may be read. */
  async #admitLarge(request: FastifyRequest, first: Buffer): Promise<number> {
    const { key, mostBytes } = await provenSenderOf(request, first);
    if ((declaredLength(request) ?? 0) > mostBytes) throw new AppError('TOO_LARGE');
    request.sender = key;
    this.#refuseSpent(key);
    const atOnce = this.#large.get(key) ?? 0;
    if (atOnce >= this.#largeAtOnce) throw new AppError('RATE_LIMITED', undefined, RETRY_LARGE);
    this.#large.set(key, atOnce + 1);
    whenAnswered(request, () => {
      const left = (this.#large.get(key) ?? 1) - 1;
      if (left === 0) this.#large.delete(key);
      else this.#large.set(key, left);
    });
    return mostBytes;
  }

  #count(key: string | null, bytes: number): void {
    if (key === null) return;
    this.#refuseSpent(key);
    for (const allowance of this.#allowances) allowance.use(key, bytes);
  }

  #refuseSpent(key: string): void {
    const retryAfter = Math.max(0, ...this.#allowances.map((allowance) => allowance.wait(key)));
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfter });
  }
}

function userOf({ identity }: FastifyRequest): string | null {
  return identity?.kind === 'user' ? `user ${identity.user._id}` : null;
}

/** @throws AppError if there is no session and no credential. */
async function provenSenderOf(request: FastifyRequest, first: Buffer): Promise<ProvenSender> {
  const { call, credential } = request.routeOptions.config;
  if (request.sender !== null) return { key: request.sender, mostBytes: call?.bodyLimit ?? FIRST_BYTES };
  if (credential === undefined) throw new AppError('TOO_LARGE');
  return credential.proven(first);
}

/** Runs immediately if the response is already closed, because the caller has disconnected. */
function whenAnswered({ response }: FastifyRequest, work: () => void): void {
  if (response === null || response.destroyed) work();
  else response.once('close', work);
}

/** The body limit as far as it is known before the first byte. */
function largest(call: Call | undefined, mayBeKnown: boolean): number {
  const declared = call?.bodyLimit ?? FIRST_BYTES;
  return mayBeKnown ? declared : Math.min(declared, FIRST_BYTES);
}

function declaredLength({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

/**
 * Prepares requests for reading bodies. A caller that was answered before its body was read must not continue sending a
 * large one, so the connection is closed.
 */
export function prepareForBodies(app: FastifyInstance): void {
  app.decorateRequest('sender', null);
  app.decorateRequest('response', null);
  app.addHook('onRequest', async (request, reply) => void (request.response = reply.raw));
  app.addHook('onSend', async (request, reply) => {
    const isLong = (declaredLength(request) ?? 0) > FIRST_BYTES;
    const isUnknown = request.headers['transfer-encoding'] !== undefined;
    if ((isLong || isUnknown) && !request.raw.complete) reply.header('connection', 'close');
  });
}
