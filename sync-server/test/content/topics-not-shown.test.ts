import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '@exam/content';
import { activeTopicsOf } from '../../src/features/catalogue/queries.ts';
import { saveCatalogue } from '../../src/bank/save-catalogue.ts';
import { addQuestion } from '../support/exclusive-papers.ts';
import { editQuestions } from '../support/questions.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const TOPIC = 'current-affairs';
const before = catalogue.map((exam) => ({
  ...exam,
  subjects: exam.subjects.map((subject) => ({
    ...subject,
    topics: subject.topics.map(({ name }) => ({ name, description: '' })),
  })),
}));

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const topics = () => server.context.store.t.topics;
async function readTopic() {
  const [topic] = await server.context.store.read.select().from(topics()).where(eq(topics().tid, TOPIC));
  if (topic === undefined) throw new Error('The topic is not there');
  return topic;
}

describe('[CT30] a topic that cannot be practised', () => {
  it('is not shown to students, and the console has the reason', async () => {
    const { subjects } = await saveCatalogue(server.context, catalogue);
    const topic = await readTopic();
    expect(topic).toMatchObject({ isActive: false, description: expect.stringContaining('out of date') });
    const shown = await activeTopicsOf(server.context.store, [...subjects.values()]);
    expect(shown.length).toBeGreaterThan(200);
    expect(shown.map(({ _id }) => _id)).not.toContain(topic.id);
  });

  it('is no longer shown where an earlier release showed it', async () => {
    await saveCatalogue(server.context, before);
    expect((await readTopic()).isActive).toBe(true);
    await saveCatalogue(server.context, catalogue);
    expect((await readTopic()).isActive).toBe(false);
  });

  it('stays as it is where an administrator has changed it, or has added questions', async () => {
    await saveCatalogue(server.context, before);
    const { id } = await readTopic();
    const { write, t } = server.context.store;
    await write((queries) => queries.update(t.topics).set({ updatedAt: 1 }).where(eq(t.topics.id, id)));
    await saveCatalogue(server.context, catalogue);
    expect((await readTopic()).isActive).toBe(true);

    await addQuestion(server.context, ['Who is it?', 'A', 'B', 'C', 'D']);
    await write((queries) => queries.update(t.topics).set({ updatedAt: null }).where(eq(t.topics.id, id)));
    await editQuestions(server.context, { topicId: id });
    await saveCatalogue(server.context, catalogue);
    expect((await readTopic()).isActive).toBe(true);
  });
});
