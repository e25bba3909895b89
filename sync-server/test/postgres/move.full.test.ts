import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/database/index.ts';
import { runMove } from '../../src/move-command.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import { migrationsDirectory } from '../support/engine.ts';
import { addPaper, addQuestion, HAIL, RAIN, refusalOf } from '../support/exclusive-papers.ts';
import { openHall } from '../support/hall.ts';
import { dataIn, resultIn, syncedIn } from '../support/read.ts';
import { startTestServer } from '../support/test-server.ts';
import { newDatabase, openShared } from './support.ts';

let directory: string;
let database: EmptyDatabase;

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-move-'));
  database = await newDatabase();
});

afterEach(async () => {
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

const environment = () => ({
  NODE_ENV: 'test',
  DATA_DIR: directory,
  DATABASE_URL: database.url,
  MIGRATIONS_DIR: migrationsDirectory,
});

const openEmbedded = () =>
  openStore({ databaseUrl: undefined, dataDirectory: directory, migrationsDirectory });

test('a server goes on on PostgreSQL where it stood: sessions, papers, attempts, receipts and keys', async () => {
  const embedded = await openEmbedded();
  const hall = await openHall({}, {}, { store: embedded });
  const device = await hall.finished();
  const first = resultIn(await hall.handIn(device.handIn()));
  const issued = await hall.issue('ravi');
  await expect(runMove([], environment())).rejects.toThrow('stop the server first. Nothing was copied.');
  await hall.server.close();
  await embedded.close();

  const told = await runMove([], environment());
  expect(told.join('\n')).toContain('attempts: 1');
  const store = await openShared(database);
  const server = await startTestServer({}, { store });
  // The same session, secrets and keys: nobody signs in again, and a repeat is known as one.
  const { token } = hall.asha;
  const again = await server.ask('POST', '/api/test-attempts/sync', {
    body: { attempts: [device.handIn()] },
  });
  expect(syncedIn(again)[0]?.status).toBe('duplicate');
  const kept = dataIn<typeof first>(
    await server.ask('GET', `/api/test-attempts/${device.header.attemptId}`, { token }),
  );
  expect(kept).toEqual(first);
  const renewed = await server.ask('POST', `/api/test-papers/${hall.paperId}/issue`, {
    token: hall.ravi.token,
  });
  expect(dataIn<{ ticket: string }>(renewed).ticket).toBe(issued.ticket);
  await server.close();
  await store.close();

  await expect(runMove([], environment())).rejects.toThrow('is not empty. Nothing was copied.');
});

test('[BK27] exclusive papers are kept apart there too, by what came along', async () => {
  const embedded = await openEmbedded();
  const hall = await openHall({}, {}, { store: embedded });
  await addPaper(hall.server.context, 'One', [await addQuestion(hall.server.context, RAIN)]);
  await hall.server.close();
  await embedded.close();
  await runMove([], environment());
  const store = await openShared(database);
  const server = await startTestServer({}, { store });
  const second = addPaper(server.context, 'Two', [await addQuestion(server.context, HAIL)]);
  expect(await refusalOf(second)).toMatch(/^BK27: /);
  await server.close();
  await store.close();
});

test('what cannot be moved is said by name', async () => {
  const { DATABASE_URL: _none, ...embedded } = environment();
  await expect(runMove([], embedded)).rejects.toThrow('Name an empty database of PostgreSQL');
  await expect(runMove([], environment())).rejects.toThrow('There is no database at');
});
