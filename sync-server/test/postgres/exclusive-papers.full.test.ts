import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/database/index.ts';
import { connect, type EmptyDatabase } from '../support/databases.ts';
import {
  addPaper,
  addQuestion,
  HAIL,
  placeFor,
  RAIN,
  refusalOf,
  type Words,
} from '../support/exclusive-papers.ts';
import { openHall, type Hall } from '../support/hall.ts';
import { newDatabase, openShared } from './support.ts';

const NEAR = 'BK27: another paper of this exam asks nearly the same';
const LEAVES: Words = ['Which gas do green plants take in by day?', 'carbon dioxide', 'argon'];
const MOON: Words = ['Which body in the sky raises the tides?', 'the Moon', 'Venus'];

type Client = Awaited<ReturnType<typeof connect>>;

let database: EmptyDatabase;
let store: Store;
let hall: Hall;
let clients: Client[];

beforeEach(async () => {
  database = await newDatabase();
  store = await openShared(database);
  hall = await openHall({}, {}, { store });
  clients = await Promise.all([connect(database.url), connect(database.url)]);
});

afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await hall.server.close();
  await store.close();
  await database.drop();
});

const question = (words: Words) => addQuestion(hall.server.context, words);
const paper = (title: string, questionId: string) => addPaper(hall.server.context, title, [questionId]);

/** Places a question in a paper by a statement of this connection. */
async function place(client: Client, paperId: string, questionId: string): Promise<void> {
  const row = Object.entries(await placeFor(hall.server.context, paperId, questionId));
  const names = row.map(([name]) => `"${name}"`).join(', ');
  const values = row.map((_, index) => `$${index + 1}`).join(', ');
  await client.query(
    `insert into paper_questions (${names}) values (${values})`,
    row.map(([, value]) => value),
  );
}

/** Gives a question the shingles of another, with the row that its change needs. */
async function copyShingles(client: Client, questionId: string, from: string): Promise<void> {
  await client.query(
    `insert into question_changes (id, "questionId", kind, "changedAt", reason, before, after) values ('c', $1, 'edited', 0, 'A test', '{}', '{}')`,
    [questionId],
  );
  await client.query(
    `update questions set "changeId" = 'c', shingles = (select shingles from questions where id = $2) where id = $1`,
    [questionId, from],
  );
}

/** @returns whether it waits for another transaction. */
async function waits(work: Promise<unknown>): Promise<boolean> {
  const isDone = await Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 300, false)),
  ]);
  return !isDone;
}

describe('[BK27] two transactions at once', () => {
  test('do not each place one of two questions that are nearly the same', async () => {
    const [first, second] = clients as [Client, Client];
    const [one, two] = [await paper('One', await question(LEAVES)), await paper('Two', await question(MOON))];
    const [rain, hail] = [await question(RAIN), await question(HAIL)];
    await first.query('begin');
    await second.query('begin');
    await place(first, one, rain);
    const placed = refusalOf(place(second, two, hail));
    expect(await waits(placed)).toBe(true);
    await first.query('commit');
    expect(await placed).toBe(NEAR);
  });

  test('both succeed where the first takes its own back', async () => {
    const [first, second] = clients as [Client, Client];
    const [one, two] = [await paper('One', await question(LEAVES)), await paper('Two', await question(MOON))];
    const [rain, hail] = [await question(RAIN), await question(HAIL)];
    await first.query('begin');
    await place(first, one, rain);
    const placed = refusalOf(place(second, two, hail));
    await first.query('rollback');
    expect(await placed).toBeNull();
  });

  test('do not place a question while the other makes it nearly the same as one of another paper', async () => {
    const [first, second] = clients as [Client, Client];
    const [rain, moon] = [await question(RAIN), await question(MOON)];
    await paper('One', rain);
    const two = await paper('Two', await question(LEAVES));
    await first.query('begin');
    await copyShingles(first, moon, rain);
    const placed = refusalOf(place(second, two, moon));
    expect(await waits(placed)).toBe(true);
    await first.query('commit');
    expect(await placed).toBe(NEAR);
  });

  test('do not change a question while the other places it', async () => {
    const [first, second] = clients as [Client, Client];
    const [rain, moon] = [await question(RAIN), await question(MOON)];
    await paper('One', rain);
    const two = await paper('Two', await question(LEAVES));
    await first.query('begin');
    await place(first, two, moon);
    const changed = refusalOf(copyShingles(second, moon, rain));
    expect(await waits(changed)).toBe(true);
    await first.query('commit');
    expect(await changed).toBe(NEAR);
  });

  test('cannot rest upon a snapshot from before the other', async () => {
    const [client] = clients as [Client];
    const two = await paper('Two', await question(LEAVES));
    const rain = await question(RAIN);
    await client.query('begin isolation level repeatable read');
    expect(await refusalOf(place(client, two, rain))).toContain('READ COMMITTED');
    await client.query('rollback');
  });
});
