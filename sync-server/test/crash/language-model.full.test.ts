import path from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteReader, type Store } from '../../src/database/index.ts';
import { connect, DATABASE_FILE } from '../../src/database/open-sqlite.ts';
import { proveBalances } from '../../src/features/wallet/prove.ts';
import {
  formIn,
  modelEnvironment,
  serveLanguageModel,
  type ModelLookAlike,
} from '../../../look-alikes/language-model.ts';
import { PlayedModel } from '../support/played-model.ts';
import { makeDirectory, removeDirectory } from './support/bounds.ts';
import { killAll, startServer, stop } from './support/server-process.ts';

// A real server process with a language model at the wire, killed while the model writes.

let directory: string;
let provider: ModelLookAlike;

beforeEach(async () => {
  directory = makeDirectory();
  provider = await serveLanguageModel();
});

afterEach(async () => {
  killAll();
  await provider.close();
  removeDirectory(directory);
});

const QUESTIONS = 25;
const WRITTEN_BEFORE = 8;
/** Questions that the server has written at the same time. */
const AT_ONCE = 4;
const FINISHED_WITHIN_MS = 120_000;

async function post(address: string, route: string, body: object, token = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const options = {
    method: 'POST',
    headers: token === '' ? { 'content-type': 'application/json' } : headers,
  };
  const answer = await fetch(`${address}/api${route}`, { ...options, body: JSON.stringify(body) });
  return answer.json();
}

async function order(address: string): Promise<string> {
  const login = { email: 'student@example.com', password: 'Student@12345' };
  const { token } = (await post(address, '/auth/login', login)) as { token: string };
  const body = { cid: 'jee-main', sids: ['physics'], tids: ['kinematics', 'laws-of-motion'] };
  const made = (await post(address, '/ai/generate', body, token)) as { data: { testPaper: { id: string } } };
  return made.data.testPaper.id;
}

async function onDisk<T>(look: (store: Store) => Promise<T>): Promise<T> {
  const store = openSqliteReader(directory);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

/** As if the killed process's lease had ended. */
function endLeases(): void {
  const connection = connect(path.join(directory, DATABASE_FILE));
  connection.exec("UPDATE jobs SET leaseUntil = 0 WHERE state = 'running'");
  connection.close();
}

const stateOf = (paperId: string) =>
  onDisk(async ({ read, t }) => {
    const [row] = await read.select().from(t.paperGenerations).where(eq(t.paperGenerations.paperId, paperId));
    return row;
  });

const keptByModel = () =>
  onDisk(({ read, t }) => read.select().from(t.questions).where(eq(t.questions.sourceName, 'Prep AI')));

test('[LM9] [LM3] a server that is killed while the model writes goes on where it was, and its calls keep their most', async () => {
  const played = new PlayedModel();
  provider.script = (asked) => {
    if (formIn(asked) === 'question' && played.written > WRITTEN_BEFORE) provider.mood = 'slow';
    return played.answer(asked);
  };
  const first = startServer(directory, modelEnvironment(provider.url));
  const paperId = await order(await first.address);
  await expect.poll(() => provider.mood, { timeout: FINISHED_WITHIN_MS }).toBe('slow');
  await stop(first, 'SIGKILL');
  const kept = await keptByModel();
  const writtenBefore = played.written;
  endLeases();

  provider.mood = 'good';
  provider.script = (asked) => played.answer(asked);
  const second = startServer(directory, modelEnvironment(provider.url));
  await second.address;
  await expect
    .poll(async () => (await stateOf(paperId))?.state, { timeout: FINISHED_WITHIN_MS })
    .toBe('made');
  await stop(second);

  expect(await stateOf(paperId)).toMatchObject({ madeBy: { model: QUESTIONS, embedded: 0 } });
  const all = await keptByModel();
  expect(all).toHaveLength(QUESTIONS);
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
  expect(played.written - writtenBefore).toBe(QUESTIONS - kept.length);
  const hanging = await onDisk(({ read, t }) =>
    read
      .select()
      .from(t.modelCalls)
      .where(and(isNull(t.modelCalls.endedAt), eq(t.modelCalls.cost, 0))),
  );
  expect(hanging.length).toBeGreaterThan(0);
  expect(hanging.length).toBeLessThanOrEqual(2 * AT_ONCE);
  // Vectors have no answer that could be counted.
  const answering = hanging.filter(({ purpose }) => purpose !== 'embed');
  expect(answering.every(({ completionTokens }) => completionTokens > 1000)).toBe(true);
  expect(hanging.every(({ promptTokens }) => promptTokens > 0)).toBe(true);
  expect(await onDisk((store) => proveBalances(store))).toMatchObject({ faults: [], charges: 1 });
});
