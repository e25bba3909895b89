import { afterEach, beforeEach, expect, test } from 'vitest';
import { putSavedPaper } from '../../test/paper.ts';
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
