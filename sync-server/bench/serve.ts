import { isMainThread } from 'node:worker_threads';
import type { Used } from './processes.ts';

/**
 * The server as it runs in production, in a process of its own. It tells its port and, when asked, what it has used.
 * BENCH_MOST_PER_COMMIT=1 is the same server with one commit per request.
 */
async function main(): Promise<void> {
  const { readConfig } = await import('../src/config.ts');
  const { prepareServer } = await import('../src/start.ts');
  const mostPerCommit = Number(process.env['BENCH_MOST_PER_COMMIT'] ?? 0) || undefined;
  const program = new URL(import.meta.url);
  const running = await prepareServer(readConfig(process.env), { program, mostPerCommit });
  const address = await running.app.listen({ host: '127.0.0.1', port: 0 });

  process.on('message', (asked) => {
    if (asked === 'used') process.send?.(used());
    if (asked === 'stop') void running.stop().then(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port: Number(new URL(address).port) });
}

function used(): Used {
  const peakRss = process.resourceUsage().maxRSS * 1024;
  return { rss: process.memoryUsage().rss, peakRss, cpu: process.cpuUsage() };
}

/** As in production, a thread loads its own part of the bundle. */
async function verify(): Promise<void> {
  const { verifyInWorker } = await import('../src/hand-in-workers/worker.ts');
  return verifyInWorker();
}

await (isMainThread ? main() : verify());
