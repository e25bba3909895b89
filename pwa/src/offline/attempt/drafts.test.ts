import { afterEach, beforeEach, expect, test } from 'vitest';
import { putSavedPaper, testTicket } from '../../test/paper.ts';
import { ScriptedDevice } from '../../test/scripted-device.ts';
import { openRoom } from './attempt-room.ts';
import { eventsOf, startAttempt } from './attempts.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import { pushDraft } from './drafts.ts';
import type { AttemptRoom } from './room-contract.ts';

let device: ScriptedDevice;
let database: ExamDatabase;
let room: AttemptRoom;
let counter = 0;

beforeEach(async () => {
  device = new ScriptedDevice();
  database = openDatabase(`drafts-${(counter += 1)}`, device.edge);
  const { attemptId } = await startAttempt(database, await putSavedPaper(database, 'u1'));
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  room = opened.room;
});
afterEach(() => room.close());

async function answer(...answers: string[]): Promise<void> {
  for (const each of answers) room.act({ type: 'answered', questionId: 'q1', answer: each });
  await room.retry();
}

test('[SY8] a draft reads what the server does not have yet, and nothing of the rest of the log', async () => {
  const { attemptId } = room.row;
  await answer('a', 'b', 'c');
  const before = (await eventsOf(database, attemptId)).length;
  const data = { acknowledgedSeq: before - 1, head: 'a'.repeat(64) };
  device.answer = () => Response.json({ success: true, data, serverTime: '' });
  expect(await pushDraft(database, attemptId, 'token')).toBe(before);
  await answer('d', 'a');
  let read = 0;
  database.events.hook('reading', (event) => {
    read += 1;
    return event;
  });
  await pushDraft(database, attemptId, 'token');
  expect(read).toBe(2);
  expect(device.asked.at(-1)?.body).toMatchObject({ from: before });
});

test('[BA22] more time that is given while the paper is sat reaches the room with the next draft', async () => {
  const { row, paper, timing } = room;
  await answer('a');
  const ticket = testTicket(paper, { extraTimePercent: 20 });
  const { packageVersion } = paper;
  device.answer = ({ path }) =>
    path.endsWith('/progress')
      ? Response.json({
          success: true,
          data: { acknowledgedSeq: 1, head: 'a'.repeat(64), extraTimePercent: 20 },
          serverTime: '',
        })
      : Response.json({
          success: true,
          data: {
            ticket,
            price: 0,
            charged: 0,
            packageVersion,
            serverTime: new Date(device.at).toISOString(),
          },
        });
  const leftMs = room.remainingMs();
  await pushDraft(database, row.attemptId, 'token');
  await room.extend();
  expect(room.timing.limitMs).toBe(timing.limitMs * 1.2);
  expect(room.remainingMs()).toBe(leftMs + timing.limitMs * 0.2);
  expect(await database.attempts.get(row.attemptId)).toMatchObject({ ticket, limitMs: timing.limitMs * 1.2 });
  const asked = device.asked.length;
  await answer('b');
  await pushDraft(database, row.attemptId, 'token');
  expect(device.asked.length).toBe(asked + 1);
});

test('[BA22] less time, or a failed issue, changes nothing', async () => {
  const { row, timing } = room;
  await answer('a');
  device.answer = ({ path }) =>
    path.endsWith('/progress')
      ? Response.json({
          success: true,
          data: { acknowledgedSeq: 1, head: 'a'.repeat(64), extraTimePercent: 20 },
          serverTime: '',
        })
      : Response.json({ success: false }, { status: 503 });
  await pushDraft(database, row.attemptId, 'token');
  await room.extend();
  expect(room.timing).toEqual(timing);
});
