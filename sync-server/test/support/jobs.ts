import type { Context } from '../../src/context.ts';
import type { JobRow } from '../../src/database/index.ts';
import type { JobHandler } from '../../src/jobs/index.ts';
import { JobRunner, type Timers } from '../../src/jobs/runner.ts';

/** Timers that go off when the test says so. */
function manualTimers(): Timers & { fire(): void } {
  const tasks = new Set<() => void>();
  return {
    every: (_milliseconds, task) => {
      tasks.add(task);
      return () => void tasks.delete(task);
    },
    fire: () => tasks.forEach((task) => task()),
  };
}

export interface TestRunner {
  readonly runner: JobRunner;
  /** What it logged. */
  readonly told: string[];
  /** Renews the leases of what runs. */
  fire(): void;
}

/** A process's runner, with no chance in it. */
export function testRunner(context: Context, ...handlers: readonly JobHandler[]): TestRunner {
  const timers = manualTimers();
  const told: string[] = [];
  const log = { error: (_details: object, sentence: string) => void told.push(sentence) };
  const runner = new JobRunner(context, handlers, { timers, chance: () => 0.5, log });
  return { runner, told, fire: timers.fire };
}

export async function storedJobs({ store: { read, t } }: Context, kind: string): Promise<JobRow[]> {
  return (await read.select().from(t.jobs)).filter((job) => job.kind === kind);
}
