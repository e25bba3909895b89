import { readConfig, type Config } from './config.ts';
import { demoLogins } from './first-start/seed.ts';
import { prepareServer, type Running } from './start.ts';

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

/** Starts the server. @param program see `ServerOptions`. */
export async function serve(program: URL | null): Promise<void> {
  // Databases, exports and backups are for this user alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  const running = await prepareServer(config, { program });
  stopOnSignal(running, config);
  greet(await running.app.listen({ host: config.host, port: config.port }), config);
}
