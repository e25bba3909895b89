import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OperationsOverview, StoredBackup } from '@exam/shared-schema/contract';
import { runBackup } from '../src/backup-command.ts';
import { dataIn } from './support/read.ts';
import { START, startTestServer, type TestServer } from './support/test-server.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let token: string;

beforeEach(async () => {
  server = await startTestServer();
  await server.addUser({ username: 'root', role: 'admin' });
  token = await server.signIn('root');
});

afterEach(() => server.close());

const backUp = (file: string, now = START) => runBackup([file], { DATA_DIR: server.directory }, now);

const listed = async () => {
  const { json } = await server.ask('GET', '/api/admin/operations/backups', { token });
  return (json as { backups: StoredBackup[] }).backups;
};

test('[OP4] a backup is recorded with its size and reach, and as verified', async () => {
  const file = path.join(server.directory, 'copies', 'one.sqlite');
  await backUp(file);
  const through = new Date(START - MINUTE_MS).toISOString();
  const [backup] = await listed();
  expect(backup).toMatchObject({
    ...{ file, at: new Date(START).toISOString(), through, verified: true, failure: null },
  });
  expect(backup?.bytes).toBeGreaterThan(100_000);
  const answer = await server.ask('GET', '/api/admin/operations', { token });
  expect(dataIn<OperationsOverview>(answer).backups).toEqual({ through, newest: [backup] });
});

test('[OP4] one that could not be made is recorded with the reason, the newest first', async () => {
  await backUp(path.join(server.directory, 'one.sqlite'));
  // The file's place is taken by a folder, and its folder by a file.
  await expect(backUp(server.directory, START + 1)).rejects.toThrow();
  const inFile = path.join(server.directory, 'one.sqlite', 'two.sqlite');
  await expect(backUp(inFile, START + 2)).rejects.toThrow();
  expect(await listed()).toMatchObject([
    { file: inFile, verified: false, failure: expect.stringMatching(/EEXIST|ENOTDIR/) },
    { file: server.directory, bytes: null, through: null, verified: false, failure: expect.any(String) },
    { verified: true },
  ]);
});
