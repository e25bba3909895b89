import {
  MOST_PULLED,
  MOST_PUSHED,
  type AttemptMistakes,
  type NotebookEntry,
} from '@exam/shared-schema/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAccountData } from '../src/features/own-data/collect.ts';
import { deleteAccount } from '../src/features/own-data/delete-account.ts';
import { Device, optionId, questionsOf, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { refusalIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let hall: Hall;
let serial = 0;

beforeEach(async () => {
  hall = await openHall();
});

afterEach(() => hall.server.close());

const now = () => hall.server.clock.now();

/** Asha answers the first question wrongly, the last not at all, and the others right. */
async function sitWithMistakes(changes: { withoutLog?: boolean } = {}): Promise<string[]> {
  const issued = await hall.issue();
  const questions = questionsOf(issued.paper);
  const [first, ...rest] = questions;
  const right = rightAnswers(issued.paper);
  const wrong = first?.options.find(({ _id }) => _id !== right[first._id]);
  const answers = Object.fromEntries(rest.slice(0, -1).map(({ _id }) => [_id, right[_id] ?? '']));
  const device = new Device(issued, START).start().answerAll(answers);
  device.answer(first?._id ?? '', optionId(first, wrong?.text ?? ''));
  const body = device.seal().handIn(changes.withoutLog === true ? { log: undefined } : {});
  const answer = await hall.handIn(body);
  expect(answer.status, answer.text).toBe(201);
  return questions.map(({ _id }) => _id);
}

const review = (questionId: string, changes: Partial<NotebookEntry> = {}) =>
  ({
    id: `e-${(serial += 1)}`,
    questionId,
    kind: 'review',
    rating: 3,
    at: START,
    ...changes,
  }) as NotebookEntry;

async function push(entries: readonly unknown[], token = hall.asha.token) {
  const answer = await hall.server.ask('POST', '/api/notebook/entries', { token, body: { entries } });
  return { ...answer, refused: (answer.json as { refused?: unknown[] } | null)?.refused };
}

interface Pulled {
  readonly entries: NotebookEntry[];
  readonly upTo: number;
  readonly hasMore: boolean;
}

const pull = async (after = 0, token = hall.asha.token) =>
  (await hall.server.ask('GET', `/api/notebook/entries?after=${after}`, { token })).json as Pulled;

interface Cards {
  readonly attempts: AttemptMistakes[];
  readonly upTo: string;
  readonly hasMore: boolean;
}

const cardsAnswer = (after = '0', token = hall.asha.token) =>
  hall.server.ask('GET', `/api/notebook/cards?after=${after}`, { token });
const cards = async (after?: string, token?: string) => (await cardsAnswer(after, token)).json as Cards;

async function hold(keyReleaseAt: number): Promise<void> {
  const { store } = hall.server.context;
  await store.write((queries) => queries.update(store.t.papers).set({ keyReleaseAt }));
}

describe('[NB3] the log of a notebook', () => {
  test('[NB3] keeps entries of every kind as they were sent, and an entry that comes again once', async () => {
    const [first = ''] = await sitWithMistakes();
    const entries = [
      review(first),
      review(first, { kind: 'note', text: 'Chain rule' } as Partial<NotebookEntry>),
      review(first, { kind: 'undone', review: 'e-1' } as Partial<NotebookEntry>),
      { id: 'gone', questionId: first, at: START, kind: 'removed' },
      { id: 'back', questionId: first, at: START, kind: 'restored' },
    ];
    expect((await push(entries)).refused).toEqual([]);
    expect((await push(entries)).refused).toEqual([]);
    const { entries: kept, upTo, hasMore } = await pull();
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const told = entries.map(({ ...entry }) => {
      if (entry.kind !== 'review') delete (entry as { rating?: number }).rating;
      return entry;
    });
    expect([...kept].sort(byId)).toEqual([...told].sort(byId));
    expect([upTo, hasMore]).toEqual([5, false]);
  });

  test('[NB3] is pulled from a number on, page by page, with nothing left out', async () => {
    const [first = ''] = await sitWithMistakes();
    const total = MOST_PULLED + 30;
    const entries = Array.from({ length: total }, (_, place) => review(first, { at: START - total + place }));
    for (let from = 0; from < total; from += MOST_PUSHED) await push(entries.slice(from, from + MOST_PUSHED));
    const one = await pull();
    const two = await pull(one.upTo);
    expect([one.hasMore, two.hasMore, two.upTo]).toEqual([true, false, total]);
    expect([...one.entries, ...two.entries].map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(await pull(two.upTo)).toMatchObject({ entries: [], upTo: total });
  });

  test('[NB3] has numbers without gaps when two devices push at once', async () => {
    const [first = ''] = await sitWithMistakes();
    await Promise.all(Array.from({ length: 8 }, () => push([review(first), review(first)])));
    const { store } = hall.server.context;
    const rows = await store.read
      .select({ number: store.t.notebookEntries.number })
      .from(store.t.notebookEntries);
    expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, at) => at + 1),
    );
  });

  test('[NB3] refuses by itself an entry about a question that was never shown, and keeps the others', async () => {
    const [first = ''] = await sitWithMistakes();
    const odd = review('never-seen');
    expect((await push([odd, review(first)])).refused).toEqual([{ id: odd.id, reason: 'unknown-question' }]);
    expect((await pull()).entries).toHaveLength(1);
  });

  test('[NB3] is each student’s own: another’s entries are not told, and the same question has to be sat', async () => {
    const [first = ''] = await sitWithMistakes();
    const entry = review(first);
    await push([entry]);
    expect((await pull(0, hall.ravi.token)).entries).toEqual([]);
    expect((await push([entry], hall.ravi.token)).refused).toEqual([
      { id: entry.id, reason: 'unknown-question' },
    ]);
  });

  test('[NB3] takes no more than the limits of a push and of a note', async () => {
    const [first = ''] = await sitWithMistakes();
    const many = Array.from({ length: MOST_PUSHED + 1 }, () => review(first));
    expect((await push(many)).status).toBe(400);
    expect((await push([review(first, { kind: 'note', text: 'x'.repeat(4_001) } as never)])).status).toBe(
      400,
    );
    expect((await push([review(first, { rating: 5 } as never)])).status).toBe(400);
  });

  test('[CN7] stores the note of a device without the hidden characters, so that it syncs', async () => {
    const [first = ''] = await sitWithMistakes();
    const text = 'a\0b\n\u202ec क्\u200dष';
    expect((await push([review(first, { kind: 'note', text } as never)])).refused).toEqual([]);
    expect((await pull()).entries).toMatchObject([{ text: 'ab\nc क्\u200dष' }]);
  });
});

