import { isMainThread } from 'node:worker_threads';

/** The bundled server, which also runs as a hand-in worker in threads. Null when run from the sources. */
const program = import.meta.url.endsWith('.mjs') ? new URL(import.meta.url) : null;

/** An error message with those of its causes. */
function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${inOneLine(error.cause)}`;
}

/** Each loads its own part of the bundle: a thread needs a tenth of it. */
async function main(): Promise<void> {
  if (isMainThread) {
    const { serve } = await import('./serve.ts');
    return serve(program);
  }
  const { verifyInWorker } = await import('./hand-in-workers/worker.ts');
  return verifyInWorker();
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${inOneLine(error)}\n`);
  process.exitCode = 1;
}
