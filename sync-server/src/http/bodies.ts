import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@exam/shared-schema/contract';
import { Allowance } from './allowance.ts';
import { BodyMemory } from './body-memory.ts';
import { AppError } from './errors.ts';
import { networkOf } from './network.ts';
import { BodyReader, type BodyStream } from './read-body.ts';

/** AC40: read of anybody, and the largest body of a call that does not say otherwise, bytes. */
const FIRST_BYTES = 64 * 1024;

/** Who speaks for a body, as the body itself says. */
interface Spokesman {
  /** What its work and its bytes are counted by. */
  readonly key: string;
  /** The largest body that they need. */
  readonly mostBytes: number;
}

/** Reads in the beginning of a body by what right it was sent, for calls that need no session. */
export interface BodyCredential {
  /** An unverified key that differs between senders, to count by. Null if there is none. */
  claimed(first: Buffer): string | null;
  /** Proven. @throws AppError if it proves nothing. */
  proven(first: Buffer): Spokesman | Promise<Spokesman>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    credential?: BodyCredential | undefined;
    /** The handler gets the JSON's bytes as they came. */
    unread?: boolean;
  }
  interface FastifyRequest {
    /** Whom the body's work is counted by (AC43, AC44); null before it is read, and where nobody is known. */
    sender: string | null;
    /** What it is answered by: until that is closed its body is held. */
    response: ServerResponse | null;
  }
}

/**
 * AC44: hand-ins, drafts and all else that one caller sends, bytes. A paper is 16 kB, a busy day a megabyte; an outbox
 * that waited for a year is two. The first is for what comes at once, the second for the day (100 MB).
 */
const BYTES_OF_A_CALLER = [
  { burst: 4 * 1024 * 1024, perSecond: 128 * 1024 },
  { burst: 16 * 1024 * 1024, perSecond: 1024 },
] as const;
/** AC43: beyond 64 KiB, of one caller. A device sends one at a time, and a draft beside it. */
const LARGE_AT_ONCE = 2;
/** Seconds. */
const RETRY_LARGE = { retryAfter: 2 };

/** Reads the bodies of all calls, each as far as its sender may send one. */
export class Bodies {
  readonly memory: BodyMemory;
  /** None if nothing is limited. */
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
    // Gone already: nothing of it will come.
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

  /** Beyond the first bytes. @returns how much may be read. */
  async #admitLarge(request: FastifyRequest, first: Buffer): Promise<number> {
    const { key, mostBytes } = await spokesmanOf(request, first);
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

/** @throws AppError if nobody speaks for the body. */
async function spokesmanOf(request: FastifyRequest, first: Buffer): Promise<Spokesman> {
  const { call, credential } = request.routeOptions.config;
  if (request.sender !== null) return { key: request.sender, mostBytes: call?.bodyLimit ?? FIRST_BYTES };
  if (credential === undefined) throw new AppError('TOO_LARGE');
  return credential.proven(first);
}

/** Also where the answer is over already, because the caller has gone. */
function whenAnswered({ response }: FastifyRequest, work: () => void): void {
  if (response === null || response.destroyed) work();
  else response.once('close', work);
}

/** What anybody may send to a call, as far as is known before the body's first byte. */
function largest(call: Call | undefined, mayBeKnown: boolean): number {
  const declared = call?.bodyLimit ?? FIRST_BYTES;
  return mayBeKnown ? declared : Math.min(declared, FIRST_BYTES);
}

function declaredLength({ headers }: FastifyRequest): number | null {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
}

/**
 * What the reading of bodies needs of each request. And whoever was answered before their body was read must not go on
 * sending it: the connection is closed, where it may be more than a little.
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
