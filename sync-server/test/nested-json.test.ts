import { logHead } from '@exam/shared-schema/attempt';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealFor, ticketIn } from './support/carrier.ts';
import type { Device } from './support/device.ts';
import { HAND_IN, openHall, type Hall } from './support/hall.ts';
import { dataIn, refusalIn } from './support/read.ts';
import { sha256 } from '../src/sha256.ts';

let hall: Hall;
let device: Device;

beforeEach(async () => {
  hall = await openHall();
  device = await hall.finished();
});

afterEach(async () => {
  await hall.server.close();
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** Instead of the mark, which stands in an event. */
const deep = (body: unknown, depth: number) => JSON.stringify(body).replace('"deep"', nested(depth));

const beside = () => device.handIn({ more: 'deep' } as object);
const inDraft = () => ({ ...device.draft(), more: 'deep' });

/** In the text of the log, which is JSON within JSON. */
function within(depth: number) {
  const [first, ...others] = device.draft().events.split(',["');
  const events = [`${(first ?? '').slice(0, -2)},"more":${nested(depth)}}]`, ...others].join(',["');
  return { head: logHead(device.genesis, events, sha256), events };
}

async function kept(): Promise<number> {
  const { store } = hall.server.context;
  return (await store.read.$count(store.t.attempts)) + (await store.read.$count(store.t.draftEvents));
}

interface Bodies {
  readonly one: unknown;
  readonly many: unknown;
  readonly draft: unknown;
  readonly file: string;
}

async function answersTo({ one, many, draft, file }: Bodies): Promise<string[]> {
  const { server, asha } = hall;
  const sync = await server.ask('POST', '/api/test-attempts/sync', { body: many });
  const [item] = sync.status === 200 ? dataIn<{ code?: string }[]>(sync) : [];
  const url = `/api/test-attempts/${device.header.attemptId}/progress`;
  return [
    refusalIn(await server.ask('POST', HAND_IN, { body: one })),
    item?.code ?? refusalIn(sync),
    refusalIn(await server.ask('PUT', url, { body: draft, token: asha.token })),
    refusalIn(
      await server.ask('POST', '/api/hand-in-files', { body: sealFor(ticketIn(device.issued.ticket), file) }),
    ),
  ];
}

test.each([33, 5000, 10_000])(
  '[AC42] JSON that is nested %i deep is refused by every way in, and nothing of it is stored',
  async (depth) => {
    const answers = await answersTo({
      one: deep(beside(), depth),
      many: deep({ attempts: [beside()] }, depth),
      draft: deep(inDraft(), depth),
      file: deep(beside(), depth),
    });
    expect(answers).toEqual(['400 MALFORMED', '400 MALFORMED', '400 MALFORMED', '422 FILE_REFUSED']);
    expect(await kept()).toBe(0);
  },
);

test.each([9, 5000, 10_000])(
  '[AC42] an event with members that are nested %i deep is refused by every way in, and nothing of it is stored',
  async (depth) => {
    const log = within(depth);
    const attempt = device.handIn({ log });
    const answers = await answersTo({
      one: attempt,
      many: { attempts: [attempt] },
      draft: { ...device.draft(), ...log },
      file: JSON.stringify(attempt),
    });
    expect(answers).toEqual([
      '422 MALFORMED_ATTEMPT',
      'MALFORMED_ATTEMPT',
      '400 VALIDATION',
      '422 FILE_REFUSED',
    ]);
    expect(await kept()).toBe(0);
  },
);

test('[AC42] JSON with more values than any paper needs is refused before it is parsed', async () => {
  const body = `{"attempts":[${'0,'.repeat(400_000)}0]}`;
  const answer = await hall.server.ask('POST', '/api/test-attempts/sync', { body, token: hall.asha.token });
  expect(refusalIn(answer)).toBe('400 MALFORMED');
});

test('[AC42] brackets in a text are no nesting', async () => {
  const body = JSON.stringify(device.handIn({ deviceId: 'phone' })).replace(
    '"phone"',
    `"phone","note":${JSON.stringify('[{"\\'.repeat(500))}`,
  );
  expect((await hall.server.ask('POST', HAND_IN, { body })).status).toBe(201);
});
