import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeRequests } from './request-file.ts';
import { freshCopy, type World } from './prepare.ts';
import { load, serve, type Served } from './processes.ts';
import type { LoadOrder, LoadReport } from './load.ts';

export interface Measured extends LoadReport {
  /** Of the server's process, microseconds per request, garbage collection and compiling included. */
  readonly cpuMicroseconds: number;
  readonly megabytes: number;
  /** The most that it ever was. */
  readonly peakMegabytes: number;
}

type Asked = Partial<LoadOrder> & Pick<LoadOrder, 'requestFile'>;

const AS_FAST_AS_IT_GOES: Omit<LoadOrder, 'port' | 'requestFile'> = {
  connections: 64,
  warmUp: 0,
  milliseconds: null,
  dueWithinMs: null,
};

export async function measure(server: Served, asked: Asked): Promise<Measured> {
  const before = await server.used();
  const order = { ...AS_FAST_AS_IT_GOES, ...asked, port: server.port };
  const report = await load(order);
  const after = await server.used();
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return {
    ...report,
    cpuMicroseconds: cpu / (report.sent + order.warmUp),
    megabytes: after.rss / 1_000_000,
    peakMegabytes: after.peakRss / 1_000_000,
  };
}

/** Requests made on the spot, and what came of them. */
export async function ask(
  world: World,
  server: Served,
  requests: readonly Buffer[],
  { file = 'asked', ...asked }: Partial<LoadOrder> & { readonly file?: string } = {},
): Promise<Measured> {
  const requestFile = path.join(world.directory, `${file}.requests`);
  writeRequests(requestFile, requests);
  return measure(server, { requestFile, ...asked });
}

/** Runs `work` against a server on a fresh copy of the world, and takes both away. */
export async function onFreshServer<T>(
  world: World,
  env: Readonly<Record<string, string>>,
  work: (server: Served) => Promise<T>,
): Promise<T> {
  const copy = freshCopy(world);
  try {
    const server = await serve('serve', copy.directory, { ...copy.env, ...env });
    try {
      return await work(server);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(copy.directory, { recursive: true, force: true });
  }
}

/** The run in the middle, by what it did a second. */
export function median(runs: readonly Measured[]): Measured {
  const sorted = [...runs].sort((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Measured;
}
