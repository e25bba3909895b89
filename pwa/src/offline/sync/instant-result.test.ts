import { createCipheriv, hkdfSync } from 'node:crypto';
import {
  questionsInOrder,
  ENCRYPTED_KEY_PURPOSE,
  encryptedKeyContext,
  type OpenedKey,
  type PaperPackage,
  type EncryptedKey,
} from '@exam/shared-schema/paper-package';
import { beforeEach, expect, it } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { putSavedPaper, testPaper, testTicket } from '../../test/paper.ts';
import { openRoom } from '../attempt/attempt-room.ts';
import { startAttempt } from '../attempt/attempts.ts';
import { openDatabase, type AttemptRow, type ExamDatabase } from '../database/database.ts';
import { instantResult } from './instant-result.ts';
import { confirmSeals } from './provisional-seal.ts';

const SECRET = Buffer.alloc(32, 7).toString('base64url');
const SEED = 'c2VlZA';
const OPENED: OpenedKey = {
  keys: {
    q1: { type: 'MCQ', correct: ['b'] },
    q2: { type: 'MSQ', correct: ['e', 'f'] },
    q3: { type: 'Numerical', values: ['42'] },
  },
  explanations: { q1: 'EXPLANATION-MARKER', q2: 'In English alone.' },
  explanationTranslations: { q1: { hi: 'HINDI-EXPLANATION' } },
};

/** Encrypts the key like the server does. */
function seal(paper: PaperPackage, keyVersion = 1): EncryptedKey {
  const name = { packageVersion: paper.packageVersion, keyVersion };
  const secret = Buffer.from(SECRET, 'base64url');
  const salt = Buffer.from(paper.packageVersion, 'hex');
  const key = Buffer.from(hkdfSync('sha256', secret, salt, ENCRYPTED_KEY_PURPOSE, 32));
  const iv = Buffer.alloc(12, 3);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(encryptedKeyContext(name)));
  const bytes = Buffer.concat([cipher.update(JSON.stringify(OPENED)), cipher.final(), cipher.getAuthTag()]);
  return { ...name, iv: iv.toString('base64url'), sealed: bytes.toString('base64url') };
}

let database: ExamDatabase;
let counter = 0;
let calls = 0;

/** A device without other tabs and without a network, which counts its requests. */
const edge = {
  ...browserEdge,
  locks: () => null,
  fetch: () => {
    calls += 1;
    return Promise.reject(new TypeError('No network'));
  },
};

beforeEach(() => {
  database = openDatabase(`instant-${(counter += 1)}`, edge);
  calls = 0;
});

async function started(secret = SECRET, policy: 'pausable' | 'continuous' = 'pausable'): Promise<AttemptRow> {
  const timing = { policy, durationSeconds: 3600, sectionTiming: 'free' } as const;
  const paper = testPaper({ resultsPolicy: 'on-submit', timing });
  const saved = await putSavedPaper(database, 'u1', paper, testTicket(paper, { secret, optionSeed: SEED }));
  const row = { ...saved, sealedKey: seal(paper) };
  await database.packages.put(row);
  return startAttempt(database, row);
}

async function answerAndSeal(attemptId: string): Promise<void> {
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  opened.room.act({ type: 'visited', questionId: 'q1' });
  opened.room.act({ type: 'answered', questionId: 'q1', answer: 'b' });
  opened.room.act({ type: 'answered', questionId: 'q3', answer: '41' });
  await opened.room.seal('student');
  await opened.room.close();
}

it('[PK8] a sealed attempt is marked on the device, and nothing of the key is stored', async () => {
  const { attemptId } = await started();
  await answerAndSeal(attemptId);
  const result = await instantResult(database, attemptId);
  expect(result).toMatchObject({
    attemptId,
    testTitle: 'A short paper',
    totalScore: 3,
    correctAnswers: 1,
    wrongAnswers: 1,
    unanswered: 1,
    marking: { keyVersion: 1 },
  });
  expect(result?.detailedResults[0]).toMatchObject({ correctAnswer: 'b', explanation: 'EXPLANATION-MARKER' });
  const stored = await Promise.all(database.tables.map((table) => table.toArray()));
  expect(JSON.stringify(stored)).not.toMatch(/EXPLANATION/);
});

it('[PK9] an instant result explains in every language that its key explains in', async () => {
  const { attemptId } = await started();
  await answerAndSeal(attemptId);
  const [first, second] = (await instantResult(database, attemptId))?.detailedResults ?? [];
  expect(first?.explanationTranslations).toEqual({ hi: 'HINDI-EXPLANATION' });
  expect(second).toMatchObject({ explanation: 'In English alone.' });
  expect(second).not.toHaveProperty('explanationTranslations');
});

it('[ST71] an instant result names options by the letters that the exam room showed', async () => {
  const { attemptId } = await started();
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  const shown = questionsInOrder(opened.room.paper).map(({ question }) => question.options);
  await opened.room.close();
  await answerAndSeal(attemptId);
  const result = await instantResult(database, attemptId);
  expect(result?.detailedResults.map(({ options }) => options)).toEqual(shown);
  expect(shown).not.toEqual(questionsInOrder(testPaper()).map(({ question }) => question.options));
});

it('[PK2] an attempt whose log is not sealed opens no key', async () => {
  const { attemptId } = await started();
  expect(await instantResult(database, attemptId)).toBeNull();
  expect((await database.attempts.get(attemptId))?.keyOpenedAt).toBeUndefined();
});

it('[PK2] a paper whose key stays with the server has no result on the spot', async () => {
  const { attemptId } = await startAttempt(database, await putSavedPaper(database, 'u1'));
  await answerAndSeal(attemptId);
  expect(await instantResult(database, attemptId)).toBeNull();
});

it("[PK8] another ticket's secret does not open the key", async () => {
  const { attemptId } = await started(Buffer.alloc(32, 8).toString('base64url'));
  await answerAndSeal(attemptId);
  await expect(instantResult(database, attemptId)).rejects.toThrow();
});

it('[ST12] who has seen the key cannot go on: the server is not asked whether to take the seal back', async () => {
  const { attemptId } = await started(SECRET, 'continuous');
  await database.attempts.update(attemptId, { startOffsetMs: 0 });
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  opened.room.act({ type: 'left-page' });
  opened.room.act({ type: 'returned' });
  await opened.room.seal('clock');
  await opened.room.close();
  await confirmSeals(database, await database.outbox.toArray());
  expect(calls).toBe(1);
  expect(await instantResult(database, attemptId)).not.toBeNull();
  await confirmSeals(database, await database.outbox.toArray());
  expect(calls).toBe(1);
});
