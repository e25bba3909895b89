import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import { openHall } from '../support/hall.ts';
import { STARTS_WITHIN_MS } from './support/bounds.ts';
import { handInText, openConnection } from './support/connection.ts';
import { readKept } from './support/database-file.ts';
import { eachInOwnDirectory } from './support/own-directory.ts';
import { handInAll, issueDemoPaper, sealedAttempt, untilTaken } from './support/school.ts';
import { startServer, stop } from './support/server-process.ts';

const STALL_MS = 2800;
/** The server looks this often whether it came too late; see admission.ts. */
const NOTICED_AFTER_MS = 600;

let directory: string;

eachInOwnDirectory((made) => (directory = made));

interface Told {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: number;
}

async function send(address: string, attempt: AttemptOnWire): Promise<Told> {
  const answer = await fetch(`${address}/api/test-attempts/create_test_attempt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(attempt),
  });
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code, retryAfter: Number(answer.headers.get('retry-after') ?? 0) };
}

test.skipIf(process.platform === 'win32')(
  'after a stall those who waited are told to come again, each at a time of their own; health answers, and soon all do',
  async () => {
    const server = startServer(directory, { NODE_ENV: 'development' });
    const address = await server.address;
    const issued = await untilTaken(() => issueDemoPaper(address));
    const attempts = Array.from({ length: 20 }, (_, index) => sealedAttempt(issued, `stalled-${index}`));
    await delay(NOTICED_AFTER_MS);
    server.child.kill('SIGSTOP');
    const waiting = Promise.all(attempts.map((attempt) => send(address, attempt)));
    const health = fetch(`${address}/healthz`);
    await delay(STALL_MS);
    server.child.kill('SIGCONT');
    const told = await waiting;
    const refused = told.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(told.filter(({ status }) => status !== 503 && status !== 201)).toEqual([]);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['OVERLOADED']));
    expect(new Set(refused.map(({ retryAfter }) => retryAfter)).size).toBe(Math.min(refused.length, 9));
    expect((await health).status).toBe(200);

    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await handInAll(address, attempts)).acknowledged).toHaveLength(attempts.length);
    expect(readKept(directory, []).attempts).toBe(attempts.length);
    expect(await stop(server)).toBe(0);
  },
  STARTS_WITHIN_MS,
);

test('more calls at once than the server will begin are refused before they are read; later all of them go in', async () => {
  const hall = await openHall({}, { limits: true, mostInProgress: 8 });
  const address = await hall.server.app.listen({ host: '127.0.0.1', port: 0 });
  const sample = await hall.finished();
  const attempt = (name: string) => sample.handIn({ attemptId: name, log: undefined });
  const begun = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const text = handInText(attempt(`begun-${index}`));
      const connection = await openConnection(address);
      connection.send(text.slice(0, -10));
      return { ...connection, finish: () => connection.send(text.slice(-10)) };
    }),
  );
  await delay(100);
  const told = await send(address, attempt('too-many'));
  expect(told).toMatchObject({ status: 503, code: 'OVERLOADED' });
  expect(told.retryAfter).toBeGreaterThan(0);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);

  for (const { finish } of begun) finish();
  await Promise.all(begun.map(({ answered }) => answered));
  expect(begun.map(({ heard }) => heard().slice(9, 12))).toEqual(Array(8).fill('201'));
  expect((await send(address, attempt('too-many'))).status).toBe(201);
  expect(readKept(hall.server.directory, []).attempts).toBe(9);
  await hall.server.close();
});
