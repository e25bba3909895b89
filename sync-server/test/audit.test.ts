import type { Accommodation, ManagedCategory, ManagedTopic } from '@exam/shared-schema/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHall, type Hall } from './support/hall.ts';
import { dataIn } from './support/read.ts';
import { START, type Answer } from './support/test-server.ts';

let hall: Hall;
let token: string;

beforeEach(async () => {
  hall = await openHall();
  token = await hall.server.signIn('admin');
});

afterEach(async () => {
  await hall.server.close();
});

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> =>
  hall.server.ask(method, `/api${path}`, { token, ...(body !== undefined && { body }) });

const newSubject = async (name: string) =>
  dataIn<{ _id: string }>(await ask('POST', '/subjects/create_subject', { name }))._id;

/** What was recorded since the last time, in no order. */
async function recorded(kind?: string) {
  const { read, t } = hall.server.context.store;
  const rows = await read.select().from(t.auditEntries);
  return rows.filter((row) => kind === undefined || row.kind === kind);
}

test('[AC50] each change of an administrator is recorded once: who, when, what, and the members that changed', async () => {
  const subjectId = await newSubject('Physics');
  const form = { name: 'Kinematics', subjectId, difficultyRange: { min: 1, max: 5 } };
  const topic = dataIn<ManagedTopic>(await ask('POST', '/topics/create_topic', form));
  hall.server.clock.advance(60_000);
  await ask('PUT', `/admin/topics/${topic._id}`, { name: 'Motion', isActive: true });
  await ask('DELETE', `/admin/topics/${topic._id}`);
  const entries = await recorded('topics');
  const about = { userId: hall.adminId, kind: 'topics', thingId: topic._id };
  const after = { name: 'Motion' };
  expect(entries.sort((a, b) => a.action.localeCompare(b.action))).toMatchObject([
    { ...about, action: 'create', at: START, before: null, after: topic },
    {
      ...about,
      action: 'delete',
      at: START + 60_000,
      before: { ...topic, ...after, updatedAt: expect.anything() as unknown },
      after: null,
    },
    { ...about, action: 'update', at: START + 60_000, before: { name: 'Kinematics' }, after },
  ]);
  expect(entries.find(({ action }) => action === 'update')).toMatchObject({ before: { name: 'Kinematics' } });
});

test('[AC50] what lies in another table is recorded too', async () => {
  const [physics, chemistry] = [await newSubject('Physics'), await newSubject('Chemistry')];
  const form = { name: 'JEE', icon: 'fa-solid fa-atom', gradientColor: 'from-blue-400', subjects: [physics] };
  const answer = await ask('POST', '/categories/create_category', form);
  const { _id } = (answer.json as { category: ManagedCategory }).category;
  await ask('PUT', `/admin/${_id}`, { subjects: [chemistry] });
  const update = (await recorded('categories')).find(({ action }) => action === 'update');
  expect(update).toMatchObject({ before: { subjects: [physics] }, after: { subjects: [chemistry] } });
});

test('[AC50] extra time that is given again is recorded with what it was before', async () => {
  const give = (extraTimePercent: number) =>
    ask('POST', '/admin/accommodations', { email: 'asha@example.com', extraTimePercent });
  await give(25);
  await give(50);
  await give(50);
  const { json } = await ask('GET', '/admin/accommodations');
  const [given] = (json as { accommodations: Accommodation[] }).accommodations;
  const entries = await recorded('accommodations');
  expect(entries.every(({ thingId }) => thingId === given?._id)).toBe(true);
  const steps = entries.map(({ before, after }) => [
    before?.['extraTimePercent'],
    after?.['extraTimePercent'],
  ]);
  expect(steps.sort()).toEqual([
    [0, 25],
    [25, 50],
  ]);
});

test('[AC50] a change that is refused is not recorded, nor one that changes nothing', async () => {
  const subjectId = await newSubject('Physics');
  const form = { name: 'Kinematics', subjectId, difficultyRange: { min: 1, max: 5 } };
  const topic = dataIn<ManagedTopic>(await ask('POST', '/topics/create_topic', form));
  const before = (await recorded()).length;
  const refused = [
    await ask('POST', '/topics/create_topic', { ...form, subjectId: 'gone' }),
    await ask('POST', '/topics/create_topic', {}),
    await ask('PUT', `/admin/topics/${topic._id}`, { name: 'Lost', parentTopicId: topic._id }),
    await ask('PUT', '/admin/topics/gone', { name: 'Lost' }),
    await ask('DELETE', `/admin/subjects/${subjectId}`),
    await ask('DELETE', '/admin/subjects/gone'),
    await ask('PUT', '/admin/accommodations/s_nobody', { extraTimePercent: 10 }),
    await ask('DELETE', '/admin/accommodations/s_nobody'),
    await hall.server.ask('DELETE', `/api/admin/topics/${topic._id}`, { token: hall.asha.token }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 404, 409, 404, 404, 404, 403]);
  expect((await ask('PUT', `/admin/topics/${topic._id}`, { name: 'Kinematics' })).status).toBe(200);
  expect((await ask('PUT', `/admin/subjects/${subjectId}`, {})).status).toBe(200);
  expect(await recorded()).toHaveLength(before);
});
