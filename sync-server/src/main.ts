import { isMainThread } from 'node:worker_threads';
import { readConfig, type Config } from './config.ts';
import { demoLogins } from './first-start/seed.ts';
import { verifyInWorker } from './hand-in-workers/worker.ts';
import { prepareServer, type Running } from './start.ts';

/** The bundled server, which also runs as a hand-in worker in threads. Null when run from the sources. */
const program = import.meta.url.endsWith('.mjs') ? new URL(import.meta.url) : null;

function greet(address: string, config: Config): void {
  const lines = [`Prep is at ${address}`, `Interface: ${address}/api/docs`];
  if (config.environment !== 'production') {
    lines.push(...demoLogins.map(({ role, email, password }) => `Demo ${role}: ${email} / ${password}`));
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Time for open requests to complete when the process stops. */
const CLOSE_GRACE_MS = 10_000;

function stopOnSignal({ app, stop }: Running, { drainSeconds }: Config): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), drainSeconds * 1000 + CLOSE_GRACE_MS).unref();
      stop().catch((error: unknown) => {
        app.log.fatal(error);
        process.exitCode = 1;
      });
    });
  }
}

/** An error message with those of its causes. */
function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${inOneLine(error.cause)}`;
}

async function main(): Promise<void> {
  // Databases, exports and backups are for this user alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  const running = await prepareServer(config, { program });
  stopOnSignal(running, config);
  greet(await running.app.listen({ host: config.host, port: config.port }), config);
}

try {
  await (isMainThread ? main() : verifyInWorker());
} catch (error) {
  process.stderr.write(`${inOneLine(error)}\n`);
  process.exitCode = 1;
}
