import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { microseconds, timesOf } from '../times.ts';
import type { Bench, Row } from './row.ts';

const ASKED = 3000;
const STARTS_WITHIN_MS = 5000;
const ADDED_AT_ONCE = 500;

/** A sorted set of Redis in memory, over a Unix socket: what a rank costs where nothing has to be durable. */
export async function besideRedis({ world, full }: Bench): Promise<Row[]> {
  if (spawnSync('redis-server', ['--version']).error !== undefined) return [];
  const socket = path.join(world.directory, 'redis.sock');
  const server = spawn('redis-server', [
    '--port',
    '0',
    '--unixsocket',
    socket,
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  try {
    const redis = await connect(socket, server);
    const rows: Row[] = [];
    for (const size of full ? [10_000, 100_000, 1_000_000] : [10_000, 100_000])
      rows.push(...(await rowsAt(redis, size)));
    redis.close();
    return rows;
  } finally {
    server.kill();
  }
}

interface Redis {
  send(...words: readonly (string | number)[]): Promise<void>;
  close(): void;
}

async function connect(path: string, server: ChildProcess): Promise<Redis> {
  const until = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    const socket = net.connect(path);
    try {
      await once(socket, 'connect');
      return clientOf(socket);
    } catch (error) {
      if (performance.now() > until || server.exitCode !== null) throw error;
      await delay(50);
    }
  }
}

/** One command at a time; an answer is whole once as many lines have come as it announces. */
function clientOf(socket: net.Socket): Redis {
  let received = '';
  let answered: () => void = () => undefined;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
    if (endOf(received, 0) === received.length) answered();
  });
  return {
    send: (...words) =>
      new Promise((resolve, reject) => {
        answered = () => (received.startsWith('-') ? reject(new Error(received)) : resolve());
        received = '';
        const parts = words.map((word) => `$${Buffer.byteLength(String(word))}\r\n${word}\r\n`);
        socket.write(`*${words.length}\r\n${parts.join('')}`);
      }),
    close: () => void socket.end(),
  };
}

/** Where the answer that begins at `from` ends; -1 if it has not come whole. */
function endOf(text: string, from: number): number {
  const line = text.indexOf('\r\n', from);
  if (line < 0) return -1;
  const [kind, count] = [text[from], Number(text.slice(from + 1, line))];
  if (kind === '$') return count < 0 ? line + 2 : text.length < line + count + 4 ? -1 : line + count + 4;
  if (kind !== '*') return line + 2;
  let end = line + 2;
  for (let part = 0; part < count && end >= 0; part += 1) end = endOf(text, end);
  return end;
}

async function rowsAt(redis: Redis, size: number): Promise<Row[]> {
  const name = (place: number) => `student-${place}-of-the-usual-length`;
  for (let first = 0; first < size; first += ADDED_AT_ONCE) {
    const members = Array.from({ length: ADDED_AT_ONCE }, (_, index) => [
      Math.floor(Math.random() * 60_000),
      name(first + index),
    ]);
    await redis.send('ZADD', 'board', ...members.flat());
  }
  const any = () => Math.floor(Math.random() * size);
  const asked = [
    ['ZREVRANK', () => redis.send('ZREVRANK', 'board', name(any()))],
    ['ZREVRANGE, first 50', () => redis.send('ZREVRANGE', 'board', 0, 49, 'WITHSCORES')],
    [
      'ZREVRANGE, 50 anywhere',
      () => {
        const from = any();
        return redis.send('ZREVRANGE', 'board', from, from + 49, 'WITHSCORES');
      },
    ],
  ] as const;
  const rows: Row[] = [];
  for (const [what, ask] of asked) {
    const figure = microseconds(await timesOf(ASKED, ask));
    rows.push({
      what: `Leaderboard of ${size}, Redis in memory: ${what}`,
      figure,
      ratio: 'ids and scores alone',
    });
  }
  return rows;
}
