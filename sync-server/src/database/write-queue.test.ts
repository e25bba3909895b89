import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from './open-sqlite.ts';
import { WriteQueueFullError, MAX_BATCH, WriteQueue } from './write-queue.ts';

let directory: string;
let writer: Database.Database;
let reader: Database.Database;
let queue: WriteQueue;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'prep-queue-'));
  writer = connect(path.join(directory, 'test.sqlite'));
  reader = connect(path.join(directory, 'test.sqlite'));
  writer.exec('CREATE TABLE parents (id INTEGER PRIMARY KEY)');
  writer.exec(
    'CREATE TABLE notes (text TEXT UNIQUE, parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
  );
  queue = new WriteQueue(writer);
});

afterEach(async () => {
  await queue.close();
  reader.close();
  writer.close();
  rmSync(directory, { recursive: true });
});

const note = (text: string, parent: number | null = null) => {
  writer.prepare('INSERT INTO notes VALUES (?, ?)').run(text, parent);
};
const notes = (): string[] =>
  reader.prepare('SELECT text FROM notes ORDER BY rowid').pluck().all() as string[];
const settle = (writes: Promise<unknown>[]) =>
  Promise.allSettled(writes).then((all) => all.map(({ status }) => status));

test('those who wait share one commit, in the order in which they came', async () => {
  let commits = 0;
  const exec = writer.exec.bind(writer);
  writer.exec = (sql) => {
    if (sql === 'COMMIT') commits += 1;
    return exec(sql);
  };
  await Promise.all(Array.from({ length: 40 }, (_, index) => queue.add(async () => note(`note ${index}`))));
  expect(commits).toBe(1);
  expect(notes()).toEqual(Array.from({ length: 40 }, (_, index) => `note ${index}`));
});

test('a failing caller rolls back only its own work', async () => {
  const failing = queue.add(async () => {
    note('half done');
    await Promise.resolve();
    throw new RangeError('changed my mind');
  });
  const states = await settle([
    queue.add(async () => note('before')),
    failing,
    queue.add(async () => note('after')),
  ]);
  expect(states).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(notes()).toEqual(['before', 'after']);
  await expect(failing).rejects.toThrow('changed my mind');
});

test('a statement that the database refuses fails its own caller alone', async () => {
  const states = await settle([queue.add(async () => note('same')), queue.add(async () => note('same'))]);
  expect(states).toEqual(['fulfilled', 'rejected']);
  expect(notes()).toEqual(['same']);
});

test('a commit that fails rejects all who shared it, and nothing of it stays', async () => {
  const orphan = queue.add(async () => note('orphan', 404));
  const states = await settle([queue.add(async () => note('innocent')), orphan]);
  expect(states).toEqual(['rejected', 'rejected']);
  expect(notes()).toEqual([]);
  await queue.add(async () => note('next'));
  expect(notes()).toEqual(['next']);
});

test('a transaction that SQLite gave up rejects all who shared it', async () => {
  const givenUp = queue.add(async () => {
    writer.exec('ROLLBACK');
    throw new Error('database or disk is full');
  });
  const states = await settle([
    queue.add(async () => note('innocent')),
    givenUp,
    queue.add(async () => note('not begun')),
  ]);
  expect(states).toEqual(['rejected', 'rejected', 'rejected']);
  expect(notes()).toEqual([]);
});

test('callers are answered after the commit, when another connection sees their work', async () => {
  const seen: string[][] = [];
  let duringBatch: string[] = ['not looked'];
  await Promise.all([
    queue.add(async () => note('first')).then(() => seen.push(notes())),
    queue.add(async () => {
      duringBatch = notes();
      note('second');
    }),
  ]);
  expect(duringBatch).toEqual([]);
  expect(seen).toEqual([['first', 'second']]);
});

test('awaits of two callers never mix', async () => {
  const steps: string[] = [];
  const caller = (name: string) => async () => {
    for (let step = 0; step < 3; step += 1) {
      steps.push(`${name}${step}`);
      await Promise.resolve();
    }
  };
  await Promise.all([queue.add(caller('a')), queue.add(caller('b'))]);
  expect(steps).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'b2']);
});

test('a batch is bounded, and what comes during one joins the next', async () => {
  const states = await settle(
    Array.from({ length: MAX_BATCH + 1 }, (_, index) =>
      queue.add(async () => {
        note(`note ${index}`, index === 0 ? 404 : null);
      }),
    ),
  );
  expect(states.filter((state) => state === 'rejected')).toHaveLength(MAX_BATCH);
  expect(notes()).toEqual([`note ${MAX_BATCH}`]);
});

test('closing answers those who wait and takes no more', async () => {
  const last = queue.add(async () => note('last'));
  const closing = queue.close();
  await expect(queue.add(async () => note('too late'))).rejects.toThrow('closed');
  await closing;
  await last;
  expect(notes()).toEqual(['last']);
});

test('a line that is full refuses at once, before anything is done', async () => {
  const short = new WriteQueue(writer, { mostWaiting: 2 });
  const writes = [1, 2, 3].map((index) => short.add(async () => note(`note ${index}`)));
  await expect(writes[2]).rejects.toBeInstanceOf(WriteQueueFullError);
  expect(await settle(writes)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await short.add(async () => note('later'));
  expect(notes()).toEqual(['note 1', 'note 2', 'later']);
  await short.close();
});

test('the observer receives the length of the queue and every commit', async () => {
  const waiting: number[] = [];
  const commits: number[] = [];
  const observed = new WriteQueue(writer, {
    observer: { waiting: (callers) => waiting.push(callers), committed: (callers) => commits.push(callers) },
  });
  await Promise.all([1, 2, 3].map((index) => observed.add(async () => note(`note ${index}`))));
  expect([waiting, commits]).toEqual([[1, 2, 3, 0], [3]]);
  await observed.close();
});

test('a disk that fails even while undoing answers all, and the next batch begins again', async () => {
  const exec = writer.exec.bind(writer);
  let failing = true;
  writer.exec = (sql) => {
    if (failing && /COMMIT|^ROLLBACK$/.test(sql))
      throw Object.assign(new Error('disk'), { code: 'SQLITE_IOERR' });
    return exec(sql);
  };
  expect(
    await settle([queue.add(async () => note('lost')), queue.add(async () => note('lost too'))]),
  ).toEqual(['rejected', 'rejected']);
  failing = false;
  await queue.add(async () => note('after'));
  expect(notes()).toEqual(['after']);
});
