import { expect, it } from 'vitest';
import { browserEdge } from '../api/index.ts';
import { openDatabase } from './database.ts';
import { dexiePorts } from './outbox.ts';

it('a submission that no server answered is told in its own words', async () => {
  const edge = { ...browserEdge, fetch: () => Promise.reject(new TypeError('no network')) };
  const { send } = dexiePorts(openDatabase('outbox', edge));
  expect(await send([])).toMatchObject({
    ok: false,
    message: 'No response from server. Please check your internet connection.',
  });
});
