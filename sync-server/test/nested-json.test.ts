import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealFor, ticketIn } from './support/carrier.ts';
import type { Device } from './support/device.ts';
import { HAND_IN, openHall, type Hall } from './support/hall.ts';
import { refusalIn } from './support/read.ts';

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

function marked(): object {
  const [first, ...others] = device.events;
  return device.handIn({
    log: { head: device.head, events: [{ ...first, more: 'deep' } as never, ...others] },
  });
}

async function kept(): Promise<number> {
  const { store } = hall.server.context;
  return (await store.read.$count(store.t.attempts)) + (await store.read.$count(store.t.draftEvents));
}

test.each([33, 5000, 10_000])(
  '[AC42] JSON that is nested %i deep is refused by every way in, and nothing of it is stored',
  async (depth) => {
    const { server, asha } = hall;
    const one = await server.ask('POST', HAND_IN, { body: deep(marked(), depth) });
    expect(refusalIn(one)).toBe('400 MALFORMED');
    const many = await server.ask('POST', '/api/test-attempts/sync', {
      body: deep({ attempts: [marked()] }, depth),
    });
    expect(refusalIn(many)).toBe('400 MALFORMED');
    const { testId, packageVersion } = device.issued.paper;
    const events = [{ ...device.events[0], more: 'deep' }];
    const draft = await server.ask('PUT', `/api/test-attempts/${device.header.attemptId}/progress`, {
      body: deep({ testId, packageVersion, events }, depth),
      token: asha.token,
    });
    expect(refusalIn(draft)).toBe('400 MALFORMED');
    const file = sealFor(ticketIn(device.issued.ticket), deep(marked(), depth));
    expect(refusalIn(await server.ask('POST', '/api/hand-in-files', { body: file }))).toBe(
      '422 FILE_REFUSED',
    );
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
