import net from 'node:net';
import { readRequests } from './request-file.ts';

/** What the attacking process is told, as JSON in its one argument. */
export interface AttackOrder {
  readonly port: number;
  /** Requests that are sent over and over, each on a connection of its own. */
  readonly requestFile: string;
  readonly lines: number;
  readonly milliseconds: number;
  /** Between an answer and the next request of a line. */
  readonly pauseMs: number;
  /** Of each request the first bytes alone, and one more every second; null: all of it at once. */
  readonly firstBytes: number | null;
}

export interface AttackReport {
  readonly sent: number;
  /** By status; 0 if the connection ended without one. */
  readonly statuses: Readonly<Record<string, number>>;
}

const order = JSON.parse(process.argv[2] ?? '{}') as AttackOrder;
const requests = readRequests(order.requestFile);
const statuses: Record<string, number> = {};
const end = performance.now() + order.milliseconds;
const isOver = () => performance.now() >= end;
let sent = 0;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @returns the status. */
function attack(request: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = net.connect({ port: order.port, host: '127.0.0.1' });
    let status = 0;
    const timer = setInterval(() => (isOver() ? socket.destroy() : drip(socket)), 1000);
    socket.on('data', (chunk) => {
      if (status === 0) status = Number(chunk.toString('latin1', 9, 12));
      socket.end();
    });
    // Whoever is refused is cut off while sending.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(status);
    });
    socket.write(request.subarray(0, order.firstBytes ?? request.length));
  });
}

function drip(socket: net.Socket): void {
  if (order.firstBytes !== null) socket.write(' ');
}

async function line(place: number): Promise<void> {
  for (let count = place; !isOver(); count += order.lines) {
    const status = await attack(requests[count % requests.length] as Buffer);
    sent += 1;
    statuses[status] = (statuses[status] ?? 0) + 1;
    await sleep(order.pauseMs);
  }
}

await Promise.all(Array.from({ length: order.lines }, (_, place) => line(place)));
process.stdout.write(JSON.stringify({ sent, statuses } satisfies AttackReport));
