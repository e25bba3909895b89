import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallAnswer, examDayStudents } from '@exam/shared-schema/contract';
import { encryptedPaperSchema } from '@exam/shared-schema/exam-day';
import { DEFAULT_ORGANISATION } from '../src/database/index.ts';
import { Device, issueAndFetch, questionsOf } from './support/device.ts';
import { openExamDay, OPENS, type ExamDayHall } from './support/exam-day.ts';
import { HAND_IN } from './support/hall.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { START } from './support/test-server.ts';

const MINUTE = 60_000;
const REHEARSED = START + 20 * MINUTE;

let hall: ExamDayHall;
beforeEach(async () => {
  hall = await openExamDay();
});
afterEach(() => hall.server.close());

const rehearse = (at = REHEARSED, paperId = hall.paperId) =>
  hall.manage('POST', '/rehearsals', { opensAt: new Date(at).toISOString() }, paperId);

/** The id of the first rehearsal. */
async function rehearsal(): Promise<string> {
  const made = await rehearse();
  expect(made.status, made.text).toBe(200);
  const [{ _id = '' } = {}] = (await hall.day()).rehearsals;
  return _id;
}

type Students = CallAnswer<typeof examDayStudents>['data'];
async function studentsIn(state: string, paperId: string) {
  const answer = await hall.manage('GET', `/students?state=${state}`, undefined, paperId);
  const { students, total } = dataIn<Students>(answer);
  expect(students).toHaveLength(total);
  return students.map(({ student, group, outcome }) => [student.fullName, group, outcome]);
}

async function addBatch(...names: string[]): Promise<string> {
  const { store, clock } = hall.server.context;
  const batch = { id: 'batch', organisationId: DEFAULT_ORGANISATION, name: 'Morning', joinCode: 'CODE' };
  await store.write((queries) =>
    queries.insert(store.t.batches).values({ ...batch, createdAt: clock.now() }),
  );
  for (const username of names) {
    const userId = await hall.server.addUser({ username });
    await store.write((queries) =>
      queries.insert(store.t.batchMembers).values({ batchId: 'batch', userId, joinedAt: clock.now() }),
    );
  }
  return 'batch';
}

test('[ED20] a rehearsal is an encrypted paper of one question, for the same groups with codes of their own', async () => {
  await hall.encrypt({ batchIds: [await addBatch()] });
  const id = await rehearsal();
  const [exam, day] = [await hall.day(), await hall.day(id)];
  expect(day.rehearsalOf).toEqual({ _id: hall.paperId, title: exam.paper.title });
  expect(day.paper.title).toBe(`Rehearsal: ${exam.paper.title}`);
  expect(day.groups.map(({ kind, name }) => [kind, name])).toEqual(
    exam.groups.map(({ kind, name }) => [kind, name]),
  );
  expect([day.encryptedUntil, day.closesAt]).toEqual(
    [REHEARSED, OPENS].map((at) => new Date(at).toISOString()),
  );
  const codes = [...(await hall.codes()), ...(await hall.codes(id))].map(({ code }) => code);
  expect(new Set(codes).size).toBe(4);
  const { ticket, packageVersion } = await hall.issue(id);
  const { server, asha } = hall;
  const encrypted = await server.ask('GET', `/api/test-papers/${id}/encrypted?version=${packageVersion}`, {
    token: asha.token,
  });
  expect(encryptedPaperSchema.parse(encrypted.json).totals.questions).toBe(1);
  expect(encrypted.text).not.toContain('Ready');
  expect(refusalIn(await hall.askKey(ticket))).toBe('423 NOT_RELEASED');
  // Ahead of its time, as at the exam.
  await hall.manage('POST', '/release', { at: null, reason: 'All are here' }, id);
  expect((await hall.askKey(ticket)).status).toBe(200);
});

