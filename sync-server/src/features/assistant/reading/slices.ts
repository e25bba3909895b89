/** Longer work makes hand-ins wait. */
const SLICE_MS = 5;

/** For a long loop: a function to be awaited at each step, which lets other work of the server run after each slice. */
export function slices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  };
}
