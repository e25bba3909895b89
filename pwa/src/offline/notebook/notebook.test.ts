import type { ResultQuestion } from '@exam/shared-schema/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { browserEdge } from '../../api/index.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { openDatabase, type ExamDatabase } from '../database/database.ts';
import { keepResult } from '../sync/complete-results.ts';
import { forgetUser } from '../sync/forget-user.ts';
import { fetchCardImages } from './card-images.ts';
import { keepEntry } from './keep-entry.ts';
import { allCards, dueCards, dueCount, reviewTimes, waitsUnanswered } from './lists.ts';

const HOUR = 3_600_000;
const RECEIVED = Date.parse('2026-01-05T09:01:01.000Z');
const ME = 'asha';

let database: ExamDatabase;
let now: number;
let counter = 0;
let served: string[];

beforeEach(() => {
  now = RECEIVED + HOUR;
  served = [];
  const fetch = (url: string) => {
    served.push(url);
    return Promise.resolve(new Response('picture', { status: url.includes('gone') ? 404 : 200 }));
  };
  database = openDatabase(`notebook-${(counter += 1)}`, { ...browserEdge, now: () => now, fetch });
});

const asked = (
  questionId: string,
  outcome: ResultQuestion['outcome'],
  more: object = {},
): ResultQuestion => ({
  questionId,
  questionText: `What is ${questionId}?`,
  options: [],
  topic: 'Optics',
  section: 'Physics',
  type: 'Numerical',
  marks: 4,
  negativeMarks: 1,
  marksObtained: 0,
  marksObtainedExact: '0',
  outcome,
  isCorrect: outcome === 'correct',
  selectedAnswer: null,
  correctAnswer: '5',
  explanation: null,
  timeTaken: 1,
  visits: 1,
  markedForReview: false,
  ...more,
});

/** Without a sign-out, which would remove the notebook of the user before (AC54). */
const signedIn = (who: string) =>
  database.session.put({ slot: 'current', user: testStudent(who), token: 'token', expired: false });

/** @param hours after the first attempt was received. */
async function receive(attemptId: string, questions: ResultQuestion[], hours = 0, who = ME): Promise<void> {
  const result = testResult(attemptId, questions);
  const receivedAt = new Date(RECEIVED + hours * HOUR).toISOString();
  await signedIn(who);
  await keepResult(database, who, { ...result, receipt: { ...result.receipt, receivedAt } });
}

const card = async (questionId: string) =>
  (await allCards(database, ME)).find((each) => each.questionId === questionId);
const dueIds = async (filter = { subject: '', topic: '' }) =>
  (await dueCards(database, ME, Infinity, { filter, most: 100 })).map(({ questionId }) => questionId);
const act = (questionId: string, action: Parameters<typeof keepEntry>[3]) =>
  keepEntry(database, ME, questionId, action);

describe('[NB1] what is in the notebook', () => {
  test('[NB1] a result brings what was wrong or partly correct; what was left unanswered waits', async () => {
    await receive('a1', [
      asked('wrong', 'incorrect'),
      asked('part', 'partly-correct'),
      asked('blank', 'unanswered'),
      asked('right', 'correct'),
      asked('dropped', 'dropped'),
    ]);
    expect((await dueIds()).sort()).toEqual(['part', 'wrong']);
    expect(
      (await allCards(database, ME)).filter(waitsUnanswered).map(({ questionId }) => questionId),
    ).toEqual(['blank']);
    await act('blank', { kind: 'restored' });
    expect(await dueIds()).toContain('blank');
  });

  test('[NB1] what was removed stays out, until it is put back or an exam catches it again', async () => {
    await receive('a1', [asked('q', 'incorrect')]);
    await act('q', { kind: 'removed' });
    expect(await dueIds()).toEqual([]);
    await receive('a1', [asked('q', 'incorrect')]);
    expect(await dueIds()).toEqual([]);
    await act('q', { kind: 'restored' });
    expect(await dueIds()).toEqual(['q']);
    await act('q', { kind: 'removed' });
    await receive('a2', [asked('q', 'unanswered')], 2);
    expect(await dueIds()).toEqual([]);
    await receive('a3', [asked('q', 'incorrect')], 3);
    expect(await dueIds()).toEqual(['q']);
  });

  test('[NB1] a learned card that is answered wrongly again is due at once', async () => {
    await receive('a1', [asked('q', 'incorrect')]);
    await act('q', { kind: 'review', rating: 4 });
    const later = (await card('q'))?.due ?? 0;
    expect(later).toBeGreaterThan(now + 24 * HOUR);
    await receive('a2', [asked('q', 'incorrect')], 30);
    expect((await card('q'))?.due).toBe(RECEIVED + 30 * HOUR);
  });

  test('[NB1] [BK2] a corrected key that makes the answer right takes the card out', async () => {
    await receive('a1', [asked('q', 'incorrect')]);
    await receive('a1', [asked('q', 'bonus')]);
    expect(await dueIds()).toEqual([]);
  });

  test('[NB1] a card is told with subject and topic, and lists are narrowed to them', async () => {
    await receive('a1', [
      asked('o', 'incorrect'),
      asked('m', 'incorrect', { topic: 'Motion' }),
      asked('a', 'incorrect', { section: 'Chemistry' }),
    ]);
    expect((await dueIds({ subject: 'Physics', topic: '' })).sort()).toEqual(['m', 'o']);
    expect(await dueIds({ subject: 'Physics', topic: 'Optics' })).toEqual(['o']);
    expect((await dueIds({ subject: '', topic: 'Optics' })).sort()).toEqual(['a', 'o']);
    expect(await dueCount(database, ME, Infinity, { subject: 'Physics', topic: 'Optics' })).toBe(1);
  });
});

