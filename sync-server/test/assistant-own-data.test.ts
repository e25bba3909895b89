import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { Device, issueAndFetch, questionsOf } from './support/device.ts';
import { HAND_IN } from './support/hall.ts';
import { openStudyHall, told, type StudyHall } from './support/study-hall.ts';
import { START } from './support/test-server.ts';

let hall: StudyHall;

beforeEach(async () => {
  hall = await openStudyHall();
});

afterEach(() => hall.server.close());

const asked = async (question: string) => told(await hall.ask({ question }));

/** Asha hands in a paper of three questions, with nothing answered. */
async function sit(): Promise<void> {
  const name = 'physics/distance-in-one-second';
  const questions = [0, 1, 2].map((turn) => hall.generated([name], turn));
  const ids = (await Promise.all(questions)).flat().map(({ id }) => id);
  const paperId = await hall.paperOf(ids, { resultsPolicy: 'on-submit', title: 'Motion' });
  const issued = await issueAndFetch(hall.server, hall.asha.token, hall.asha.id, paperId);
  expect(questionsOf(issued.paper as PaperPackage)).toHaveLength(3);
  const device = new Device(issued, START + 1000).start();
  const answer = await hall.server.ask('POST', HAND_IN, { body: device.seal().handIn() });
  expect(answer.status).toBe(201);
}

/** Asha buys a month of Pro. */
async function pay(): Promise<void> {
  const { store } = hall.context;
  const terms = { tokens: 1000, monthlyTests: 10, aiEnabled: true, advancedAnalytics: true };
  const plan = { id: 'pro', name: 'Pro', description: '', price: 49_900, planType: 'basic' } as const;
  await store.write((queries) =>
    queries
      .insert(store.t.plans)
      .values({ ...plan, ...terms, features: [], icon: '', gradientColor: '', createdAt: START }),
  );
  const day = 86_400_000;
  await store.write((queries) =>
    queries.insert(store.t.payments).values({
      ...{ id: 'payment', userId: hall.asha.id, planId: 'pro', provider: 'sandbox', receipt: 'receipt' },
      ...{ amount: 49_900, currency: 'INR', terms: { planName: 'Pro', ...terms }, state: 'paid' },
      ...{ createdAt: START, paidAt: START, startsAt: START, endsAt: START + 30 * day },
    }),
  );
}

describe('[GL15] the assistant knows what is the student’s own', () => {
  test('tokens, in both languages, at no cost', async () => {
    const tokens = await hall.tokensOf(hall.ravi);
    const own = told(await hall.ask({ question: 'how many tokens do I have' }, hall.ravi));
    expect(own.answer).toContain(`You have ${tokens} tokens left.`);
    expect(own.sources).toEqual([expect.objectContaining({ type: 'own-data' })]);
    expect(own.tokenInfo).toEqual({ cost: 0, remaining: tokens });
    const hindi = told(await hall.ask({ question: 'मेरे कितने टोकन बचे हैं' }, hall.ravi));
    expect(hindi.answer).toContain(`आपके पास ${tokens} टोकन बचे हैं।`);
  });

  test('the last results and the topics', async () => {
    await sit();
    const { answer, tokenInfo } = await asked('what was my score in the last test');
    expect(answer).toContain('Motion: 0 of 12 marks; 0 right, 0 wrong, 3 left out');
    expect(tokenInfo.cost).toBe(0);
    expect((await asked('which topics am I weak in')).answer).toMatch(/: 0 of 3 right/);
    expect((await asked('how many tests have I taken')).answer).toContain('Handed in: 1. With a result: 1.');
    expect((await asked('मेरा पिछला परिणाम')).answer).toContain('Motion: 12 में से 0 अंक');
  });

  test('no result that is held back', async () => {
    await sit();
    const { store } = hall.context;
    await store.write((queries) =>
      queries.update(store.t.papers).set({ keyReleaseAt: START + 86_400_000_000 }),
    );
    expect((await asked('what was my score in the last test')).answer).toContain('You have no result yet');
    expect((await asked('which topics am I weak in')).answer).not.toContain('of 3 right');
  });

  test('no score that waits for the marks of a person', async () => {
    await sit();
    const { store } = hall.context;
    await store.write((queries) => queries.update(store.t.attempts).set({ flags: ['pending-review'] }));
    expect((await asked('what was my score in the last test')).answer).toContain('You have no result yet');
  });

  test('that there is no result yet', async () => {
    expect((await asked('what was my score in the last test')).answer).toContain('You have no result yet');
    expect((await asked('Which topics am I weak in?')).answer).toContain('hand in a test first');
  });

  test('the plan with its end, and the last payment', async () => {
    expect((await asked('when does my plan end')).answer).toContain('You have no paid plan');
    expect((await asked('did my last payment go through')).answer).toContain('You have no payment yet.');
    await pay();
    expect((await asked('till when is my plan valid')).answer).toContain('Pro: valid until 4 February 2026.');
    expect((await asked('मेरा प्लान कब खत्म होगा')).answer).toContain('Pro: 4 फ़रवरी 2026 तक मान्य।');
    const { answer, tokenInfo } = await asked('what was my last payment');
    expect(answer).toContain('Pro, ₹499, 5 January 2026: Completed.');
    expect(tokenInfo.cost).toBe(0);
  });

  test.each([
    'how do i cancel my plan',
    'which plans do you have',
    'how many tokens does an AI test cost',
    'last Mughal emperor',
    'weak acid',
    'weak topics of Ravi Sharma',
  ])('and is silent about: %s', async (question) => {
    const { sources } = await asked(question);
    expect(sources.filter(({ type }) => type === 'own-data')).toEqual([]);
  });
});
