import { ERRORS, type ErrorCode } from '@exam/shared-schema/contract';
import type { Random } from './random.ts';
import type { ServerAnswer, ServerRequest, SimServer } from './sim-server.ts';
import type { VirtualTime } from './virtual-time.ts';
import { faultAt, type LineFault, type FaultPlan } from './fault-plan.ts';

/** Callbacks for the traffic of the network. */
export interface Wire {
  /** The server has sent a complete answer. */
  onAnswered(request: ServerRequest, answer: ServerAnswer): void;
  /** May change an answer when it leaves the server. */
  asSent(request: ServerRequest, answer: ServerAnswer): ServerAnswer;
  /** Before a request is handled, and before an answer arrives: possible moments for a crash. */
  onArriving(where: 'server' | 'device', device: number): void;
}

const HTML = '<!doctype html><html><body>Sign in to the free Wi-Fi</body></html>';
const LINE = 'The line failed';

/** The connections between devices and server, with their faults. */
export class SimNetwork {
  readonly #time: VirtualTime;
  readonly #random: Random;
  readonly #faultPlan: FaultPlan;
  readonly #server: SimServer;
  readonly #wire: Wire;

  constructor(time: VirtualTime, random: Random, faultPlan: FaultPlan, server: SimServer, wire: Wire) {
    this.#time = time;
    this.#random = random;
    this.#faultPlan = faultPlan;
    this.#server = server;
    this.#wire = wire;
  }

  /** A device's fetch. Rejects like fetch if the connection fails; never settles if the connection is half open. */
  fetch(device: number, url: string, init: RequestInit): Promise<Response> {
    const request: ServerRequest = {
      method: init.method ?? 'GET',
      url,
      headers: { ...(init.headers as Record<string, string> | undefined) },
      body: typeof init.body === 'string' ? init.body : null,
    };
    return new Promise((resolve, reject) => {
      const { signal } = init;
      const fail = (): void => reject(new TypeError(LINE));
      // Node keeps a composite signal, and everything that its listeners reference, in memory until they are removed.
      signal?.addEventListener('abort', fail, { once: true });
      const settled = (): void => signal?.removeEventListener('abort', fail);
      this.#travel(device, request)
        .then((answer) => (answer === null ? fail() : resolve(toResponse(answer))), reject)
        .finally(settled);
    });
  }

  async #travel(device: number, request: ServerRequest): Promise<ServerAnswer | null> {
    const fault = this.#isHealed ? null : faultAt(this.#faultPlan, device, this.#time.now());
    if (fault === 'offline') return null;
    await this.#time.sleep(this.#latency(fault));
    const instead = fault === null ? null : this.#answerOf(fault);
    if (instead !== null) return instead;
    if (fault === 'half-open') return this.#hang(request);
    if (fault === 'requests-lost' || this.#strikes(this.#faultPlan.dropRequest)) return this.#giveUp();
    if (this.#strikes(this.#faultPlan.duplicate)) this.#sendAgainLater(request);
    this.#wire.onArriving('server', device);
    const answer = await this.#ask(request);
    if (answer === null) return this.#giveUp();
    await this.#time.sleep(this.#latency(fault));
    if (fault === 'answers-lost' || this.#strikes(this.#faultPlan.dropAnswer)) return this.#giveUp();
    this.#wire.onArriving('device', device);
    return this.#strikes(this.#faultPlan.cutAnswer) ? cut(answer, this.#random.next()) : answer;
  }

  async #ask(request: ServerRequest): Promise<ServerAnswer | null> {
    const answer = await this.#time.hold(this.#server.handle(request));
    if (answer === null) return null;
    this.#wire.onAnswered(request, answer);
    return this.#wire.asSent(request, answer);
  }

  /**
   * A half-open connection: one end is gone without closing it. It stays dead after healing until the device gives it
   * up. The request may have arrived nevertheless.
   */
  async #hang(request: ServerRequest): Promise<never> {
    if (this.#random.chance(0.5)) await this.#ask(request);
    return new Promise<never>(() => undefined);
  }

  async #giveUp(): Promise<null> {
    await this.#time.sleep(this.#untilHealing(this.#random.between(100, 3_000)));
    return null;
  }

  /** Duplicates a request: the copy may arrive long after the answer. */
  #sendAgainLater(request: ServerRequest): void {
    const delay = this.#random.chance(0.5) ? 0 : this.#random.between(1, 90_000);
    this.#time.later(this.#untilHealing(delay), () => void this.#ask(request));
  }

  get #isHealed(): boolean {
    return this.#time.now() >= this.#faultPlan.healsAt;
  }

  /** No faults at the start, when most papers are saved, and after healing. */
  get #isCalm(): boolean {
    return this.#isHealed || this.#time.now() < this.#faultPlan.beginsAt;
  }

  #strikes(probability: number): boolean {
    const hit = this.#random.chance(probability);
    return hit && !this.#isCalm;
  }

  /** Limits a delay so that nothing arrives after healing. */
  #untilHealing(ms: number): number {
    return Math.min(ms, Math.max(0, this.#faultPlan.healsAt - this.#time.now()));
  }

  /** In steps, so that some requests of several devices arrive at the same instant. */
  #latency(fault: LineFault | null): number {
    const healthy = 10 * this.#random.between(1, 15);
    if (this.#isCalm) return healthy;
    if (fault === 'slow') return this.#untilHealing(this.#random.between(1_000, 30_000)) + healthy;
    const isLate = this.#random.chance(0.2);
    return isLate
      ? this.#untilHealing(this.#random.between(0, this.#faultPlan.longestDelay)) + healthy
      : healthy;
  }

  #answerOf(fault: LineFault): ServerAnswer | null {
    if (fault === 'portal') return { status: 200, headers: { 'content-type': 'text/html' }, text: HTML };
    if (fault === 'proxy-error') return { status: 502, headers: { 'content-type': 'text/html' }, text: HTML };
    if (fault === 'session-refused') return refusal('UNAUTHENTICATED', null);
    if (fault === 'rate-limited') return refusal('RATE_LIMITED', this.#retryAfter());
    if (fault === 'overloaded') return refusal('OVERLOADED', this.#retryAfter());
    return null;
  }

  /** Seconds; they may end long after healing, as those of a proxy can. */
  #retryAfter(): number | null {
    return this.#random.pick([null, 1, 5, 30, 120]);
  }
}

function refusal(code: ErrorCode, retryAfter: number | null): ServerAnswer {
  const { status, message } = ERRORS[code];
  return {
    status,
    headers: {
      'content-type': 'application/json',
      ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
    },
    text: JSON.stringify({ success: false, code, message, error: message }),
  };
}

function cut(answer: ServerAnswer, share: number): ServerAnswer {
  return { ...answer, text: answer.text.slice(0, Math.floor(answer.text.length * share)) };
}

function toResponse({ status, headers, text }: ServerAnswer): Response {
  const { 'content-length': _length, ...others } = headers;
  return new Response(status === 304 || status === 204 ? null : text, { status, headers: others });
}
