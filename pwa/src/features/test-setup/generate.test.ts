import { papersBeingMade } from '@exam/shared-schema/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database, keepSeen, readSeen, startSession } from '../../offline/index.ts';
import { testStudent } from '../../test/student.ts';
import { generate } from './generate.ts';

const server = setupServer(http.all('*/api/*', () => HttpResponse.json({ success: false }, { status: 502 })));
const asha = testStudent('asha');

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('[GN6] an order whose answer is lost has home ask anew what is being made', async () => {
  await startSession(database, asha, 'token');
  await keepSeen(database, asha._id, papersBeingMade, {}, { data: [] });
  const choice = {
    category: { _id: 'c1', cid: 'JEE', name: 'JEE Main', template: null },
    subjects: [
      { _id: 's1', sid: 'PHY', name: 'Physics', topics: [{ _id: 't1', tid: 'MOT', name: 'Motion' }] },
    ],
  };
  const made = await generate({ type: 'ai', choice, price: 10, userId: asha._id });
  expect(made.ok).toBe(false);
  expect(await readSeen(database, asha._id, papersBeingMade, {})).toBeNull();
});
