import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Topic } from '@exam/shared-schema/contract';
import { rangeOf } from '../src/features/catalogue/topic-facts.ts';
import { editQuestions } from './support/questions.ts';
import { dataIn } from './support/read.ts';
import { openWorkshop, stock, type Workshop } from './support/workshop.ts';

let workshop: Workshop;

beforeEach(async () => {
  workshop = await openWorkshop();
});
afterEach(() => workshop.close());

async function topicNamed(name: string): Promise<Topic> {
  const path = `/api/topics/by_subjects?subjectIds=${workshop.subject('Physics')}`;
  const topics = dataIn<Topic[]>(await workshop.server.ask('GET', path));
  return topics.find((topic) => topic.name === name) as Topic;
}

const KINEMATICS = { subject: 'Physics', topic: 'Kinematics' } as const;

test('[BK32] a topic has the range of its questions, and as weight those for papers that rank', async () => {
  const stored = (await topicNamed('Kinematics')).difficultyRange;
  await stock(workshop, { ...KINEMATICS, count: 4, difficulty: 9, pool: 'ranked' });
  expect(await topicNamed('Kinematics')).toMatchObject({ difficultyRange: stored, weight: 4 });
  await stock(
    workshop,
    { ...KINEMATICS, count: 1, difficulty: 1 },
    { ...KINEMATICS, count: 10, difficulty: 6 },
    { ...KINEMATICS, count: 6, difficulty: 7, pool: 'ranked' },
  );
  expect(await topicNamed('Kinematics')).toMatchObject({ difficultyRange: { min: 6, max: 9 }, weight: 10 });
  expect(await topicNamed('Optics')).toMatchObject({ weight: 0 });
  await editQuestions(workshop.context, { state: 'archived' }, ({ difficulty }) => difficulty === 9);
  expect(await topicNamed('Kinematics')).toMatchObject({ difficultyRange: { min: 6, max: 7 }, weight: 6 });
});

test('[BK32] what an administrator has set stays', async () => {
  await stock(workshop, { ...KINEMATICS, count: 10, difficulty: 6 });
  const token = await workshop.server.signIn('root');
  const body = { difficultyRange: { min: 2, max: 5 } };
  const path = `/api/admin/topics/${workshop.topic('Physics', 'Kinematics')}`;
  expect((await workshop.server.ask('PUT', path, { token, body })).status).toBe(200);
  expect((await topicNamed('Kinematics')).difficultyRange).toEqual({ min: 2, max: 5 });
});

const levels = (counts: Readonly<Record<number, number>>) =>
  Object.entries(counts).map(([difficulty, questions]) => ({ difficulty: Number(difficulty), questions }));

test.each([
  [{ 5: 4 }, null],
  [{ 5: 5 }, { min: 5, max: 5 }],
  [
    { 1: 1, 4: 9, 6: 9, 9: 1 },
    { min: 4, max: 6 },
  ],
  [
    { 1: 3, 4: 9, 6: 9, 9: 3 },
    { min: 1, max: 9 },
  ],
])('[BK32] questions by level, %j, have the range %j', (counts, range) => {
  expect(rangeOf(levels(counts))).toEqual(range);
});
