import { beforeEach, expect, test } from 'vitest';
import type { AttemptResult } from '@exam/shared-schema/contract';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { testResult } from '../../test/results.ts';
import { ScriptedDevice } from '../../test/scripted-device.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import { startAttempt } from './attempts.ts';
import { closeHandedInElsewhere } from './handed-in-elsewhere.ts';

let device: ScriptedDevice;
let database: ExamDatabase;
let counter = 0;

beforeEach(() => {
  device = new ScriptedDevice();
  database = openDatabase(`handed-in-elsewhere-${(counter += 1)}`, device.edge);
});

async function started(testId: string, acknowledgedSeq: number): Promise<string> {
  const { attemptId } = await startAttempt(
    database,
    await putSavedPaper(database, 'u1', testPaper({ testId })),
  );
  await database.attempts.update(attemptId, { acknowledgedSeq });
  return attemptId;
}

const close = (...inProgress: string[]) =>
  closeHandedInElsewhere(database, 'u1', new Set(inProgress), { token: 'token' });
const statusOf = async (attemptId: string) => (await database.attempts.get(attemptId))?.status;

test('[SY6] an attempt that another device handed in is closed here, before it is resumed', async () => {
  const [gone, listed, unknown] = [await started('a', 5), await started('b', 5), await started('c', 0)];
  const data: AttemptResult = testResult(gone, []);
  device.answer = () => Response.json({ success: true, data });
  await close(listed);
  expect(device.asked.map(({ path }) => path)).toEqual([`/api/test-attempts/${gone}`]);
  expect(await Promise.all([gone, listed, unknown].map(statusOf))).toEqual(['moved', 'open', 'open']);
});

test.each<[string, () => Response]>([
  [
    'does not know it',
    () => Response.json({ success: false, code: 'NOT_FOUND', message: '', error: '' }, { status: 404 }),
  ],
  ['cannot be reached', () => Response.error()],
])('[SY6] it stays open if the server %s', async (_what, answer) => {
  const attemptId = await started('a', 5);
  device.answer = answer;
  await close();
  expect(await statusOf(attemptId)).toBe('open');
});
