/**
 * Repeats a step while it returns that there may be more.
 * @throws the signal's reason, after the current step.
 */
export async function repeat(signal: AbortSignal, step: () => Promise<boolean>): Promise<void> {
  do signal.throwIfAborted();
  while (await step());
}
