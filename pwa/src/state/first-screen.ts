/** However long the first screen takes, the rest of the app starts after this, ms. */
const LONGEST_MS = 3_000;

let tell: () => void = () => undefined;
const stands = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Call it when the screen that was opened first shows what it was opened for. Calling it again does nothing. */
export function firstScreenStands(): void {
  tell();
}

/**
 * Resolves when the first screen shows what it was opened for, and after three seconds in any case. What nobody is waiting for
 * starts after it, so that on a slow phone it does not compete with what somebody is waiting for.
 */
export function afterFirstScreen(): Promise<void> {
  return Promise.race([stands, new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
