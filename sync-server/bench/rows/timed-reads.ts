import { milliseconds, times, type Row } from './row.ts';

const ROUNDS = 100;

/**
 * Asks in turn, each of a hundred rounds five times after one to warm up.
 * @param ask answers how many rows it found. @param mustMs what the 99th percentile may take.
 * @throws Error if nothing was ever found: then nothing was measured.
 */
export async function timedReads(
  what: string,
  mustMs: number,
  ask: (round: number) => Promise<number>,
): Promise<Row> {
  for (let round = 0; round < ROUNDS; round += 1) await ask(round);
  const taken: number[] = [];
  const worked: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS * 5; round += 1) {
    const [begun, before] = [performance.now(), process.cpuUsage()];
    found += await ask(round % ROUNDS);
    taken.push(performance.now() - begun);
    const { user, system } = process.cpuUsage(before);
    worked.push((user + system) / 1000);
  }
  if (found === 0) throw new Error(`${what}: nothing was found, so nothing was measured`);
  const at = atOf(taken);
  const workedAt = atOf(worked);
  return {
    what,
    figure: `p50 ${milliseconds(at(0.5))}, p99 ${milliseconds(at(0.99))}, worst ${milliseconds(at(1))}; CPU p50 ${milliseconds(workedAt(0.5))}, p99 ${milliseconds(workedAt(0.99))}`,
    ratio: `${times(at(0.99), mustMs)} of the ${mustMs} ms allowed`,
  };
}

/** @returns the value that a share of them, 0 to 1, is below. */
function atOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
