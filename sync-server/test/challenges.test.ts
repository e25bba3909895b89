import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { KeyChallenge, ManagedChallenge, Notice } from '@exam/shared-schema/contract';
import { readAccountData } from '../src/features/own-data/collect.ts';
import { Device, issueAndFetch, questionsOf, rightAnswers } from './support/device.ts';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn, refusalIn, scoredIn } from './support/read.ts';
import { START } from './support/test-server.ts';

let hall: Hall;
let admin: string;

beforeEach(async () => {
  hall = await openHall();
  admin = await hall.server.signIn('admin');
});

afterEach(() => hall.server.close());

async function sit(name: string) {
  const { server } = hall;
  const userId = await server.addUser({ username: name });
  const token = await server.signIn(name);
  const issued = await issueAndFetch(server, token, userId, hall.paperId);
  const device = new Device(issued, START + 1000).start().answerAll(rightAnswers(issued.paper)).seal();
  scoredIn(await hall.handIn(device.handIn()));
  const questionIds = questionsOf(issued.paper).map(({ _id }) => _id);
  return { userId, token, attemptId: device.header.attemptId, questionIds };
}

const TEXT = 'Option B also satisfies the equation.';
const challenge = (attemptId: string, questionId: string, token: string, text = TEXT) =>
  hall.server.ask('POST', `/api/test-attempts/${attemptId}/challenges`, {
    token,
    body: { questionId, text },
  });
const challengesOf = async (attemptId: string, token: string) =>
  dataIn(
    await hall.server.ask('GET', `/api/test-attempts/${attemptId}/challenges`, { token }),
  ) as KeyChallenge[];
const listed = async (query = '') => {
  const { json } = await hall.server.ask('GET', `/api/admin/challenges${query}`, { token: admin });
  return (json as { challenges: ManagedChallenge[] }).challenges;
};
const answer = (id: string, body: object, token = admin) =>
  hall.server.ask('POST', `/api/admin/challenges/${id}/answer`, { token, body });

describe('[KC1] a key is challenged', () => {
  test('once per question, with words, by the student of the attempt', async () => {
    const meera = await sit('meera');
    const kiran = await sit('kiran');
    const [first = ''] = meera.questionIds;
    const kept = dataIn(await challenge(meera.attemptId, first, meera.token)) as KeyChallenge;
    expect(kept).toMatchObject({ questionId: first, text: TEXT, state: 'open', answer: null });
    expect(refusalIn(await challenge(meera.attemptId, first, meera.token, 'Again, in other words'))).toBe(
      '409 CONFLICT',
    );
    expect(refusalIn(await challenge(meera.attemptId, first, meera.token, ' wrong '))).toBe('400 VALIDATION');
    expect(refusalIn(await challenge(meera.attemptId, 'no-question', meera.token))).toBe('404 NOT_FOUND');
    expect(refusalIn(await challenge(meera.attemptId, first, kiran.token))).toBe('404 NOT_FOUND');
    expect(await challengesOf(meera.attemptId, meera.token)).toEqual([kept]);
    expect((await readAccountData(hall.server.context, meera.userId))?.keyChallenges).toMatchObject([
      { questionId: first, text: TEXT, state: 'open' },
    ]);
  });

  test('not before its student is shown the key', async () => {
    const { attemptId, token, questionIds } = await sit('meera');
    const { store, clock } = hall.server.context;
    await store.write((queries) =>
      queries.update(store.t.papers).set({ keyReleaseAt: clock.now() + 60_000 }),
    );
    expect(refusalIn(await challenge(attemptId, questionIds[0] ?? '', token))).toBe('403 FORBIDDEN');
    hall.server.clock.advance(60_000);
    expect((await challenge(attemptId, questionIds[0] ?? '', token)).status).toBe(200);
  });

  test('not for an attempt that does not earn the key', async () => {
    const { attemptId, token, questionIds } = await sit('meera');
    const { store } = hall.server.context;
    await store.write((queries) =>
      queries.update(store.t.attempts).set({ ranked: false, flags: ['log-broken'] }),
    );
    expect(refusalIn(await challenge(attemptId, questionIds[0] ?? '', token))).toBe('403 FORBIDDEN');
  });
});

describe('[KC3] an answer', () => {
  test('is for all who challenged the same key, once, and each is notified', async () => {
    const meera = await sit('meera');
    const kiran = await sit('kiran');
    const [first = '', second = ''] = meera.questionIds;
    await challenge(meera.attemptId, first, meera.token);
    hall.server.clock.advance(1000);
    await challenge(kiran.attemptId, first, kiran.token, 'The unit of the key is wrong.');
    hall.server.clock.advance(1000);
    await challenge(kiran.attemptId, second, kiran.token);
    const rows = await listed('?state=open');
    expect(rows.map(({ question, open }) => [question._id, open])).toEqual([
      [second, 1],
      [first, 2],
      [first, 2],
    ]);
    expect(await listed('?search=unit')).toMatchObject([{ student: { fullName: expect.any(String) } }]);
    const id = rows[2]?._id ?? '';
    expect(refusalIn(await answer(id, { accepted: true, reason: ' ' }))).toBe('400 VALIDATION');
    expect(refusalIn(await answer(id, { accepted: true, reason: 'Yes' }, meera.token))).toBe('403 FORBIDDEN');
    expect(
      await answer(id, { accepted: true, reason: 'Both are right; the key is corrected.' }),
    ).toMatchObject({
      status: 200,
      json: { message: '2 challenges were answered.' },
    });
    expect(refusalIn(await answer(id, { accepted: false, reason: 'No' }))).toBe('409 CONFLICT');
    expect(refusalIn(await answer('no-challenge', { accepted: false, reason: 'No' }))).toBe('404 NOT_FOUND');
    for (const { attemptId, token } of [meera, kiran]) {
      const [challenged] = await challengesOf(attemptId, token);
      expect(challenged).toMatchObject({
        state: 'accepted',
        answer: 'Both are right; the key is corrected.',
      });
      const notices = dataIn(await hall.server.ask('GET', '/api/notices', { token })) as Notice[];
      expect(notices).toMatchObject([{ kind: 'challenge-answered', attemptId, accepted: true }]);
    }
    expect(await listed('?state=open')).toMatchObject([{ question: { _id: second }, open: 1 }]);
    const { read, t } = hall.server.context.store;
    const entries = await read.select().from(t.auditEntries);
    expect(entries).toMatchObject([
      { kind: 'challenges', thingId: first, after: { state: 'accepted', challenges: 2 } },
    ]);
  });
});
