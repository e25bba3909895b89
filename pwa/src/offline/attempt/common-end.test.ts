import { logText } from '@exam/shared-schema/attempt';
import { expect, test } from 'vitest';
import { testPaper, putSavedPaper, testTicket } from '../../test/paper.ts';
import { ScriptedDevice } from '../../test/scripted-device.ts';
import { openDatabase } from '../database/database.ts';
import { noteOffset } from '../platform/server-clock.ts';
import { eventsOf, startAttempt } from './attempts.ts';
import { continueFromDraft } from './resume.ts';

const MINUTE = 60_000;

/** A device that saved a paper of an hour which ends for everyone in twenty minutes, by the server's clock. */
async function lateDevice(name: string, wrongByMs: number) {
  const device = new ScriptedDevice();
  const database = openDatabase(name, device.edge);
  const now = device.edge.now() - wrongByMs;
  await noteOffset(database, { offsetMs: -wrongByMs, offsetErrorMs: 0 });
  const paper = testPaper();
  const window = { opensAt: now - 60 * MINUTE, closesAt: now + 20 * MINUTE, commonEnd: true };
  const saved = await putSavedPaper(database, 'u1', paper, testTicket(paper, { window }));
  return { database, saved, now };
}

test.each([0, 3 * 60 * MINUTE, -3 * 60 * MINUTE])(
  '[ED16] a late attempt has the time until the common end, with a clock that is wrong by %i ms',
  async (wrongByMs) => {
    const { database, saved } = await lateDevice(`common-end-${wrongByMs}`, wrongByMs);
    const { limitMs } = await startAttempt(database, saved);
    expect(limitMs / MINUTE).toBeCloseTo(20, 1);
  },
);

test('[ED16] [ST13] another device continues it with the same time, whatever its own clock shows', async () => {
  const first = await lateDevice('common-end-first', 0);
  const { attemptId, limitMs } = await startAttempt(first.database, first.saved);
  const events = await eventsOf(first.database, attemptId);
  const second = await lateDevice('common-end-second', 2 * 60 * MINUTE);
  const row = await continueFromDraft(second.database, second.saved, {
    ...{ attemptId, testId: 'paper-1', packageVersion: first.saved.packageVersion, acknowledgedSeq: 0 },
    ...{ head: events.at(-1)?.hash ?? '', events: logText(events), ticket: first.saved.ticket },
    ...{ word: 'a word', elapsedMs: 5 * MINUTE, at: first.now + 5 * MINUTE },
  });
  expect(limitMs / MINUTE).toBeCloseTo(20, 1);
  expect(row?.limitMs).toBe(limitMs);
});
