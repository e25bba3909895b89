import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SKIP_WAITING } from '../offline/index.ts';
import { FakeServiceWorkers, type FakeWorker } from '../test/fake-service-workers.ts';
import { endListening } from '../test/listeners.ts';
import { noteAppKept, useAppKept } from './app-kept.ts';
import { WorkerLife } from './worker-life.ts';

const FIRST_PAUSE_MS = 5_000;
const HOUR_MS = 3_600_000;

const onUpdateWaits = vi.fn();
let workers: FakeServiceWorkers;
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  // Pauses without jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onUpdateWaits.mockReset();
  noteAppKept({ status: 'unknown' });
  stopListening = endListening();
  workers = FakeServiceWorkers.install();
});

afterEach(() => {
  stopListening();
  FakeServiceWorkers.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A page is opened. */
async function open(): Promise<WorkerLife> {
  const life = new WorkerLife(onUpdateWaits);
  life.begin();
  await pass(1);
  return life;
}

/** A device on which the app is complete already. */
async function putActiveWorker(): Promise<FakeWorker> {
  const worker = workers.find();
  await pass(1);
  workers.complete();
  workers.activate();
  return worker;
}

test('[PK11] a worker whose install fails is registered again, after a pause that grows', async () => {
  await open();
  expect(workers.calls).toBe(1);
  workers.fail();
  expect(useAppKept.getState()).toEqual({ status: 'fetching', files: null });
  await pass(FIRST_PAUSE_MS - 1);
  expect(workers.calls).toBe(1);
  await pass(1);
  expect(workers.calls).toBe(2);
  await pass(1);
  workers.fail();
  await pass(2 * FIRST_PAUSE_MS - 1);
  expect(workers.calls).toBe(2);
  await pass(1);
  expect(workers.calls).toBe(3);
  await pass(1);
  workers.complete();
  workers.activate();
  await pass(HOUR_MS);
  expect(workers.calls).toBe(3);
});

test('[PK11] an install that another page has begun is registered again when it fails', async () => {
  workers.find();
  await pass(1);
  await open();
  workers.fail();
  await pass(FIRST_PAUSE_MS);
  expect(workers.calls).toBe(2);
});

test('[PK11] a registration that fails is retried, and at once when the network is back', async () => {
  workers.refusal = new TypeError('The script could not be fetched.');
  await open();
  await pass(FIRST_PAUSE_MS);
  expect(workers.calls).toBe(2);
  await pass(FIRST_PAUSE_MS);
  expect(workers.calls).toBe(2);
  dispatchEvent(new Event('online'));
  expect(workers.calls).toBe(3);
});

test('[ST73] a browser that allows no workers is not asked again', async () => {
  workers.refusal = new DOMException('Not in a private window.', 'SecurityError');
  await open();
  await pass(HOUR_MS);
  expect(workers.calls).toBe(1);
  expect(useAppKept.getState()).toEqual({ status: 'impossible', why: 'browser' });
});

test.each([
  ['this page', () => undefined],
  ['another page', () => void workers.find()],
])(
  '[PK11] a worker that %s has installed is asked for its files when it controls the page',
  async (_, begin) => {
    begin();
    await pass(1);
    await open();
    workers.complete();
    const worker = workers.registration?.waiting;
    expect(worker?.filesAsked).toBe(1);
    workers.activate();
    await pass(1);
    expect(worker?.filesAsked).toBe(2);
  },
);

test('[SY9] a newer worker that waits is announced once', async () => {
  await putActiveWorker();
  await open();
  workers.find();
  await pass(1);
  expect(onUpdateWaits).not.toHaveBeenCalled();
  workers.complete();
  await pass(HOUR_MS);
  expect(onUpdateWaits).toHaveBeenCalledTimes(1);
});

test('[SY9] a newer worker that has waited since before is announced once', async () => {
  await putActiveWorker();
  workers.find();
  await pass(1);
  workers.complete();
  await open();
  await pass(HOUR_MS);
  expect(onUpdateWaits).toHaveBeenCalledTimes(1);
});

test('[SY9] a newer worker whose install began before the page registered is announced once', async () => {
  await putActiveWorker();
  workers.find();
  await pass(1);
  await open();
  workers.complete();
  await pass(HOUR_MS);
  expect(onUpdateWaits).toHaveBeenCalledTimes(1);
});

test('[SY9] a newer worker that was refused during an exam is announced when it is found again', async () => {
  await putActiveWorker();
  await open();
  for (let refused = 0; refused < 3; refused += 1) {
    await pass(HOUR_MS);
    workers.find();
    await pass(1);
    workers.fail();
  }
  await pass(HOUR_MS);
  expect(onUpdateWaits).not.toHaveBeenCalled();
  workers.find();
  await pass(1);
  workers.complete();
  await pass(HOUR_MS);
  expect(onUpdateWaits).toHaveBeenCalledTimes(1);
});

test('[SY9] the first worker is no update, even if it takes a while to become active', async () => {
  await open();
  workers.complete();
  await pass(1_000);
  workers.activate();
  await pass(HOUR_MS);
  expect(onUpdateWaits).not.toHaveBeenCalled();
});

test('[SY9] the waiting worker takes over only when it is asked to, and then the page is reloaded', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const active = await putActiveWorker();
  const life = await open();
  const waiting = workers.find();
  await pass(1);
  workers.complete();
  await pass(HOUR_MS);
  expect(waiting.received).not.toContain(SKIP_WAITING);
  await life.takeUpdate();
  expect(waiting.received).toContain(SKIP_WAITING);
  expect(active.received).not.toContain(SKIP_WAITING);
  expect(reload).not.toHaveBeenCalled();
  workers.activate();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[SY9] a page that did not ask for an update is not reloaded when another page does', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await putActiveWorker();
  const life = await open();
  // Nothing waits yet.
  await life.takeUpdate();
  workers.find();
  await pass(1);
  workers.complete();
  await pass(1_000);
  workers.activate();
  await pass(HOUR_MS);
  expect(reload).not.toHaveBeenCalled();
});
