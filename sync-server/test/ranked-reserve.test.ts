import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contentOf, practiceTopics } from '@exam/content';
import { fillPracticePool } from '../src/bank/practice-pool.ts';
import { fillRankedReserve, reserveOf } from '../src/bank/ranked-reserve.ts';
import { saveCatalogue } from '../src/bank/save-catalogue.ts';
import { addPaper } from './support/exclusive-papers.ts';
import { startTestServer, type TestServer } from './support/test-server.ts';

const SUBJECT = 'Physics';
const TOPIC = 'Kinematics';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  await server.addUser({ username: 'admin', role: 'admin' });
  const topics = [{ name: TOPIC, description: '' }];
  await saveCatalogue(server.context, [
    { name: 'JEE Main', description: '', subjects: [{ name: SUBJECT, description: '', topics }] },
  ]);
});

const fill = () => fillRankedReserve(server.context, new AbortController().signal);

async function ranked() {
  const { read, t } = server.context.store;
  return read.select().from(t.questions).where(eq(t.questions.pool, 'ranked'));
}

test('[ST130] each topic has ranked questions that no paper has, and gets others when a paper has taken them', async () => {
  const { context } = server;
  await fillPracticePool(context, new AbortController().signal);
  await fill();
  const first = await ranked();
  const ofType = (type: string) => first.filter((question) => question.type === type);
  const [reserve = 0] = practiceTopics().flatMap((each) => (each.topic === TOPIC ? [reserveOf(each)] : []));
  expect(reserve).toBeGreaterThanOrEqual(8);
  expect(ofType('MCQ')).toHaveLength(reserve);
  expect(ofType('Numerical')).toHaveLength(reserve);

  await fill();
  expect(await ranked()).toHaveLength(first.length);

  const taken = ofType('MCQ').slice(0, 4);
  await addPaper(
    context,
    'Weekly test',
    taken.map(({ id }) => id),
    {},
  );
  await fill();
  expect(await ranked()).toHaveLength(first.length + taken.length);

  const all = await context.store.read.select().from(context.store.t.questions);
  expect(new Set(all.map(contentOf)).size).toBe(all.length);
});