describe('[NB2] what was done', () => {
  test('[NB2] is written with what follows from it, marked as unsent', async () => {
    await receive('a1', [asked('q', 'incorrect')]);
    await act('q', { kind: 'review', rating: 3 });
    expect(await database.notebookEntries.toArray()).toMatchObject([
      { userId: ME, unsentOf: ME, at: now, rating: 3 },
    ]);
    expect((await card('q'))?.schedule?.lastReviewAt).toBe(now);
  });

  test('[NB2] comes after what was done before, also where the clock was put back', async () => {
    await receive('a1', [asked('q', 'incorrect')]);
    await act('q', { kind: 'removed' });
    now -= 10 * HOUR;
    await act('q', { kind: 'restored' });
    expect((await card('q'))?.choice?.isIn).toBe(true);
  });

  test('[NB2] is not there at all where the disk refuses a part of it', async () => {
    await receive('a1', [asked('q', 'incorrect')]);
    database.notebookCards.hook('updating', () => {
      throw new Error('The disk is full');
    });
    await expect(act('q', { kind: 'review', rating: 3 })).rejects.toThrow();
    expect(await database.notebookEntries.count()).toBe(0);
    expect((await card('q'))?.schedule).toBeNull();
  });
});

test('[NB7] days count reviews that were not taken back', async () => {
  await receive('a1', [asked('q', 'incorrect')]);
  const first = await act('q', { kind: 'review', rating: 3 });
  const second = await act('q', { kind: 'review', rating: 3 });
  await act('q', { kind: 'undone', review: second.id });
  expect(await reviewTimes(database, ME, 0)).toEqual([first.at]);
  expect(await reviewTimes(database, ME, first.at + 1)).toEqual([]);
});

test('[NB8] images of cards are fetched once, and one that the server does not have is given up', async () => {
  await receive('a1', [
    asked('q', 'incorrect', { diagramUrl: '/media/one.png' }),
    asked('r', 'incorrect', { diagramUrl: '/media/gone.png' }),
    asked('s', 'incorrect', { diagramUrl: '/media/one.png' }),
  ]);
  expect(await fetchCardImages(database, ME)).toBe(true);
  expect(await fetchCardImages(database, ME)).toBe(true);
  expect(served.sort()).toEqual(['/media/gone.png', '/media/one.png']);
  expect(await database.notebookImages.toCollection().primaryKeys()).toEqual([[ME, '/media/one.png']]);
  expect(await database.notebookQuestions.where('lacksImagesOf').equals(ME).count()).toBe(0);
});

test('[NB6] [OD7] a forgotten user takes the notebook along, and nobody else’s', async () => {
  for (const who of [ME, 'ravi']) {
    await receive(`of ${who}`, [asked('q', 'incorrect', { diagramUrl: '/media/one.png' })], 0, who);
    await keepEntry(database, who, 'q', { kind: 'note', text: 'Mine' });
    await fetchCardImages(database, who);
  }
  await forgetUser(database, ME);
  const { notebookEntries, notebookCards, notebookQuestions, notebookImages } = database;
  for (const table of [notebookEntries, notebookCards, notebookQuestions, notebookImages])
    expect((await table.toArray()).map(({ userId }) => userId)).toEqual(['ravi']);
});
