import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PaperPreview } from '@exam/shared-schema/contract';
import { questionsInOrder } from '@exam/shared-schema/paper-package';
import { issueAndFetch, optionId } from './support/device.ts';
import { publishSample } from './support/papers.ts';
import { dataIn, errorIn, refusalIn } from './support/read.ts';
import { openWorkshop, type Workshop } from './support/workshop.ts';

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
const ask = (id: string, token: string | null = admin) =>
  workshop.server.ask('GET', `/api/admin/test-papers/${id}/preview`, { ...(token && { token }) });
const preview = async (id: string) => dataIn<PaperPreview>(await ask(id));
const fetched = async (id: string) => (await issueAndFetch(workshop.server, asha.token, asha.id, id)).paper;

async function change(id: string, columns: Partial<typeof workshop.context.store.t.papers.$inferInsert>) {
  const { store } = workshop.context;
  const { papers } = store.t;
  await store.write((queries) => queries.update(papers).set(columns).where(eq(papers.id, id)));
}

test('[MP7] an active paper is shown exactly as a student gets it, with key and explanations apart', async () => {
  const id = await sample();
  const { paper, source, obstacle, keys, explanations } = await preview(id);
  expect([source, obstacle]).toEqual(['published', null]);
  expect(paper).toEqual(await fetched(id));
  expect(JSON.stringify(paper)).not.toContain('EXPLANATION-MARKER');
  const ids = questionsInOrder(paper).map(({ question }) => question._id);
  expect(Object.keys(keys).sort()).toEqual([...ids].sort());
  for (const { question } of questionsInOrder(paper).filter((each) => each.question.type === 'MCQ'))
    expect(keys[question._id]).toEqual({ type: 'MCQ', correct: [optionId(question, 'right')] });
  expect(Object.values(explanations)).toEqual(ids.map(() => 'EXPLANATION-MARKER'));
});

test('[MP7] what is changed in the tables shows when it is published, or when the paper is withdrawn', async () => {
  const id = await sample();
  await change(id, { title: 'Sets, second edition' });
  expect(await preview(id)).toMatchObject({ source: 'published', paper: { title: 'Sets' } });
  await change(id, { isActive: false });
  const draft = await preview(id);
  expect(draft).toMatchObject({ source: 'draft', obstacle: null, paper: { title: 'Sets, second edition' } });
  const body = { isActive: true };
  expect(
    (await workshop.server.ask('PATCH', `/api/admin/test-papers/${id}`, { token: admin, body })).status,
  ).toBe(200);
  expect(await fetched(id)).toEqual(draft.paper);
});

test('[MP7] looking at a paper publishes nothing and is no change', async () => {
  const id = await sample();
  await change(id, { title: 'Changed', isActive: false });
  const { read, t } = workshop.context.store;
  const counts = async () => [
    await read.$count(t.packageVersions),
    await read.$count(t.answerKeys),
    await read.$count(t.auditEntries),
    await read.$count(t.issues),
  ];
  const before = await counts();
  await preview(id);
  expect(await counts()).toEqual(before);
});

test('[MP7] a paper that is not ready is shown all the same, with what stands against it', async () => {
  const id = await sample();
  await change(id, { isActive: false });
  const { store } = workshop.context;
  const { paperQuestions } = store.t;
  await store.write((queries) => queries.delete(paperQuestions).where(eq(paperQuestions.paperId, id)));
  const { paper, obstacle } = await preview(id);
  expect(obstacle).toMatch(/^'Sets' cannot be published: a paper has 1 to \d+ questions\.$/);
  expect(paper.sections.map(({ title, questions }) => [title, questions.length])).toEqual([
    ['Choice', 0],
    ['Number', 0],
  ]);
});

test('[MP7] a paper that no device could read is refused with the reason', async () => {
  const id = await sample();
  await change(id, { isActive: false, durationMinutes: 0 });
  const refused = await ask(id);
  expect(refusalIn(refused)).toBe('422 NOT_READY');
  expect(errorIn(refused).message).toMatch(
    /^'Sets' cannot be published: a paper takes \d+ to \d+ minutes\.$/,
  );
});

test('[MP7] the key is the newest: what was corrected is corrected here', async () => {
  const id = await sample();
  const [questionId = ''] = Object.keys((await preview(id)).keys);
  const { store } = workshop.context;
  const { answerKeys, packageVersions } = store.t;
  const [kept] = await store.read
    .select({ key: answerKeys })
    .from(answerKeys)
    .innerJoin(packageVersions, eq(packageVersions.version, answerKeys.packageVersion))
    .where(eq(packageVersions.paperId, id));
  if (kept === undefined) throw new Error('A published paper has a key');
  const keys = { ...kept.key.keys, [questionId]: { type: 'MCQ' as const, correct: ['none'] } };
  await store.write((queries) => queries.insert(answerKeys).values({ ...kept.key, keyVersion: 2, keys }));
  expect((await preview(id)).keys[questionId]).toEqual({ type: 'MCQ', correct: ['none'] });
});

test('[MP5] [MP7] is for administrators alone, and a paper that is gone is said to be', async () => {
  const id = await sample();
  const refused = await ask(id, asha.token);
  expect(refusalIn(refused)).toBe('403 FORBIDDEN');
  expect(refused.text).not.toContain('EXPLANATION-MARKER');
  expect(refusalIn(await ask(id, null))).toBe('401 UNAUTHENTICATED');
  const gone = await ask('gone');
  expect(refusalIn(gone)).toBe('404 NOT_FOUND');
  expect(errorIn(gone).message).toBe('Test paper not found. It may have been deleted.');
});
