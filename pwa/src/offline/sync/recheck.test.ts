import type { Receipt } from '@exam/shared-schema/attempt';
import type { AttemptResult } from '@exam/shared-schema/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { openRoom } from '../attempt/attempt-room.ts';
import { startAttempt } from '../attempt/attempts.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import { dexiePorts } from './outbox.ts';
import { recheckReceipts } from './recheck.ts';

interface Horizon {
  readonly lacking: string[];
  readonly backedUpThrough: string | null;
  readonly serverTime: string;
}

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();

let database: ExamDatabase;
let counter = 0;
let asked: string[][];
let answer: (ids: string[]) => Horizon | null;

beforeEach(() => {
  asked = [];
  answer = (lacking) => ({ lacking, backedUpThrough: null, serverTime: at(30) });
  database = openDatabase(`recheck-${(counter += 1)}`, { ...browserEdge, fetch: serve });
});

function serve(_url: string, { body }: RequestInit): Promise<Response> {
  const { attempts } = JSON.parse(String(body)) as { attempts: { attemptId: string }[] };
  const ids = attempts.map(({ attemptId }) => attemptId);
  asked.push(ids);
  const horizon = answer(ids);
  if (horizon === null) return Promise.reject(new TypeError('No line'));
  const { serverTime, ...data } = horizon;
  return Promise.resolve(Response.json({ success: true, data, serverTime }));
}

/** An attempt that was sealed, handed in and receipted. */
async function handedIn(receivedAt: string): Promise<string> {
  const row = await startAttempt(database, await putSavedPaper(database, 'u1'));
  const opened = await openRoom(database, row.attemptId);
  if (opened.kind !== 'open') throw new Error('The room did not open');
  await opened.room.seal('student');
  await opened.room.close();
  const entry = await database.outbox.get(row.attemptId);
  if (entry === undefined) throw new Error('Nothing waits');
  const receipt = {
    attemptId: row.attemptId,
    head: entry.head,
    receivedAt,
    signature: receivedAt,
  } as Receipt;
  await dexiePorts(database).accept(entry, receipt, { receipt } as AttemptResult);
  return row.attemptId;
}

describe('[SY10] what a restored server lacks', () => {
  it('[SY10] goes back into the outbox, and keeps its receipt until there is a new one', async () => {
    const id = await handedIn(at(1));
    expect(await recheckReceipts(database)).toEqual({ asked: true, requeued: 1 });
    const head = (await database.attempts.get(id))?.head;
    expect(await database.outbox.toArray()).toMatchObject([
      { attemptId: id, head, state: 'waiting', tries: 0 },
    ]);
    expect(await database.receipts.count()).toBe(1);
  });

  it('[SY10] is not asked for what is in a backup, until a restored server says that it reaches less far', async () => {
    await handedIn(at(1));
    const late = await handedIn(at(20));
    answer = () => ({ lacking: [], backedUpThrough: at(10), serverTime: at(30) });
    await recheckReceipts(database);
    answer = () => ({ lacking: [], backedUpThrough: null, serverTime: at(40) });
    await recheckReceipts(database);
    await recheckReceipts(database);
    expect(asked.map((ids) => ids.length)).toEqual([2, 1, 2]);
    expect(asked[1]).toEqual([late]);
  });

  it('[SY10] a word from before the restore that comes late is not taken for the last one', async () => {
    await handedIn(at(1));
    answer = () => ({ lacking: [], backedUpThrough: null, serverTime: at(40) });
    await recheckReceipts(database);
    answer = () => ({ lacking: [], backedUpThrough: at(10), serverTime: at(30) });
    await recheckReceipts(database);
    await recheckReceipts(database);
    expect(asked).toHaveLength(3);
  });

  it('[SY10] [SY6] is not this device’s to hand in where another device handed it in', async () => {
    const id = await handedIn(at(1));
    await database.attempts.update(id, { status: 'moved' });
    expect(await recheckReceipts(database)).toEqual({ asked: true, requeued: 0 });
    expect(await database.outbox.count()).toBe(0);
  });

  it('[SY10] is nothing where the server is not reached or nothing was ever handed in', async () => {
    expect(await recheckReceipts(database)).toEqual({ asked: true, requeued: 0 });
    await handedIn(at(1));
    answer = () => null;
    expect(await recheckReceipts(database)).toEqual({ asked: false, requeued: 0 });
    expect(await database.outbox.count()).toBe(0);
  });
});
