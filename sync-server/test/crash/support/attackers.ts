import { once } from 'node:events';
import { connect } from 'node:net';

/** One request over a connection of its own. @returns the status, or 0 if the connection ended without one. */
export async function throwAt(address: string, path: string, body: Buffer): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1', 0, 100);
    socket.end();
  });
  // A server that refuses closes the connection while the body is still being sent.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(headOf(path, body.length));
  socket.write(body);
  await closed;
  return Number(heard.slice(9, 12) || 0);
}

function headOf(path: string, length: number): string {
  return [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n');
}

/** Sends the head and the first byte of a body, and no more. @returns what ends it. */
export async function holdOpen(address: string, path: string): Promise<() => void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`${headOf(path, 60_000)}{`);
  await once(socket, 'connect');
  return () => socket.destroy();
}

const MEGABYTE = 1_000_000;

/** `{"attempts":[{},{},...]}` */
export function emptyObjects(megabytes: number): Buffer {
  return Buffer.from(`{"attempts":[${'{},'.repeat((megabytes * MEGABYTE) / 3)}{}]}`);
}

/** Lists in lists, in one attempt. */
export function nestedLists(megabytes: number): Buffer {
  const depth = (megabytes * MEGABYTE) / 2;
  return Buffer.from(`{"attempts":[${'['.repeat(depth)}${']'.repeat(depth)}]}`);
}
