import { once } from 'node:events';
import { connect } from 'node:net';

export interface Connection {
  send(text: string): void;
  heard(): string;
  /** Resolves at the first thing it hears. */
  readonly answered: Promise<unknown>;
  readonly closed: Promise<unknown>;
}

/** A request over a bare connection, so that the test says when each part of it is sent. */
export async function openConnection(address: string): Promise<Connection> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (chunk: Buffer) => void (heard += chunk.toString()));
  await once(socket, 'connect');
  return {
    send: (text) => void socket.write(text),
    heard: () => heard,
    answered: once(socket, 'data'),
    closed: once(socket, 'close'),
  };
}

/** A hand-in as it travels. */
export function handInText(body: object): string {
  const text = JSON.stringify(body);
  return [
    'POST /api/test-attempts/create_test_attempt HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n');
}
