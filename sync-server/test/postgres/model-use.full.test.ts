import { afterEach, beforeEach, expect, test } from 'vitest';
import { ModelTrouble, type LanguageModel } from '../../src/adapters/language-model/language-model.ts';
import { mostToWrite } from '../../src/adapters/language-model/usage.ts';
import { systemClock, systemIds } from '../../src/context.ts';
import { DEFAULT_ORGANISATION, type Store } from '../../src/database/index.ts';
import { openModelUse } from '../../src/model-use/index.ts';
import type { EmptyDatabase } from '../support/databases.ts';
import { atOnce, newDatabase, openShared, warmUp } from './support.ts';

// Two processes' connections on one database, all of one user.

let database: EmptyDatabase;
let stores: Store[];

beforeEach(async () => {
  database = await newDatabase();
  stores = [await openShared(database), await openShared(database)];
});

afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const request = { turns: [{ role: 'user', text: 'What is inertia?' }], mostTokens: 100 } as const;
const MOST = mostToWrite(request);
const FITTING = 15;
const MOST_COST = MOST.promptTokens + MOST.completionTokens;

const model: LanguageModel = {
  name: 'costly',
  write: async () => ({ text: 'yes', usage: MOST }),
  fill: () => Promise.reject(new ModelTrouble('refused')),
  embed: null,
};

async function addStudent(store: Store): Promise<string> {
  const id = systemIds.next();
  const user = { id, username: 'asha', email: 'asha@example.com', fullName: 'Asha', passwordHash: 'none' };
  await store.write((queries) =>
    queries.insert(store.t.users).values({
      ...user,
      role: 'student',
      accountStatus: 'approved',
      organisationId: DEFAULT_ORGANISATION,
      createdAt: systemClock.now(),
    }),
  );
  return id;
}

test('[LM3] a hundred calls at two servers at once never cost a user more than a day may', async () => {
  const [first] = stores;
  if (first === undefined) throw new Error('There is no store');
  const userId = await addStudent(first);
  await warmUp(stores);
  const prices = { input: 1, output: 1, dailyRupees: (FITTING * MOST_COST) / 1_000_000, dailyCalls: 1000 };
  const models = stores.map((store) =>
    openModelUse({ store, clock: systemClock, ids: systemIds }, model, prices).modelFor(userId, 'ask'),
  );
  const outcomes = await atOnce(100, async (index) => {
    try {
      await models[index % models.length]?.write({ ...request, onText: () => undefined });
      return 'answered';
    } catch (error) {
      return error instanceof ModelTrouble ? error.kind : String(error);
    }
  });
  expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(FITTING);
  expect(outcomes.filter((outcome) => outcome === 'over-budget')).toHaveLength(100 - FITTING);
  const rows = await first.read.select().from(first.t.modelCalls);
  expect(rows.reduce((sum, { cost }) => sum + cost, 0)).toBe(FITTING * MOST_COST);
});
