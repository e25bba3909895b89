/**
 * Takes a step again as long as it says that there may be more.
 * @throws the signal's reason, as soon as the step that is being taken is over.
 */
export async function repeat(signal: AbortSignal, step: () => Promise<boolean>): Promise<void> {
  do signal.throwIfAborted();
  while (await step());
}
