import { Connection } from './connection.ts';
import { readRequests } from './request-file.ts';

/** What the load generator is told, as JSON in its one argument. */
export interface LoadOrder {
  readonly port: number;
  readonly connections: number;
  readonly requestFile: string;
  /** Which part of the file: where it begins, and how many; all of it if absent. */
  readonly skip?: number;
  readonly take?: number;
  /** Requests sent before the clock runs; they come first and are not counted. */
  readonly warmUp: number;
  /** Every request once; or over and over for so long. */
  readonly milliseconds: number | null;
  /** All requests are due within so long, evenly, each on the first connection that is free; null: as fast as it goes. */
  readonly dueWithinMs: number | null;
}

export interface LoadReport {
  readonly sent: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly notOk: number;
  readonly uniqueReceipts: number;
  readonly bytesPerAnswer: number;
  readonly statuses: Readonly<Record<string, number>>;
}

class Tally {
  readonly latencies: number[] = [];
  readonly receipts = new Set<string>();
  readonly statuses: Record<string, number> = {};
  bytes = 0;
}

async function measured(connection: Connection, request: Buffer, tally: Tally, since: number): Promise<void> {
  const { status, bytes, receipt } = await connection.send(request);
  tally.latencies.push(performance.now() - since);
  tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
  tally.bytes += bytes;
  if (receipt !== null) tally.receipts.add(receipt);
}

async function run(order: LoadOrder): Promise<LoadReport> {
  const { skip = 0, take } = order;
  const requests = readRequests(order.requestFile).slice(skip, take === undefined ? undefined : skip + take);
  const connections = await Promise.all(
    Array.from({ length: order.connections }, () => Connection.open(order.port)),
  );
  const warmUp = requests.slice(0, order.warmUp);
  await drain(connections, warmUp, new Tally(), null, null);
  const tally = new Tally();
  const start = performance.now();
  await drain(connections, requests.slice(order.warmUp), tally, order.milliseconds, order.dueWithinMs);
  const seconds = (performance.now() - start) / 1000;
  for (const connection of connections) connection.close();
  return report(tally, seconds);
}

async function drain(
  connections: readonly Connection[],
  requests: readonly Buffer[],
  tally: Tally,
  milliseconds: number | null,
  dueWithinMs: number | null,
): Promise<void> {
  const start = performance.now();
  let next = 0;
  const isOver = () =>
    milliseconds === null ? next >= requests.length : performance.now() - start >= milliseconds;
  await Promise.all(
    connections.map(async (connection) => {
      while (!isOver()) {
        const index = next;
        next += 1;
        const due = dueWithinMs === null ? 0 : start + (index / requests.length) * dueWithinMs;
        const early = due - performance.now();
        if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
        const request = requests[index % requests.length] as Buffer;
        await measured(connection, request, tally, dueWithinMs === null ? performance.now() : due);
      }
    }),
  );
}

function report(tally: Tally, seconds: number): LoadReport {
  const sorted = Float64Array.from(tally.latencies).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const ok = Object.entries(tally.statuses).filter(([status]) => /^[23]/.test(status));
  return {
    sent: sorted.length,
    seconds,
    perSecond: sorted.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    worst: sorted.at(-1) ?? 0,
    notOk: sorted.length - ok.reduce((sum, [, count]) => sum + count, 0),
    uniqueReceipts: tally.receipts.size,
    bytesPerAnswer: tally.bytes / Math.max(1, sorted.length),
    statuses: tally.statuses,
  };
}

const order = JSON.parse(process.argv[2] ?? '{}') as LoadOrder;
process.stdout.write(JSON.stringify(await run(order)));
