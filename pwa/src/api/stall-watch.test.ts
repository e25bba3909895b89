import { syncAttempts } from '@exam/shared-schema/contract';
import { beforeEach, expect, it } from 'vitest';
import { callApi, type CallResult } from './call-api.ts';
import { browserEdge, type DeviceEdge } from './edge.ts';
import { patienceMs, STALLED } from './stall-watch.ts';

/** Runs the scheduled timers in order, as if their time had come. */
class Timers {
  readonly delays: number[] = [];
  #due: (() => void)[] = [];

  later = (ms: number, run: () => void): (() => void) => {
    this.delays.push(ms);
    this.#due.push(run);
    return () => (this.#due = this.#due.filter((other) => other !== run));
  };

  get waiting(): number {
    return this.#due.length;
  }

  run(): void {
    this.#due.shift()?.();
  }
}

let timers: Timers;
let probes: number;

beforeEach(() => {
  timers = new Timers();
  probes = 0;
});

const alive = (): Response =>
  Response.json({ success: true, status: 'ok', serverTime: new Date(0).toISOString() });

/** The connection of the hand-in is dead; `healthz` determines whether others work. */
function halfOpen(healthz: () => Response | Promise<Response>): DeviceEdge {
  const hang = (signal: AbortSignal | null | undefined): Promise<Response> =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const fetch: DeviceEdge['fetch'] = async (url, { signal }) => {
    if (!url.endsWith('/healthz')) return hang(signal);
    probes += 1;
    return healthz();
  };
  return { ...browserEdge, fetch, later: timers.later, timeout: () => new AbortController().signal };
}

function handIn(edge: DeviceEdge, stallsBefore?: number): Promise<CallResult<unknown>> {
  const watched = stallsBefore === undefined ? {} : { stallsBefore };
  return callApi(syncAttempts, { body: { attempts: [] } }, { edge, ...watched });
}

it('[SY2] a call that hangs is given up as soon as its time is over and the server answers beside it', async () => {
  const call = handIn(halfOpen(alive), 0);
  await expect.poll(() => timers.waiting).toBe(1);
  expect(timers.delays[0]).toBeLessThan(6_000);
  timers.run();
  expect(await call).toMatchObject({ ok: false, kind: 'network', code: STALLED });
  expect(timers.waiting).toBe(0);
});

it('[SY2] while nothing answers, or nothing of ours, it is left to its timeout', async () => {
  const portal = () => new Response('<html>Sign in to the free Wi-Fi</html>');
  const nothing = () => Promise.reject(new TypeError('no network'));
  const busy = () =>
    Response.json({ success: false, code: 'OVERLOADED', message: '', error: '' }, { status: 503 });
  const answers = [portal, nothing, busy, alive];
  const edge = halfOpen(() => answers[probes - 1]?.() ?? alive());
  const call = handIn(edge, 0);
  for (const count of [1, 2, 3, 4]) {
    await expect.poll(() => timers.waiting).toBe(1);
    timers.run();
    await expect.poll(() => probes).toBe(count);
  }
  expect(await call).toMatchObject({ code: STALLED });
});

it('[SY2] a call that is not watched asks nobody', async () => {
  void handIn(halfOpen(alive));
  await new Promise((resolve) => setImmediate(resolve));
  expect(timers.waiting).toBe(0);
});

it('[SY2] a call that is answered leaves nothing behind', async () => {
  const edge = {
    ...halfOpen(alive),
    fetch: () => Promise.resolve(Response.json({ success: true, data: [] })),
  };
  await handIn(edge, 0);
  expect(timers.waiting).toBe(0);
  expect(timers.delays).toHaveLength(1);
});

it('[SY2] a long log has the time of a slow line, and of a slower one each time that it was not enough', () => {
  expect(patienceMs(16_000, 0)).toBe(7_000);
  expect(patienceMs(16_000, 1)).toBe(9_000);
  expect(patienceMs(16_000, 4)).toBe(37_000);
  expect(patienceMs(16_000, 100)).toBeLessThan(600_000);
});

// Found on a hostile connection: connections that die one after the other while others work.
it('[SY2] a short one does not wait for minutes because others like it have hung before', () => {
  expect(patienceMs(3_000, 3)).toBeLessThan(9_000);
});
