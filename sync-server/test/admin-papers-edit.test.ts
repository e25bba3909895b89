import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CLOSES_TOO_EARLY,
  paperEdit,
  STATE_NOW,
  stateTag,
  type ManagedPaper,
  type PaperEdit,
} from '@exam/shared-schema/contract';
import { NO_WINDOW } from '../src/papers/pools.ts';
import { claimedTicket } from '../src/installation/index.ts';
import { sha256 } from '../src/sha256.ts';
import { Device, issueAndFetch } from './support/device.ts';
import { HAND_IN } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { errorIn, refusalIn } from './support/read.ts';
import { START } from './support/test-server.ts';
import { openWorkshop, type Workshop } from './support/workshop.ts';

/** ms */
const DAY = 86_400_000;

let workshop: Workshop;
let admin: string;
let asha: { readonly id: string; readonly token: string };

beforeEach(async () => {
  workshop = await openWorkshop();
  const { server } = workshop;
  admin = await server.signIn('root');
  asha = { id: await server.addUser({ username: 'asha' }), token: await server.signIn('asha') };
});

afterEach(() => workshop.close());

const sample = (changes: Parameters<typeof publishSample>[2] = {}) =>
  publishSample(workshop.context, workshop.adminId, { title: 'Sets', ...changes });

async function paper(id: string): Promise<ManagedPaper> {
  const { json } = await workshop.server.ask('GET', '/api/admin/get_test_papers', { token: admin });
  const found = (json as { papers: ManagedPaper[] }).papers.find(({ _id }) => _id === id);
  if (found === undefined) throw new Error('The paper is not listed');
  return found;
}

/** @param seen the paper as the form read it. */
const send = (id: string, body: unknown, seen: ManagedPaper | null, token: string | null = admin) =>
  workshop.server.ask('PUT', `/api/admin/test-papers/${id}/settings`, {
    body,
    ...(token && { token }),
    ...(seen && { headers: { 'if-match': `"${stateTag(paperEdit, seen, sha256)}"` } }),
  });
/** As the form does: from the state that was read. */
const edit = async (id: string, changes: Partial<PaperEdit>) => send(id, changes, await paper(id));
const issue = (id: string, token = asha.token) =>
  workshop.server.ask('POST', `/api/test-papers/${id}/issue`, { token });
const fetched = async (id: string) => (await issueAndFetch(workshop.server, asha.token, asha.id, id)).paper;

async function auditOf(thingId: string) {
  const { read, t } = workshop.context.store;
  const rows = await read.select().from(t.auditEntries).where(eq(t.auditEntries.thingId, thingId));
  return rows.map(({ userId, kind, action, before, after }) => ({ userId, kind, action, before, after }));
}

