import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { HandInOutcome } from '../../context.ts';
import type { WriteObserver } from '../../database/index.ts';

/** Measurements of the hand-in workers (see hand-in-workers/hand-in-workers.ts). */
export interface WorkerObserver {
  readyWorkers(count: number): void;
  verified(by: 'thread' | 'here'): void;
}

/** The server's metrics in the format of Prometheus. Labels have few values: no ids, no addresses. */
export interface Metrics {
  readonly writes: WriteObserver;
  readonly workers: WorkerObserver;
  onHandIn(outcome: HandInOutcome): void;
  answered(
    request: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ): void;
  page(): Promise<{ readonly type: string; readonly text: string }>;
}

const ANSWER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const BATCH_SIZES = [1, 2, 4, 8, 16, 32, 64];

/** @param processWide adds memory, garbage collection and event loop of the whole process. */
export function startMetrics({ processWide }: { readonly processWide: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (processWide) collectDefaultMetrics({ register: registry });
  const handIns = new Counter({
    name: 'prep_hand_ins_total',
    help: 'Hand-ins by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  const requests = new Histogram({
    name: 'prep_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  return {
    writes: measureWrites(registers),
    workers: measureWorkers(registers),
    onHandIn: (outcome) => handIns.inc({ outcome }),
    answered: (labels, seconds) => requests.observe({ ...labels }, seconds),
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

function measureWorkers(registers: Registry[]): WorkerObserver {
  const ready = new Gauge({
    name: 'prep_hand_in_workers',
    help: 'Threads that are ready to verify hand-ins',
    registers,
  });
  const verified = new Counter({
    name: 'prep_verified_calls_total',
    help: 'Calls of sync by where their hand-ins were verified',
    labelNames: ['by'],
    registers,
  });
  return { readyWorkers: (count) => ready.set(count), verified: (by) => verified.inc({ by }) };
}

function measureWrites(registers: Registry[]): WriteObserver {
  const queue = new Gauge({
    name: 'prep_write_queue_length',
    help: 'Writes that wait for their commit',
    registers,
  });
  const batch = new Histogram({
    name: 'prep_write_batch_size',
    help: 'Writes that shared a commit',
    buckets: BATCH_SIZES,
    registers,
  });
  const commit = new Histogram({
    name: 'prep_commit_seconds',
    help: "Time of a commit, most of it the disk's",
    buckets: COMMIT_SECONDS,
    registers,
  });
  return {
    waiting: (callers) => queue.set(callers),
    committed: (callers, seconds) => {
      batch.observe(callers);
      commit.observe(seconds);
    },
  };
}
