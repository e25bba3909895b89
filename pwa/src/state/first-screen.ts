/** However long the first screen takes, the rest of the app starts so long after the app, ms. */
const LONGEST_MS = 3_000;

let tell: () => void = () => undefined;
const stands = new Promise<void>((resolve) => {
  tell = resolve;
  setTimeout(resolve, LONGEST_MS);
});

/** Call it when the screen that was opened first shows what it was opened for. Calling it again does nothing. */
export function firstScreenStands(): void {
  tell();
}

/**
 * Resolves when the first screen shows what it was opened for, and three seconds after the app has started in any case. What
 * nobody is waiting for starts after it, so that on a slow phone it does not compete with what somebody is waiting for.
 */
export function afterFirstScreen(): Promise<void> {
  return stands;
}
