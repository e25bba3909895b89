import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paperEdit, stateTag, type ManagedPaper } from '@exam/shared-schema/contract';
import { encryptedPaperSchema } from '@exam/shared-schema/exam-day';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { createPaper } from '../src/papers/create-paper.ts';
import { publishPaper } from '../src/papers/publish-paper.ts';
import { sha256 } from '../src/sha256.ts';
import { Device } from './support/device.ts';
import { CLOSES, openExamDay, OPENS, type ExamDayHall } from './support/exam-day.ts';
import { HAND_IN } from './support/hall.ts';
import { publishSample } from './support/papers.ts';
import { errorIn, refusalIn } from './support/read.ts';
import { setUser, START } from './support/test-server.ts';

const HOUR = 3_600_000;

let hall: ExamDayHall;
beforeEach(async () => {
  hall = await openExamDay();
});
afterEach(() => hall.server.close());

const at = (time: number) => new Date(time).toISOString();
const move = (time: number) => hall.manage('POST', '/release', { at: at(time), reason: 'Rain' });

async function edit(changes: object, paperId = hall.paperId) {
  const { server, root } = hall;
  const list = await server.ask('GET', '/api/admin/get_test_papers', { token: root.token });
  const seen = (list.json as { papers: ManagedPaper[] }).papers.find(({ _id }) => _id === paperId);
  return server.ask('PUT', `/api/admin/test-papers/${paperId}/settings`, {
    ...{ token: root.token, body: changes },
    headers: { 'if-match': `"${stateTag(paperEdit, seen as ManagedPaper, sha256)}"` },
  });
}

/** Another paper with the first question of the exam's. */
async function another(changes: { readonly isActive?: boolean } = {}) {
  const { context } = hall.server;
  const { read, t } = context.store;
  const [paper] = await read.select().from(t.papers).where(eq(t.papers.id, hall.paperId));
  const [place] = await read
    .select()
    .from(t.paperQuestions)
    .where(eq(t.paperQuestions.paperId, hall.paperId));
  return createPaper(context, {
    title: 'Mock 7',
    description: '',
    categoryId: paper?.categoryId ?? '',
    subjectIds: [],
    durationMinutes: 60,
    difficultyLevel: 5,
    createdBy: hall.root.id,
    sections: [{ title: 'One', questions: [{ questionId: place?.questionId ?? '' }] }],
    ...changes,
  });
}

const publish = (paperId: string) => publishPaper(hall.server.context, paperId);

