import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, DATABASE_FILE } from '../src/database/open-sqlite.ts';
import { deleteAccount } from '../src/features/own-data/delete-account.ts';
import { openHall, type Hall } from './support/hall.ts';
import { sendEmail } from './support/sign-up.ts';

/** Enough that the pages of the table and its indexes are split and merged. */
const STUDENTS = 400;
const DELETED = 100;

let hall: Hall;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(async () => {
  await hall.server.close();
});

/** A word that is nowhere else, spread over the indexes. */
const nameOf = (place: number) => `s${((place * 7919) % 10_007).toString(36)}_gone_${place}`;

async function addStudents(): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < STUDENTS; place += 1) {
    const username = nameOf(place);
    const more = {
      location: `Town of ${username}`,
      phone: String(7_000_000_000 + place),
      countryCode: '+91',
    };
    ids.push(await hall.server.addUser({ username, fullName: `${username} Sharma`, ...more }));
  }
  return ids;
}

/** What is in the files once the log is written back. */
function bytesOnDisk(): Buffer {
  const { directory } = hall.server;
  const connection = connect(path.join(directory, DATABASE_FILE));
  const [result] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  connection.close();
  expect(result?.busy).toBe(0);
  const files = readdirSync(directory).filter((name) => name.startsWith(DATABASE_FILE));
  return Buffer.concat(files.map((name) => readFileSync(path.join(directory, name))));
}

test('[OD5] nothing of a deleted account is left in the bytes of the files', async () => {
  const ids = await addStudents();
  for (let place = 0; place < 5; place += 1) {
    const token = await hall.server.signIn(nameOf(place));
    await hall.server.ask('POST', '/api/users/my-data/exports', { token });
    await sendEmail(hall.server, `${nameOf(place)}@example.com`);
  }
  expect(bytesOnDisk().includes(`${nameOf(0)}@example.com`)).toBe(true);
  for (const _id of ids.slice(0, DELETED))
    await deleteAccount(hall.server.context, { userId: _id, passwordHash: '-' });
  const bytes = bytesOnDisk();
  const left = Array.from({ length: DELETED }, (_, place) => nameOf(place)).filter((name) =>
    bytes.includes(name),
  );
  expect(left).toEqual([]);
  expect(bytes.includes(`${nameOf(DELETED)}@example.com`)).toBe(true);
});