describe('what may always change', () => {
  test('[MP9] title, description and price of a paper that students have; its package is a new version', async () => {
    const id = await sample();
    const old = await fetched(id);
    expect(await edit(id, { title: ' Sets again ', description: 'Better', price: 25 })).toMatchObject({
      status: 200,
      json: { success: true, message: 'Test paper updated successfully!' },
    });
    const after = await paper(id);
    expect(after).toMatchObject({ title: 'Sets again', description: 'Better', price: 25, tickets: 1 });
    expect(after.packageVersion).not.toBe(old.packageVersion);
    workshop.server.clock.advance(1000);
    expect(await fetched(id)).toMatchObject({ title: 'Sets again', packageVersion: after.packageVersion });
  });

  test('[MP9] [AC50] the change is recorded with what was before and after', async () => {
    const id = await sample();
    await edit(id, { title: 'Sets again', price: 25 });
    const [entry, ...others] = await auditOf(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      userId: workshop.adminId,
      kind: 'papers',
      action: 'update',
      before: { title: 'Sets', price: 0 },
      after: { title: 'Sets again', price: 25 },
    });
  });

  test('[MP9] the price alone publishes nothing, and what changes nothing is no change', async () => {
    const id = await sample();
    const before = await paper(id);
    expect((await edit(id, { price: 25 })).status).toBe(200);
    expect((await edit(id, { title: 'Sets', price: 25 })).status).toBe(200);
    expect((await edit(id, {})).status).toBe(200);
    expect((await paper(id)).packageVersion).toBe(before.packageVersion);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('[MP9] a paper that is not active is published when it is activated', async () => {
    const id = await sample({ isActive: false });
    const before = await paper(id);
    await edit(id, { title: 'Sets again' });
    expect(await paper(id)).toMatchObject({ title: 'Sets again', packageVersion: before.packageVersion });
    const body = { isActive: true };
    await workshop.server.ask('PATCH', `/api/admin/test-papers/${id}`, { token: admin, body });
    expect(await fetched(id)).toMatchObject({ title: 'Sets again' });
  });

  test('[MP9] what cannot be published is not changed either', async () => {
    const id = await sample();
    const { store } = workshop.context;
    const { papers } = store.t;
    await store.write((queries) =>
      queries.update(papers).set({ durationMinutes: 0 }).where(eq(papers.id, id)),
    );
    expect(refusalIn(await edit(id, { title: 'Sets again' }))).toBe('422 NOT_READY');
    expect(await paper(id)).toMatchObject({ title: 'Sets' });
    expect(await auditOf(id)).toEqual([]);
  });
});

describe('two at the same time', () => {
  test('[MP9] who comes second is refused, and nothing is overwritten', async () => {
    const id = await sample();
    const seen = await paper(id);
    const answers = await Promise.all([
      send(id, { title: 'By one' }, seen),
      send(id, { title: 'By another' }, seen),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(won.status).toBe(200);
    expect(errorIn(lost).message).toMatch(/^Test paper was changed by somebody else meanwhile\./);
    const title = won === answers[0] ? 'By one' : 'By another';
    expect(await paper(id)).toMatchObject({ title });
    expect(errorIn(lost).errors).toEqual({ title: `Now: ${title}`, [STATE_NOW]: expect.any(String) });
    expect(await auditOf(id)).toHaveLength(1);
    const now = await paper(id);
    expect((await send(id, { title: 'By both' }, now)).status).toBe(200);
  });

  test('[MP9] neither the switch nor a student who takes the paper is in the way of an edit', async () => {
    const id = await sample();
    const seen = await paper(id);
    await issue(id);
    const body = { isActive: false };
    await workshop.server.ask('PATCH', `/api/admin/test-papers/${id}`, { token: admin, body });
    expect((await send(id, { price: 25 }, seen)).status).toBe(200);
  });
});

describe('how a paper is sat', () => {
  const rules = { timingPolicy: 'pausable', sectionTiming: 'locked', calculator: 'basic' } as const;

  test('[MP10] changes while nobody has the paper, and is published', async () => {
    const id = await sample();
    expect((await edit(id, rules)).status).toBe(200);
    expect(await paper(id)).toMatchObject(rules);
    expect(await fetched(id)).toMatchObject({
      timing: { policy: 'pausable', sectionTiming: 'locked' },
      calculator: 'basic',
    });
    expect(await auditOf(id)).toMatchObject([
      { before: { timingPolicy: 'continuous', calculator: null }, after: rules },
    ]);
  });

  test('[MP10] is refused once students hold tickets, with how many; what else was sent is not saved', async () => {
    const id = await sample();
    await issue(id);
    const one = await edit(id, { title: 'Sets again', calculator: 'basic' });
    expect(refusalIn(one)).toBe('409 CONFLICT');
    expect(errorIn(one).message).toMatch(
      /^1 student holds a ticket, so opening times, timing and calculator /,
    );
    await workshop.server.addUser({ username: 'ravi' });
    await issue(id, await workshop.server.signIn('ravi'));
    expect(errorIn(await edit(id, { timingPolicy: 'pausable' })).message).toMatch(
      /^2 students hold a ticket, so /,
    );
    expect(await paper(id)).toMatchObject({ title: 'Sets', calculator: null, timingPolicy: 'continuous' });
    expect(await auditOf(id)).toEqual([]);
  });

  test('[MP10] a form that sends the rules as they are is no change of them', async () => {
    const id = await sample();
    const issued = await issueAndFetch(workshop.server, asha.token, asha.id, id);
    const body = new Device(issued, START + 1000).start().seal().handIn();
    expect((await workshop.server.ask('POST', HAND_IN, { body, token: asha.token })).status).toBe(201);
    const { timingPolicy, sectionTiming, calculator } = await paper(id);
    const same = { timingPolicy, sectionTiming, calculator };
    expect((await edit(id, { ...same, title: 'Sets again' })).status).toBe(200);
    expect(await paper(id)).toMatchObject({ ...same, title: 'Sets again', attempts: 1 });
  });
});

describe('when a paper may be started', () => {
  const opensAt = '2027-01-05T08:30:00.000Z';
  const closesAt = '2027-01-05T11:30:00.000Z';

  test('[MP11] a window is saved as a time, told to students, and named by the ticket', async () => {
    const id = await sample();
    const { packageVersion } = await paper(id);
    // Another text of the same time.
    expect((await edit(id, { opensAt: '2027-01-05T08:30:00Z', closesAt })).status).toBe(200);
    expect(await paper(id)).toMatchObject({ opensAt, closesAt, packageVersion });
    const { json } = await workshop.server.ask('GET', `/api/test-papers/get_testpaper_by_id/${id}`);
    expect(json).toMatchObject({ data: { opensAt, closesAt } });
    const { ticket } = await issueAndFetch(workshop.server, asha.token, asha.id, id);
    const window = { opensAt: Date.parse(opensAt), closesAt: Date.parse(closesAt) };
    expect(claimedTicket(ticket)?.window).toEqual(window);
    expect((await edit(id, { opensAt: '2027-01-05T08:30:00Z', title: 'Sets again' })).status).toBe(200);
  });

  test('[MP11] it ends after it begins, also where one end alone is sent', async () => {
    const id = await sample();
    const early = await edit(id, { opensAt: closesAt, closesAt });
    expect(errorIn(early)).toMatchObject({ code: 'VALIDATION', errors: { closesAt: CLOSES_TOO_EARLY } });
    expect((await edit(id, { opensAt })).status).toBe(200);
    const half = await edit(id, { closesAt: opensAt });
    expect(errorIn(half)).toMatchObject({ code: 'VALIDATION', errors: { closesAt: CLOSES_TOO_EARLY } });
    expect((await edit(id, { closesAt })).status).toBe(200);
    expect((await edit(id, { opensAt: null, closesAt: opensAt })).status).toBe(200);
    expect(await paper(id)).toMatchObject({ opensAt: null, closesAt: opensAt });
  });

  test('[MP11] is refused once students hold tickets, which name it', async () => {
    const id = await sample();
    await edit(id, { opensAt });
    await issue(id);
    for (const changes of [{ opensAt: null }, { closesAt }]) {
      const refused = await edit(id, changes);
      expect(refusalIn(refused)).toBe('409 CONFLICT');
      expect(errorIn(refused).message).toMatch(/^1 student holds a ticket, so opening times, /);
    }
    expect((await edit(id, { opensAt, closesAt: null, price: 5 })).status).toBe(200);
    expect(await paper(id)).toMatchObject({ opensAt, closesAt: null, price: 5 });
  });
});

describe('when the key of a paper is released', () => {
  const later = (ms: number) => new Date(START + ms).toISOString();

  async function handIn(id: string): Promise<void> {
    const issued = await issueAndFetch(workshop.server, asha.token, asha.id, id);
    const body = new Device(issued, START + 1000).start().seal().handIn();
    expect((await workshop.server.ask('POST', HAND_IN, { body, token: asha.token })).status).toBe(201);
  }

  test('[MP12] changes without a new version, also while students hold tickets', async () => {
    const id = await sample();
    const { packageVersion } = await paper(id);
    await issue(id);
    expect((await edit(id, { keyReleaseAt: later(DAY) })).status).toBe(200);
    expect(await paper(id)).toMatchObject({ keyReleaseAt: later(DAY), packageVersion });
    expect((await edit(id, { keyReleaseAt: null })).status).toBe(200);
    expect(await paper(id)).toMatchObject({ keyReleaseAt: null });
  });

  test('[MP12] moves while it is held back; what is released early is released now', async () => {
    const id = await sample({ keyReleaseAt: START + DAY });
    await handIn(id);
    expect((await edit(id, { keyReleaseAt: later(2 * DAY) })).status).toBe(200);
    workshop.server.clock.advance(1000);
    const now = new Date(workshop.server.clock.now()).toISOString();
    expect((await edit(id, { keyReleaseAt: null })).status).toBe(200);
    expect(await paper(id)).toMatchObject({ keyReleaseAt: now });
  });

  test('[SG12] and the boards learn of it', async () => {
    const { read, t } = workshop.context.store;
    const heldUntil = async () => (await read.select().from(t.standingAttempts)).map((row) => row.heldUntil);
    const id = await sample({ keyReleaseAt: START + DAY });
    await handIn(id);
    expect(await heldUntil()).toEqual([START + DAY]);
    await edit(id, { keyReleaseAt: later(2 * DAY) });
    expect(await heldUntil()).toEqual([START + 2 * DAY]);
  });

  test('[MP12] stays once a student was told the result', async () => {
    const id = await sample();
    await handIn(id);
    const refused = await edit(id, { keyReleaseAt: later(DAY) });
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(errorIn(refused).message).toMatch(/^1 student has been told the result /);
    expect((await edit(id, { keyReleaseAt: null, price: 5 })).status).toBe(200);
    expect(await paper(id)).toMatchObject({ keyReleaseAt: null, price: 5 });
  });

  test('[MP12] [ST7] a paper whose key is on devices cannot hold it back', async () => {
    const id = await sample({ resultsPolicy: 'on-submit' });
    const refused = await edit(id, { keyReleaseAt: later(DAY) });
    expect(errorIn(refused)).toMatchObject({
      code: 'VALIDATION',
      errors: { keyReleaseAt: expect.any(String) },
    });
    expect(await paper(id)).toMatchObject({ keyReleaseAt: null });
  });

  test.each(['opensAt', 'closesAt'])('[ST80] nor can it have a window: %s', async (name) => {
    const id = await sample({ resultsPolicy: 'on-submit' });
    const refused = await edit(id, { [name]: later(DAY) });
    expect(errorIn(refused)).toMatchObject({ code: 'VALIDATION', errors: { [name]: NO_WINDOW } });
    expect(await paper(id)).toMatchObject({ [name]: null });
  });
});

describe('what is refused', () => {
  test.each([
    ['no title', { title: ' ' }],
    ['a longer title', { title: 'x'.repeat(101) }],
    ['a longer description', { description: 'x'.repeat(501) }],
    ['a price below nothing', { price: -1 }],
    ['half a token', { price: 1.5 }],
    ['an unknown clock', { timingPolicy: 'none' }],
    ['an unknown calculator', { calculator: 'abacus' }],
    ['half a date', { opensAt: '2027-01-05' }],
    ['a time without a zone', { closesAt: '2027-01-05T08:30' }],
    ['a year that nobody means', { keyReleaseAt: '0202-01-05T08:30:00Z' }],
  ])('[MP9] %s', async (_, changes) => {
    const id = await sample();
    const seen = await paper(id);
    expect(refusalIn(await send(id, changes, seen))).toBe('400 VALIDATION');
  });

  test('[MP9] an edit that does not say what it is based on, and a paper that is gone', async () => {
    const id = await sample();
    expect(refusalIn(await send(id, { title: 'Sets again' }, null))).toBe('400 VALIDATION');
    expect(refusalIn(await send('gone', {}, await paper(id)))).toBe('404 NOT_FOUND');
  });

  test('[MP5] [MP9] it is for administrators alone', async () => {
    const id = await sample();
    const seen = await paper(id);
    const body = { title: 'Mine' };
    expect(refusalIn(await send(id, body, seen, asha.token))).toBe('403 FORBIDDEN');
    expect(refusalIn(await send(id, body, seen, null))).toBe('401 UNAUTHENTICATED');
    expect(await paper(id)).toMatchObject({ title: 'Sets' });
  });
});