test('[ED20] the list has who has not saved it, could not open it and why, opened it, is silent and handed it in', async () => {
  await hall.encrypt({ batchIds: [await addBatch('bina', 'chetan', 'divya')] });
  const id = await rehearsal();
  const { server } = hall;
  const save = async (name: string) => {
    const token = await server.signIn(name);
    return dataIn<{ ticket: string }>(await server.ask('POST', `/api/test-papers/${id}/issue`, { token }))
      .ticket;
  };
  const report = (ticket: string, outcome: string) =>
    server.ask('POST', '/api/test-papers/opening', { body: { ticket, outcome, by: 'line', at: START } });
  expect(await studentsIn('not-saved', id)).toEqual(
    ['bina', 'chetan', 'divya'].map((name) => [name, 'Morning', null]),
  );
  const [bina, chetan] = [await save('bina'), await save('chetan')];
  await hall.issue(id);
  await report(chetan, 'no-cryptography');
  expect(await studentsIn('not-saved', id)).toEqual([['divya', 'Morning', null]]);
  expect(await studentsIn('saved', id)).toEqual([
    ['asha', 'Everyone else', null],
    ['bina', 'Morning', null],
  ]);
  expect(await studentsIn('failed', id)).toEqual([['chetan', 'Morning', 'no-cryptography']]);
  server.clock.advance(REHEARSED - START);
  await report(bina, 'opened');
  await report(chetan, 'opened');
  expect((await studentsIn('opened', id)).map(([name]) => name)).toEqual(['bina', 'chetan']);
  expect(await studentsIn('failed', id)).toEqual([]);
  const issued = await issueAndFetch(server, hall.asha.token, hall.asha.id, id);
  const [question] = questionsOf(issued.paper);
  const device = new Device(issued, server.clock.now()).start();
  const draft = { token: hall.asha.token, body: device.draft() };
  await server.ask('PUT', `/api/test-attempts/${device.header.attemptId}/progress`, draft);
  expect(await studentsIn('sitting', id)).toEqual([['asha', 'Everyone else', null]]);
  server.clock.advance(30 * MINUTE);
  expect(await studentsIn('silent', id)).toEqual([['asha', 'Everyone else', null]]);
  device.answer(question?._id ?? '', question?.options[0]?._id ?? '').seal();
  expect((await server.ask('POST', HAND_IN, { body: device.handIn() })).status).toBe(201);
  expect(await studentsIn('handedIn', id)).toEqual([['asha', 'Everyone else', null]]);
  // It is no exam: the leaderboard does not take notice.
  const { store } = server.context;
  expect(await store.read.select().from(store.t.standingAttempts)).toEqual([]);
});

test('[ED20] a paper for batches is rehearsed by the batches that it is assigned to', async () => {
  const batchId = await addBatch('bina');
  const { server, root } = hall;
  const { store } = server.context;
  await store.write(async (queries) => {
    await queries
      .update(store.t.papers)
      .set({ isForBatches: true })
      .where(eq(store.t.papers.id, hall.paperId));
    await queries.insert(store.t.assignments).values({
      ...{ id: 'a', paperId: hall.paperId, batchId, organisationId: DEFAULT_ORGANISATION },
      ...{ opensAt: OPENS, closesAt: OPENS + MINUTE, heldUntil: OPENS + MINUTE, createdAt: START },
    });
  });
  await hall.encrypt({ batchIds: [batchId] });
  const id = await rehearsal();
  const issue = async (name: string) =>
    server.ask('POST', `/api/test-papers/${id}/issue`, { token: await server.signIn(name) });
  expect((await issue('bina')).status).toBe(200);
  expect(refusalIn(await issue('asha'))).toBe('404 NOT_FOUND');
  expect(root.id).toBeTruthy();
});

test('[ED20] is refused without an encrypted paper, at a time that is no use, and of a rehearsal', async () => {
  expect(errorIn(await rehearse()).message).toBe(
    'Encrypt the paper first: a rehearsal is for the same groups.',
  );
  await hall.encrypt();
  expect(errorIn(await rehearse(START)).errors).toEqual({
    opensAt: 'This time has passed. Choose a later time.',
  });
  expect(errorIn(await rehearse(OPENS)).errors).toEqual({
    opensAt: 'The exam opens before this time. Choose an earlier time.',
  });
  const id = await rehearsal();
  expect(errorIn(await rehearse(REHEARSED, id)).message).toBe('This is a rehearsal already.');
  // Two at the same time do not share their question.
  expect((await rehearse()).status).toBe(200);
  hall.server.clock.advance(OPENS - START);
  expect(errorIn(await rehearse(OPENS + MINUTE)).message).toBe(
    'The key of this paper has been released already.',
  );
});
