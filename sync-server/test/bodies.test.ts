import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ATTEMPT_BODY_LIMIT } from '@exam/shared-schema/contract';
import { openHall, type Hall } from './support/hall.ts';
import { refusalIn, syncedIn } from './support/read.ts';

const SYNC = '/api/test-attempts/sync';
const KNOWN = '/api/test-attempts/known';
const FIRST_BYTES = 64 * 1024;

let hall: Hall;
let port: number;

beforeEach(async () => {
  hall = await openHall();
  port = Number(new URL(await hall.server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterEach(async () => {
  await hall.server.close();
});

/** Sends a body in parts, until there are no more or the connection is closed. @returns the head of the answer. */
function pour(
  path: string,
  headers: readonly string[],
  parts: Iterable<Buffer>,
  method = 'POST',
): Promise<{ readonly head: string }> {
  const socket = connect(port, '127.0.0.1');
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...headers,
  ];
  const left = parts[Symbol.iterator]();
  let heard = '';
  const write = () => {
    for (let next = left.next(); next.done !== true; next = left.next())
      if (!socket.write(next.value)) return;
  };
  socket.on('data', (chunk: Buffer) => void (heard += chunk.toString()));
  socket.on('drain', write);
  // A connection that is closed while something is still sent is what is asked for here.
  socket.on('error', () => undefined);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  write();
  return new Promise((resolve) => {
    socket.on('close', () => resolve({ head: heard.split('\r\n\r\n')[0] ?? '' }));
  });
}

function* pieces(bytes: number, first: string): Generator<Buffer> {
  yield Buffer.from(first);
  const piece = Buffer.alloc(16 * 1024, '{},');
  for (let sent = first.length; sent < bytes; sent += piece.length) yield piece;
}

function* chunked(parts: Iterable<Buffer>): Generator<Buffer> {
  for (const part of parts)
    yield Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]);
}

/** Less than any of these calls may have of whoever is known. */
const LONG = 1_000_000;

test.each([SYNC, KNOWN, '/api/test-attempts/create_test_attempt'])(
  '[AC40] of a large body from nobody the server reads the first 64 KiB and no more: %s',
  async (path) => {
    const { head } = await pour(path, [`content-length: ${LONG}`], pieces(FIRST_BYTES * 2, '{"attempts":['));
    expect(head).toMatch(/^HTTP\/1.1 401 /);
    expect(head.toLowerCase()).toContain('connection: close');
  },
);

test('[AC40] a body that does not say how long it is is counted as it comes', async () => {
  const parts = chunked(pieces(LONG, '{"attempts":['));
  const { head } = await pour(SYNC, ['transfer-encoding: chunked'], parts);
  expect(head).toMatch(/^HTTP\/1.1 401 /);
});

test('[AC40] a ticket that was signed elsewhere opens nothing', async () => {
  const device = await hall.finished();
  const ticket = device.issued.ticket.replace(/\.(.)/, (_, digit) => (digit === 'A' ? '.B' : '.A'));
  const first = `{"attempts":[{"ticket":"${ticket}","log":[`;
  const { head } = await pour(SYNC, [`content-length: ${LONG}`], pieces(FIRST_BYTES * 2, first));
  expect(head).toMatch(/^HTTP\/1.1 401 /);
});

test('[AC40] a call that only somebody signed in may make reads nothing of nobody', async () => {
  const { head } = await pour(
    '/api/test-attempts/some/progress',
    [`content-length: ${LONG}`],
    pieces(FIRST_BYTES * 2, '{'),
    'PUT',
  );
  expect(head).toMatch(/^HTTP\/1.1 401 /);
  expect(head.toLowerCase()).toContain('connection: close');
});

const large = (bytes: number) => ({ deviceId: 'x', filler: 'f'.repeat(bytes) });

test('[AC40] [AC41] with a ticket or a session a body may be as long as a paper of that many questions needs', async () => {
  const device = await hall.finished();
  const withTicket = { attempts: [device.handIn(large(300_000))] };
  const taken = await hall.server.ask('POST', SYNC, { body: withTicket });
  expect(syncedIn(taken).map(({ status }) => status)).toEqual(['accepted']);
  const without = { attempts: [device.handIn({ ...large(300_000), ticket: undefined })] };
  const again = await hall.server.ask('POST', SYNC, { body: without, token: hall.asha.token });
  expect(syncedIn(again).map(({ status }) => status)).toEqual(['duplicate']);
  expect(refusalIn(await hall.server.ask('POST', SYNC, { body: without }))).toBe('401 UNAUTHENTICATED');
});

test('[AC41] beyond what its paper can need a hand-in is too large', async () => {
  const device = await hall.finished();
  const body = { attempts: [device.handIn(large(1_200_000))] };
  expect(refusalIn(await hall.server.ask('POST', SYNC, { body }))).toBe('413 TOO_LARGE');
  const huge = { attempts: [device.handIn(large(ATTEMPT_BODY_LIMIT + 100_000))] };
  expect(refusalIn(await hall.server.ask('POST', SYNC, { body: huge, token: hall.asha.token }))).toBe(
    '413 TOO_LARGE',
  );
});

test('[AC40] a call that says nothing of its size takes 64 KiB', async () => {
  const body = { email: 'a@example.com', password: 'p'.repeat(FIRST_BYTES) };
  expect(refusalIn(await hall.server.ask('POST', '/api/auth/login', { body }))).toBe('413 TOO_LARGE');
});

test('[AC40] a body in pieces of a few bytes is refused', async () => {
  const parts = chunked(Array.from({ length: 5000 }, () => Buffer.from('[')));
  const { head } = await pour(SYNC, ['transfer-encoding: chunked'], parts);
  expect(head).toMatch(/^HTTP\/1.1 400 /);
});