describe('[ED13] a question of an encrypted paper', () => {
  test('is in no other paper that students can read: encrypting is refused', async () => {
    await publish(await another());
    expect((await hall.day()).hindrance).toMatch(
      /^Students can read a question of this paper in 'Mock 7'\. Make another paper .* The question: \S/,
    );
    const refused = await hall.encrypt();
    expect(refusalIn(refused)).toBe('409 CONFLICT');
    expect(errorIn(refused).message).toContain("in 'Mock 7'");
  });

  test('may be in one that is not active, unless a student has saved it', async () => {
    const { server, root } = hall;
    const other = await another();
    await publish(other);
    const list = await server.ask('GET', '/api/admin/get_test_papers', { token: root.token });
    expect(JSON.stringify(list.json)).toContain('Mock 7');
    const { store } = server.context;
    const setActive = (isActive: boolean) =>
      store.write((queries) =>
        queries.update(store.t.papers).set({ isActive }).where(eq(store.t.papers.id, other)),
      );
    await setActive(false);
    expect((await hall.day()).hindrance).toBeNull();
    await setActive(true);
    await hall.issue(other);
    await setActive(false);
    expect((await hall.day()).hindrance).toContain('Mock 7');
  });

  test('keeps another paper from being published until the release, with a sentence that names both', async () => {
    expect((await hall.encrypt()).status).toBe(200);
    const other = await another();
    await expect(publish(other)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^'Mock 7' cannot be published: this question is also in 'Sample \d+', which is encrypted/,
      ),
    });
    hall.server.clock.advance(OPENS - START);
    expect(await publish(other)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('does not name a paper of another organisation', async () => {
    const { store } = hall.server.context;
    const other = await another();
    await publish(other);
    await store.write(async (queries) => {
      await queries.insert(store.t.organisations).values({ id: 'college', name: 'A college' });
      await queries
        .update(store.t.papers)
        .set({ organisationId: 'college' })
        .where(eq(store.t.papers.id, other));
    });
    expect((await hall.day()).hindrance).toMatch(
      / in another paper\. Make another paper for the exam day\. The question: \S/,
    );
  });
});

test('[ED4] the release is never at or behind the closing time, whichever of the two is moved', async () => {
  await hall.encrypt();
  for (const time of [CLOSES, CLOSES + HOUR]) {
    const refused = await move(time);
    expect(errorIn(refused).errors).toEqual({
      at: 'The paper closes before this time, so nobody could begin it. Choose an earlier time.',
    });
  }
  expect((await move(CLOSES - 1)).status).toBe(200);
  const refused = await edit({ closesAt: at(CLOSES - HOUR) });
  expect(errorIn(refused).errors).toEqual({
    closesAt:
      'The key of this paper is released after this time, so nobody could begin it. Move its release first.',
  });
  expect((await edit({ closesAt: at(CLOSES + HOUR) })).status).toBe(200);
  expect((await move(CLOSES)).status).toBe(200);
});

test('[ED14] a paper without a closing time shows no result before its key is released', async () => {
  const { server, asha, root } = hall;
  const paperId = await publishSample(server.context, root.id, { opensAt: OPENS });
  await hall.encrypt({}, paperId);
  await hall.manage('POST', '/release', { at: at(OPENS + 2 * HOUR), reason: 'Rain' }, paperId);
  const { ticket, packageVersion } = await hall.issue(paperId);
  const path = `/api/test-papers/${paperId}/encrypted?version=${packageVersion}`;
  const { json } = await server.ask('GET', path, { token: asha.token });
  // As far as a device knows the paper.
  const paper = { ...encryptedPaperSchema.parse(json), sections: [], images: [] } as unknown as PaperPackage;
  const device = new Device({ ticket, paper, userId: asha.id }, OPENS + HOUR).start().seal();
  server.clock.advance(OPENS + HOUR + 60_000 - START);
  const handedIn = await server.ask('POST', HAND_IN, { body: device.handIn() });
  expect(handedIn.status, handedIn.text).toBe(201);
  const result = async () => {
    const token = await server.signIn('asha');
    const answer = await server.ask('GET', `/api/test-attempts/${device.header.attemptId}`, { token });
    return answer.text;
  };
  expect(await result()).toContain('"status":"pending"');
  server.clock.advance(2 * HOUR);
  expect(await result()).not.toContain('"status":"pending"');
});

test('[ED1] an encrypted image is sent as it is, even if its bytes begin like compressed ones', async () => {
  const { server, asha } = hall;
  await hall.encrypt();
  const { packageVersion } = await hall.issue();
  const version = `/api/test-papers/${hall.paperId}/encrypted?version=${packageVersion}`;
  expect((await server.ask('GET', version, { token: asha.token })).status).toBe(200);
  const { store } = server.context;
  for (const start of ['789c', '1f8b08', '0000']) {
    const bytes = Buffer.concat([Buffer.from(start, 'hex'), randomBytes(3000)]);
    const digest = createHash('sha256').update(bytes).digest('hex');
    await store.write((queries) =>
      queries.insert(store.t.encryptedImages).values({ sha256: digest, packageVersion, bytes }),
    );
    const path = `/api/encrypted-images/${digest}`;
    const { headers } = await server.ask('GET', path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers['content-encoding'], start).toBeUndefined();
    expect(headers['content-length'], start).toBe(String(bytes.length));
  }
});

test.each(['banned', 'deactivated'] as const)(
  '[ED15] the ticket of a %s student gets no key',
  async (accountStatus) => {
    const { server, asha } = hall;
    await hall.encrypt();
    const { ticket } = await hall.issue();
    server.clock.advance(HOUR);
    await setUser(server.context, asha.id, { accountStatus });
    expect(refusalIn(await hall.askKey(ticket))).toBe('403 ACCOUNT_DISABLED');
    await setUser(server.context, asha.id, { accountStatus: 'verified' });
    expect((await hall.askKey(ticket)).status).toBe(200);
  },
);
