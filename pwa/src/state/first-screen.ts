/** Background work starts at the latest this long after the app, ms. */
const LONGEST_MS = 3_000;

let markReady: () => void = () => undefined;
const ready = new Promise<void>((resolve) => {
  markReady = resolve;
  setTimeout(resolve, LONGEST_MS);
});

/** To be called when the first screen shows its content. Further calls do nothing. */
export function noteFirstScreenReady(): void {
  markReady();
}

/**
 * Resolves when the first screen shows its content, but at the latest three seconds after the app has started.
 * Background work waits for it, so that on a slow phone it does not compete with the screen that the user is waiting
 * for.
 */
export function afterFirstScreen(): Promise<void> {
  return ready;
}
