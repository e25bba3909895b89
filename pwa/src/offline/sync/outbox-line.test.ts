import { expect, it } from 'vitest';
import { browserEdge, STALLED, type DeviceEdge } from '../../api/index.ts';
import { openDatabase } from '../database/database.ts';
import { dexiePorts } from './outbox.ts';

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
  });
});
