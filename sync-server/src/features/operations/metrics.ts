import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { HandInOutcome } from '../../context.ts';
import type { WriteObserver } from '../../database/index.ts';

/** Receives the hand-in threads (see judging/threads.ts). */
export interface JudgeObserver {
  readyThreads(count: number): void;
  judged(by: 'thread' | 'here'): void;
}

/** The server's metrics in the format of Prometheus. Labels have few values: no ids, no addresses. */
export interface Metrics {
  readonly writes: WriteObserver;
  readonly judging: JudgeObserver;
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
    judging: measureJudging(registers),
    onHandIn: (outcome) => handIns.inc({ outcome }),
    answered: (labels, seconds) => requests.observe({ ...labels }, seconds),
    page: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

function measureJudging(registers: Registry[]): JudgeObserver {
  const ready = new Gauge({
    name: 'prep_judge_threads',
    help: 'Threads that are ready to judge hand-ins',
    registers,
  });
  const judged = new Counter({
    name: 'prep_judged_calls_total',
    help: 'Calls of sync by where their hand-ins were judged',
    labelNames: ['by'],
    registers,
  });
  return { readyThreads: (count) => ready.set(count), judged: (by) => judged.inc({ by }) };
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
