import type { FastifyInstance } from 'fastify';
import { catalogue, formulae, loadGlossary, questionOfTemplate, templateNames } from '@exam/content';
import { buildApp } from '../build-app.ts';
import { newQuestion } from '../bank/new-questions.ts';
import { templateVariants } from '../bank/template-variants.ts';
import type { Context } from '../context.ts';
import { addUser } from '../features/accounts/queries.ts';
import type { AssistantParts } from '../features/assistant/parts.ts';
import { saveCatalogue, type SavedCatalogue } from '../bank/save-catalogue.ts';
import { createPaper } from '../papers/create-paper.ts';
import { publishPaper } from '../papers/publish-paper.ts';
import { saveQuestions, type NewQuestion } from '../bank/save-questions.ts';
import { addGrant } from '../tokens/index.ts';

export type StoredQuestion = NewQuestion & { readonly id: string };

/** A server with one student, a bank, and a ranked test that the student has not sat. */
export interface Classroom {
  /** Questions that are open to the student. */
  readonly open: readonly StoredQuestion[];
  /** Also open, from other templates, so that no question of the ranked test is similar to them. */
  readonly apart: readonly StoredQuestion[];
  readonly heldBack: readonly StoredQuestion[];
  readonly ask: (body: object) => Promise<{ readonly status: number; readonly text: string }>;
  readonly close: () => Promise<void>;
}

/** The seed of the numbers in all questions. */
const SEED = 'evaluation of the assistant';
const HELD_BACK_TURN = 0;
const OPEN_TURNS = [1, 2];
const MANY_TOKENS = 100_000;

/** @param parts the language model, if there is one. */
export async function openClassroom(
  context: Context,
  kinds: number,
  parts: Pick<AssistantParts, 'modelFor'> = {},
): Promise<Classroom> {
  const saved = await saveCatalogue(context, catalogue);
  const people = await addPeople(context);
  // Every n-th template, so that all subjects are represented.
  const step = Math.floor(templateNames.length / kinds);
  const namesFrom = (first: number) => templateNames.filter((_each, place) => place % step === first);
  const names = namesFrom(0);
  const apart = await store(context, saved, namesFrom(Math.floor(step / 2)), [HELD_BACK_TURN], 'practice');
  const open = await store(context, saved, names, OPEN_TURNS, 'practice');
  const heldBack = await store(context, saved, names, [HELD_BACK_TURN], 'ranked');
  await publishRanked(context, saved, heldBack, people.adminId);
  const assistant = {
    ...parts,
    formulae: () => Promise.resolve(formulae),
    glossary: loadGlossary,
    variants: templateVariants(context),
  };
  const app = await buildApp(context, {
    accessTokenSeconds: 86_400,
    appDirectory: undefined,
    limits: false,
    trustProxy: false,
    logger: false,
    assistant,
  });
  const token = await signIn(context, app, people.studentId);
  return {
    open,
    apart,
    heldBack,
    ask: async (payload) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method: 'POST', url: '/api/ask', headers, payload });
      return { status: answer.statusCode, text: answer.body };
    },
    close: () => app.close(),
  };
}

async function addPeople(context: Context) {
  const { store: db, ids, clock } = context;
  const [studentId, adminId] = [ids.next(), ids.next()];
  const common = { passwordHash: 'none', accountStatus: 'approved' as const, createdAt: clock.now() };
  const person = (id: string, username: string, role: 'student' | 'admin') => ({
    ...common,
    ...{ id, username, role, fullName: username, email: `${username}@evaluation.invalid` },
  });
  await db.write(async (queries) => {
    await addUser(db, queries, person(studentId, 'student', 'student'));
    await addUser(db, queries, person(adminId, 'admin', 'admin'));
    const grant = { userId: studentId, source: 'evaluation', tokens: MANY_TOKENS, expiresAt: null };
    await addGrant(db, queries, { ...grant, id: ids.next(), at: clock.now() });
  });
  return { studentId, adminId };
}

async function store(
  context: Context,
  saved: SavedCatalogue,
  names: readonly string[],
  turns: readonly number[],
  pool: 'practice' | 'ranked',
): Promise<StoredQuestion[]> {
  const questions: NewQuestion[] = [];
  for (const name of names)
    for (const turn of turns) {
      const question = questionOfTemplate(name, SEED, turn);
      if (question === null || question.diagram !== undefined) continue;
      questions.push({ ...(await newQuestion(context, saved, question)), pool });
    }
  const ids = await saveQuestions(context, questions);
  return questions.map((question, place) => ({ ...question, id: ids[place]?.id ?? '' }));
}

async function publishRanked(
  context: Context,
  saved: SavedCatalogue,
  heldBack: readonly StoredQuestion[],
  createdBy: string,
): Promise<void> {
  const paperId = await createPaper(context, {
    title: 'A test that ranks',
    description: '',
    categoryId: [...saved.categories.values()][0] as string,
    subjectIds: [[...saved.subjects.values()][0] as string],
    durationMinutes: 60,
    difficultyLevel: 5,
    resultsPolicy: 'after-sync',
    createdBy,
    sections: [{ title: 'All', questions: heldBack.map(({ id }) => ({ questionId: id })) }],
  });
  await publishPaper(context, paperId);
}

async function signIn(context: Context, app: FastifyInstance, userId: string): Promise<string> {
  const { store: db, ids, clock } = context;
  const [id, now] = [ids.next(), clock.now()];
  const row = { id, userId, tokenDigest: 'none', device: 'Evaluation', startedAt: now, lastUsedAt: now };
  await db.write((queries) => queries.insert(db.t.sessions).values(row));
  return app.jwt.sign({ sub: userId, sid: id, exp: Math.floor(now / 1000) + 86_400 });
}
