/** Processor time so far, ms: other programs on the machine do not change it. */
const processorMs = () =>
  Object.values(process.cpuUsage()).reduce((sum, microseconds) => sum + microseconds, 0) / 1000;

/**
 * Processor time of the ninety-ninth of a hundred calls, ms.
 * @param ask called with 0, 1, 2, ...
 */
export async function ninetyNinth(calls: number, ask: (call: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const before = processorMs();
    await ask(call);
    times.push(processorMs() - before);
  }
  return times.toSorted((one, other) => one - other)[Math.ceil(calls * 0.99) - 1] ?? Infinity;
}
