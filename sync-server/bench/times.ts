/** Microseconds. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  /** Of the processor: where others use the machine too, it says more than the time that passed. */
  readonly cpuP50: number;
  readonly cpuP99: number;
}

/** Node compiles what runs often only after thousands of times. */
const WARM_UP_SHARE = 1;

/** Asks one after the other. */
export async function timesOf(count: number, ask: () => Promise<unknown>): Promise<Times> {
  for (let time = 0; time < count * WARM_UP_SHARE; time += 1) await ask();
  const passed: number[] = [];
  const used: number[] = [];
  for (let time = 0; time < count; time += 1) {
    const usedBefore = process.cpuUsage();
    const begun = performance.now();
    await ask();
    passed.push((performance.now() - begun) * 1000);
    const { user, system } = process.cpuUsage(usedBefore);
    used.push(user + system);
  }
  for (const list of [passed, used]) list.sort((a, b) => a - b);
  const at = (list: readonly number[], share: number) => list[Math.floor(list.length * share)] ?? 0;
  return { p50: at(passed, 0.5), p99: at(passed, 0.99), cpuP50: at(used, 0.5), cpuP99: at(used, 0.99) };
}

export function microseconds({ p50, p99, cpuP50, cpuP99 }: Times): string {
  const us = (value: number) => Math.round(value);
  return `p50 ${us(p50)} us, p99 ${us(p99)} us; CPU p50 ${us(cpuP50)} us, p99 ${us(cpuP99)} us`;
}
