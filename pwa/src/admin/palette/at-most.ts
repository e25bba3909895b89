/**
 * CN64: starts at most so many tasks at once, in the order in which they were asked for. A task whose signal was aborted
 * while it waited is not started.
 */
export function atMost(most: number): <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task, signal) => {
    if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      // The place goes on to the next one, so that nothing overtakes it.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
