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
  let found = 0;
  for (let round = 0; round < ROUNDS * 5; round += 1) {
    const begun = performance.now();
    found += await ask(round % ROUNDS);
    taken.push(performance.now() - begun);
  }
  if (found === 0) throw new Error(`${what}: nothing was found, so nothing was measured`);
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
  return {
    what,
    figure: `p50 ${milliseconds(at(0.5))}, p99 ${milliseconds(at(0.99))}, worst ${milliseconds(taken.at(-1) ?? 0)}`,
    ratio: `${times(at(0.99), mustMs)} of the ${mustMs} ms allowed`,
  };
}
