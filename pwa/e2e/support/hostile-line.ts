import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can happen to one request. */
const lineFaults = [
  'cut-before',
  'cut-after',
  'stall-before',
  'stall-after',
  'stall-in-body',
  'delay',
  'truncate',
  'truncate-unseen',
  'double',
  'rate-limited',
  'overloaded',
  'portal',
  'portal-redirect',
] as const;
export type LineFault = (typeof lineFaults)[number];

/**
 * Faults that the browser itself notices. Of the others a first visit may not recover: what hangs keeps one of the
 * browser's six connections for as long as the page or the worker waits for it, and a file that was cut off unseen is
 * kept in its cache as the whole.
 */
export const noticedFaults: readonly LineFault[] = [
  'cut-before',
  'cut-after',
  'delay',
  'truncate',
  'double',
  'rate-limited',
  'overloaded',
  'portal',
  'portal-redirect',
];

/** A spell is a fault of everything that is asked for while it lasts. */
interface Spell {
  readonly fault: LineFault;
  readonly until: number;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const FAULT_SHARE = 0.15;
const SPELL_SHARE = 0.02;
const LONGEST_SPELL_MS = 3_000;
const LONGEST_DELAY_MS = 4_000;
const RETRY_AFTER_SECONDS = [null, 1, 5, 30, 120] as const;
const PORTAL_PATH = '/portal-login';
const PORTAL = '<!doctype html><title>Wi-Fi</title><p>Sign in to the free Wi-Fi</p>';

/**
 * A proxy on loopback that treats requests as bad lines do, by a seed. After `heal` every new request passes as it is;
 * what is stalled stays so until the browser closes it, for that is what a half-open connection does.
 */
export class HostileLine {
  /** How often each fault struck. */
  readonly struck = new Map<LineFault, number>();
  /** Requests of which nothing comes any more, and which the browser has not given up yet. */
  readonly stalled = new Set<ServerResponse>();
  readonly #server: Server;
  readonly #to: number;
  readonly #random: () => number;
  #faults: readonly LineFault[] = [];
  #spell: Spell | null = null;
  #onHandIns: readonly LineFault[] = [];

  private constructor(to: number, random: () => number) {
    this.#to = to;
    this.#random = random;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static open(to: number, random: () => number): Promise<HostileLine> {
    const line = new HostileLine(to, random);
    return new Promise((resolve) => line.#server.listen(0, '127.0.0.1', () => resolve(line)));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  worsen(faults: readonly LineFault[] = lineFaults): void {
    this.#faults = faults;
  }

  heal(): void {
    this.#faults = [];
    this.#spell = null;
    this.#onHandIns = [];
  }

  /** Until the line heals every hand-in meets one of these. */
  strikeHandIns(faults: readonly LineFault[]): void {
    this.#onHandIns = faults;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    // A browser that is killed in the middle of a request.
    request.once('error', () => response.destroy());
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = this.#faultOf(request);
    if (fault !== null) this.struck.set(fault, (this.struck.get(fault) ?? 0) + 1);
    await this.#treat(fault, request, Buffer.concat(chunks), response);
  }

  #faultOf({ url = '' }: IncomingMessage): LineFault | null {
    if (this.#faults.length === 0) return null;
    if (url === PORTAL_PATH) return 'portal';
    if (url.endsWith('/test-attempts/sync') && this.#onHandIns.length > 0) return this.#pick(this.#onHandIns);
    if (this.#spell !== null && Date.now() < this.#spell.until) return this.#spell.fault;
    this.#spell = null;
    const drawn = this.#random();
    if (drawn >= FAULT_SHARE) return null;
    const fault = this.#pick(this.#faults);
    if (drawn < SPELL_SHARE) this.#spell = { fault, until: Date.now() + this.#random() * LONGEST_SPELL_MS };
    return fault;
  }

  #pick(faults: readonly LineFault[]): LineFault {
    return faults[Math.floor(this.#random() * faults.length)] ?? 'cut-before';
  }

  async #treat(
    fault: LineFault | null,
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    if (fault === 'cut-before') return void response.destroy();
    if (fault === 'stall-before') return this.#stall(response);
    const instead = fault === null ? null : this.#answerOf(fault);
    if (instead !== null) return send(response, instead);
    if (fault === 'delay') await wait(this.#random() * LONGEST_DELAY_MS);
    if (fault === 'double') await this.#forward(request, body);
    const answer = await this.#forward(request, body, fault === 'truncate-unseen');
    if (answer === null || fault === 'cut-after') return void response.destroy();
    if (fault === 'stall-after') return this.#stall(response);
    if (fault === 'stall-in-body') return this.#stall(sendPart(response, answer, this.#random()));
    if (fault === 'truncate') return sendCut(response, answer, this.#random());
    send(response, fault === 'truncate-unseen' ? shortened(answer, this.#random()) : answer);
  }

  #stall(response: ServerResponse): void {
    this.stalled.add(response);
    response.once('close', () => this.stalled.delete(response));
  }

  /** @returns null where the server is not there. */
  #forward({ method, url, headers }: IncomingMessage, body: Buffer, isPlain = false): Promise<Answer | null> {
    const { 'accept-encoding': encoding, ...others } = headers;
    const sent = isPlain || encoding === undefined ? others : headers;
    return new Promise((resolve) => {
      const far = ask(
        { port: this.#to, host: '127.0.0.1', method, path: url, headers: sent, agent: false },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', () => resolve(null));
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 502,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      far.once('error', () => resolve(null));
      far.end(body);
    });
  }

  #answerOf(fault: LineFault): Answer | null {
    if (fault === 'portal') return page(200);
    if (fault === 'portal-redirect') return { ...page(302), headers: { location: PORTAL_PATH } };
    const code = { 'rate-limited': 'RATE_LIMITED', overloaded: 'OVERLOADED' }[fault as string];
    if (code === undefined) return null;
    const seconds = RETRY_AFTER_SECONDS[Math.floor(this.#random() * RETRY_AFTER_SECONDS.length)] ?? null;
    const body = Buffer.from(JSON.stringify({ success: false, code, message: 'Busy.', error: 'Busy.' }));
    const asked = seconds === null ? {} : { 'retry-after': String(seconds) };
    const status = fault === 'overloaded' ? 503 : 429;
    return { status, headers: { 'content-type': 'application/json', ...asked }, body };
  }
}

function page(status: number): Answer {
  return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(PORTAL) };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _chunked, connection: _connection, ...others } = headers;
  const length = status === 304 || status === 204 ? {} : { 'content-length': String(body.length) };
  response.writeHead(status, { ...others, ...length });
  response.end(body);
}

/** The head with the length of the whole, and the first part of the body. */
function sendPart(
  response: ServerResponse,
  { status, headers, body }: Answer,
  share: number,
): ServerResponse {
  const { 'transfer-encoding': _chunked, connection: _connection, ...others } = headers;
  response.writeHead(status, { ...others, 'content-length': String(body.length) });
  response.write(body.subarray(0, Math.floor(body.length * share)));
  return response;
}

function sendCut(response: ServerResponse, answer: Answer, share: number): void {
  sendPart(response, answer, share);
  // Not before the part is on its way.
  setImmediate(() => response.destroy());
}

/** It looks like all there is. */
function shortened(answer: Answer, share: number): Answer {
  return { ...answer, body: answer.body.subarray(0, Math.floor(answer.body.length * share)) };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
