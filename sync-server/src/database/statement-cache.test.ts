import Database from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withStatementCache, MOST_STATEMENTS } from './statement-cache.ts';

const notes = sqliteTable('notes', { id: integer().primaryKey(), words: text() });

let connection: Database.Database;
let caching: Database.Database;

beforeEach(() => {
  connection = new Database(':memory:');
  connection.exec(
    `CREATE TABLE notes (id INTEGER PRIMARY KEY, words TEXT); INSERT INTO notes VALUES (1, 'one')`,
  );
  caching = withStatementCache(connection);
});

afterEach(() => connection.close());

test('a statement is compiled once, with whatever values it is run', () => {
  const prepare = vi.spyOn(connection, 'prepare');
  const database = drizzle(caching);
  for (const [id, words] of [
    [2, 'two'],
    [3, 'three'],
  ] as const)
    database.insert(notes).values({ id, words }).run();
  expect(database.select().from(notes).all()).toHaveLength(3);
  expect(database.select().from(notes).all()).toHaveLength(3);
  expect(prepare).toHaveBeenCalledTimes(2);
});

test('rows are asked for as arrays and as objects in turn, and each gets what it asked for', () => {
  const database = drizzle(caching);
  const { sql: words } = database.select().from(notes).toSQL();
  const asRows = () => database.select().from(notes).all();
  const asSql = () => database.all(sql.raw(words));
  expect(asRows()).toEqual([{ id: 1, words: 'one' }]);
  expect(asSql()).toEqual([{ id: 1, words: 'one' }]);
  expect(asRows()).toEqual([{ id: 1, words: 'one' }]);
});

test('a statement that is kept follows a change of the schema', () => {
  const all = () => caching.prepare('SELECT * FROM notes').all();
  expect(all()).toEqual([{ id: 1, words: 'one' }]);
  connection.exec('ALTER TABLE notes ADD COLUMN more TEXT');
  expect(all()).toEqual([{ id: 1, words: 'one', more: null }]);
});

test('those that were asked for last are kept, and no more than so many', () => {
  const prepare = vi.spyOn(connection, 'prepare');
  const ask = (number: number) => caching.prepare(`SELECT ${number} AS number`).get();
  for (let number = 0; number < MOST_STATEMENTS; number += 1) ask(number);
  ask(0);
  ask(MOST_STATEMENTS);
  expect(prepare).toHaveBeenCalledTimes(MOST_STATEMENTS + 1);
  expect(ask(0)).toEqual({ number: 0 });
  expect(prepare).toHaveBeenCalledTimes(MOST_STATEMENTS + 1);
  expect(ask(1)).toEqual({ number: 1 });
  expect(prepare).toHaveBeenCalledTimes(MOST_STATEMENTS + 2);
});

test('what SQLite refuses is refused each time, and other calls go to the connection', () => {
  for (let time = 0; time < 2; time += 1)
    expect(() => caching.prepare('SELECT id FROM nowhere')).toThrow('no such table');
  expect(caching.pragma('user_version', { simple: true })).toBe(0);
  expect(caching.transaction(() => caching.inTransaction)()).toBe(true);
});
