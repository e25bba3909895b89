import { expect, it } from 'vitest';
import { browserEdge, STALLED, type DeviceEdge } from '../../api/index.ts';
import { openDatabase } from '../database/database.ts';
import { dexiePorts } from './outbox.ts';

it('a submission without a response has a message of its own', async () => {
  const edge = { ...browserEdge, fetch: () => Promise.reject(new TypeError('no network')) };
  const { send } = dexiePorts(openDatabase('outbox', edge));
  expect(await send([])).toMatchObject({
    ok: false,
    message: 'No response from server. Please check your internet connection.',
  });
});

it('[SY2] a hand-in on a dead connection is given up when the server answers on another one', async () => {
  const dead = (signal: AbortSignal | null | undefined): Promise<Response> =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const edge: DeviceEdge = {
    ...browserEdge,
    fetch: (url, { signal }) =>
      url.endsWith('/healthz')
        ? Promise.resolve(Response.json({ status: 'ok', serverTime: '2027-01-01T00:00:00.000Z' }))
        : dead(signal),
    later: (_ms, run) => {
      run();
      return () => undefined;
    },
  };
  const { send } = dexiePorts(openDatabase('outbox-dead', edge));
  expect(await send([])).toMatchObject({
    ok: false,
    code: STALLED,
    message: 'No response from server. Please check your internet connection.',
  });
});
