import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteReach } from './backup-reach.ts';

const THROUGH = 1000;

let directory: string;
let copy: string;
let live: Database.Database;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-reach-'));
  copy = path.join(directory, 'copy.sqlite');
  live = new Database(path.join(directory, 'live.sqlite'));
  live.exec(`
    CREATE TABLE attempts (id TEXT, userId TEXT, receivedAt INTEGER);
    CREATE TABLE superseded_attempts (attemptId TEXT, userId TEXT, head TEXT, receivedAt INTEGER);
    CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT)`);
  addAttempt('kept', 'asha', 100);
  addSuperseded('kept', 'asha', 'head', 100);
});

afterEach(() => {
  live.close();
  rmSync(directory, { recursive: true, force: true });
});

function addAttempt(id: string, userId: string, receivedAt: number): void {
  live.prepare('INSERT INTO attempts VALUES (?, ?, ?)').run(id, userId, receivedAt);
}

function addSuperseded(id: string, userId: string, head: string, receivedAt: number): void {
  live.prepare('INSERT INTO superseded_attempts VALUES (?, ?, ?, ?)').run(id, userId, head, receivedAt);
}

const noted = () => live.prepare('SELECT value FROM installation').pluck().get();

/** The reach of a copy that was taken before `late` was committed. */
async function reachWithout(late: () => void): Promise<number> {
  await live.backup(copy);
  late();
  return noteReach(live, copy, THROUGH);
}

test('[ST14] the reach of a complete copy follows from the clocks and is recorded in the database', async () => {
  expect(await reachWithout(() => undefined)).toBe(THROUGH);
  expect(noted()).toBe(String(THROUGH));
});

test('[ST14] a hand-in that was committed after the copy ends the reach before itself', async () => {
  expect(await reachWithout(() => addAttempt('late', 'asha', 700))).toBe(699);
  expect(noted()).toBe('699');
});

test('[ST14] what was received after the copy began is not expected in it', async () => {
  expect(await reachWithout(() => addAttempt('later', 'asha', THROUGH + 1))).toBe(THROUGH);
});

test('[ST72] an attempt of another student with the same id does not stand for it', async () => {
  expect(await reachWithout(() => addAttempt('kept', 'ravi', 700))).toBe(699);
});

test('[ST72] nor does the log that another student lost by', async () => {
  expect(await reachWithout(() => addSuperseded('kept', 'ravi', 'head', 800))).toBe(799);
});