test('[NB4] what was done in the future was done now, in its order; the past stays as it is', async () => {
  const [first = ''] = await sitWithMistakes();
  const ahead = [3, 1, 2].map((days) => review(first, { at: now() + days * DAY }));
  const past = review(first, { at: 5 });
  await push([...ahead, past]);
  const { entries } = await pull();
  expect(entries.map(({ id }) => id)).toEqual([past.id, ahead[1]?.id, ahead[2]?.id, ahead[0]?.id]);
  expect(entries.map(({ at }) => at)).toEqual([5, now() - 2, now() - 1, now()]);
});

describe('[NB5] what cards are made of', () => {
  test('[NB5] are wrong and unanswered questions with key, explanation and subject, once', async () => {
    const ids = await sitWithMistakes();
    const { attempts, hasMore } = await cards();
    expect(hasMore).toBe(false);
    const [attempt] = attempts;
    expect(attempt?.mistakes.map(({ questionId, outcome }) => [questionId, outcome])).toEqual([
      [ids[0], 'incorrect'],
      [ids[3], 'unanswered'],
    ]);
    expect(attempt?.others).toEqual(ids.slice(1, 3));
    expect(attempt?.mistakes[0]).toMatchObject({ topic: 'Sets' });
    expect(attempt?.mistakes[0]?.correctAnswer).toBeTruthy();
    expect(attempt?.mistakes[0]).toMatchObject({
      answerKey: { type: 'MCQ' },
      judgement: { kind: 'wrong' },
    });
  });

  test('[NB5] are told again in the minute after they came, and then no more', async () => {
    await sitWithMistakes();
    const first = await cards();
    expect((await cards(first.upTo)).attempts).toHaveLength(1);
    hall.server.clock.advance(120_000);
    const later = await cards(first.upTo);
    expect((await cards(later.upTo)).attempts).toEqual([]);
  });

  test('[NB5] [ST7] are not told before the key is, and then by themselves; nor is an entry kept before', async () => {
    await hold(now() + HOUR);
    const [first = ''] = await sitWithMistakes();
    const before = await cardsAnswer();
    expect(before.text).not.toMatch(/EXPLANATION-MARKER|correctAnswer|answerKey|judgement/);
    const { upTo, attempts } = before.json as Cards;
    expect(attempts).toEqual([]);
    const entry = review(first);
    expect((await push([entry])).refused).toEqual([{ id: entry.id, reason: 'unknown-question' }]);
    hall.server.clock.advance(HOUR + 1);
    expect((await cards(upTo)).attempts).toHaveLength(1);
    expect((await push([entry])).refused).toEqual([]);
  });

  test('[NB5] [ST71] are not told for an attempt that earns no key', async () => {
    const [first = ''] = await sitWithMistakes({ withoutLog: true });
    const answer = await cardsAnswer();
    expect(answer.text).not.toMatch(/EXPLANATION-MARKER|correctAnswer|answerKey|judgement/);
    expect((answer.json as Cards).attempts).toEqual([]);
    expect((await push([review(first)])).refused).toHaveLength(1);
  });

  test('[NB5] [BK2] are told again when a key was corrected', async () => {
    const ids = await sitWithMistakes();
    hall.server.clock.advance(HOUR);
    const { upTo } = await cards();
    hall.server.clock.advance(HOUR);
    const { store } = hall.server.context;
    const { answerKeys } = store.t;
    const [key] = await store.read.select().from(answerKeys);
    const keys = { ...key?.keys, [ids[0] ?? '']: { ...key?.keys[ids[0] ?? ''], outcome: 'bonus' } } as never;
    await store.write((queries) =>
      queries.insert(answerKeys).values({ ...key, keys, keyVersion: 2, createdAt: now() } as never),
    );
    const { attempts } = await cards(upTo);
    expect(attempts[0]?.mistakes.map(({ questionId }) => questionId)).toEqual([ids[3]]);
    expect(attempts[0]?.others).toContain(ids[0]);
  });

  test('[NB5] need somebody who is signed in, and are their own', async () => {
    await sitWithMistakes();
    expect((await cards('0', hall.ravi.token)).attempts).toEqual([]);
    expect((await hall.server.ask('GET', '/api/notebook/cards', {})).status).toBe(401);
  });
});

describe('[NB6] a student’s own data', () => {
  test('[NB6] [OD1] has the whole log', async () => {
    const [first = ''] = await sitWithMistakes();
    await push([review(first, { kind: 'note', text: 'Chain rule' } as never)]);
    const data = await readAccountData(hall.server.context, hall.asha.id);
    expect(data?.notebook).toMatchObject([{ questionId: first, kind: 'note', text: 'Chain rule' }]);
  });

  test('[NB6] [OD5] takes the log with it when the account goes, and nothing is kept for it afterwards', async () => {
    const [first = ''] = await sitWithMistakes();
    await push([review(first)]);
    const { context } = hall.server;
    const { read, t } = context.store;
    await deleteAccount(context, { userId: hall.asha.id, passwordHash: 'x' });
    expect(await read.$count(t.notebookEntries, eq(t.notebookEntries.userId, hall.asha.id))).toBe(0);
    expect(refusalIn(await push([review(first)]))).toMatch(/^40[13] /);
  });
});
