import { rmSync } from 'node:fs';
import { generateAdaptiveTest } from '@exam/shared-schema/contract';
import { typesAskedBy } from '@exam/shared-schema/test-plan';
import { inArray } from 'drizzle-orm';
import { catalogue, categoryNamed } from '@exam/content';
import { saveTemplates } from '../../src/first-start/exam-templates.ts';
import { fillBank } from '../../src/bank/fill-bank.ts';
import type { Context } from '../../src/context.ts';
import { saveCatalogue, topicIn } from '../../src/bank/save-catalogue.ts';
import { slugOf } from '../../src/bank/slug.ts';
import { readChoice } from '../../src/features/generation/choice.ts';
import { fillFor, readPlan } from '../../src/features/generation/make-test.ts';
import { practiceMaker } from '../../src/bank/practice-maker.ts';
import { NO_MAKER } from '../../src/bank/question-maker.ts';
import { publicTemplates } from '../../src/features/generation/public-templates.ts';
import { supplyOf } from '../../src/features/generation/supply.ts';
import { grantSignUp } from '../../src/tokens/index.ts';
import { accessToken, freshCopy, openContext } from '../prepare.ts';
import { serve } from '../processes.ts';
import { addStudents } from '../world.ts';
import { milliseconds, times, type Bench, type Row } from './row.ts';

const BANK = 100_000;
const EXAM = 'JEE Main';
const QUESTIONS = 75;
const STUDENTS = 60;
const WARM_UP = 20;
const MUST_MS = 50;
const SUPPLY_MUST_MS = 20;

/** Choices of which each student makes a test: as many as are remembered, so that all have seen others' questions. */
const RANGES = [
  { min: 1, max: 10 },
  { min: 1, max: 9 },
  { min: 2, max: 10 },
  { min: 2, max: 9 },
  { min: 1, max: 8 },
];
const TESTS = STUDENTS * RANGES.length;

/** GN2, GN3: tests of a whole syllabus from a bank of 100,000, asked of the server first and filled again afterwards. */
export async function generation(bench: Bench): Promise<Row[]> {
  const rows = await onEngine(bench, 'The embedded database');
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl) rows.push(...(await onEngine(bench, 'PostgreSQL', databaseUrl)));
  return rows;
}

interface Asked {
  readonly categoryId: string;
  readonly subjectIds: readonly string[];
  readonly topicIds: readonly string[];
}

async function onEngine(bench: Bench, engine: string, databaseUrl?: string): Promise<Row[]> {
  const { directory, env } = freshCopy(bench.world);
  const { userIds, asked } = await prepare(await openContext(directory, databaseUrl));
  const server = await serve('serve', directory, { ...env, DATABASE_URL: databaseUrl ?? '' });
  const calls = await timed(userIds, (userId, difficultyLevel) =>
    ask(server.port, userId, { ...asked, difficultyLevel }),
  );
  await server.stop();
  const context = await openContext(directory, databaseUrl);
  const fills = await fillAgain(context, userIds, asked);
  const supplies = await supplyAgain(context, userIds, asked);
  await context.store.close();
  rmSync(directory, { recursive: true, force: true });
  return [
    rowOf(`Filled for students who have seen up to ${RANGES.length} of them: ${engine}`, fills),
    {
      what: `What each topic of ${EXAM} has for a student, from a bank of ${BANK}, ${supplies.length} times. ${engine}`,
      figure: percentiles(supplies),
      ratio: `p99 ${times(quantile(supplies, 0.99), SUPPLY_MUST_MS)} of the ${SUPPLY_MUST_MS} ms allowed`,
    },
    rowOf(`Asked of the server, one after the other, until it is published: ${engine}`, calls, false),
  ];
}

/** A bank, the exam's template, and students with tokens. */
async function prepare(context: Context): Promise<{ userIds: readonly string[]; asked: Asked }> {
  const { store, clock } = context;
  await fillBank(context, BANK);
  const saved = await saveCatalogue(context, catalogue);
  await saveTemplates(context, saved);
  const userIds = await addStudents(context, STUDENTS, 'maker');
  await store.write(async (queries) => {
    for (const userId of userIds) await grantSignUp(store, queries, { userId, at: clock.now() });
  });
  const { subjects } = categoryNamed(EXAM);
  const asked = {
    categoryId: saved.categories.get(slugOf(EXAM)) as string,
    subjectIds: subjects.map(({ name }) => saved.subjects.get(slugOf(name)) as string),
    topicIds: subjects.flatMap((subject) =>
      subject.topics.map(({ name }) => topicIn(saved, subject.name, name) as string),
    ),
  };
  await store.close();
  return { userIds, asked };
}

type Difficulty = (typeof RANGES)[number];

/** @returns what each took, ms, the shortest first. */
async function timed(
  userIds: readonly string[],
  run: (userId: string, difficulty: Difficulty) => Promise<void>,
): Promise<number[]> {
  const taken: number[] = [];
  for (const difficulty of RANGES)
    for (const userId of userIds) {
      const begun = performance.now();
      await run(userId, difficulty);
      taken.push(performance.now() - begun);
    }
  return taken.sort((a, b) => a - b);
}

async function ask(port: number, userId: string, body: object): Promise<void> {
  const { method, path } = generateAdaptiveTest;
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { ...accessToken(userId), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** What the server does until it has the questions of a test, in this process. */
async function fillAgain(context: Context, userIds: readonly string[], asked: Asked): Promise<number[]> {
  await requireHistory(context, userIds);
  const { read } = context.store;
  const maker = {
    maker: NO_MAKER,
    preferFor:
      async () =>
      <Rows>(rows: Rows) =>
        rows,
  };
  const choices = new Map<Difficulty, Awaited<ReturnType<typeof readPlan>>>();
  for (const difficulty of RANGES)
    choices.set(
      difficulty,
      await readPlan(
        context,
        read,
        await readChoice(context, read, { ...asked, templateId: null, difficulty }),
      ),
    );
  const fillOne = async (userId: string, difficulty: Difficulty) => {
    const planned = choices.get(difficulty);
    if (planned === undefined) throw new Error('There is no such choice');
    const { sections } = await fillFor(context, maker, { planned, userId });
    const count = sections.reduce((sum, { questions }) => sum + questions.length, 0);
    if (count !== QUESTIONS) throw new Error(`A test has ${count} questions, not ${QUESTIONS}`);
  };
  await timed(userIds.slice(0, WARM_UP / RANGES.length), fillOne);
  return timed(userIds, fillOne);
}

/** Without tests that are not to be repeated the figure would be another. */
async function requireHistory({ store: { read, t } }: Context, userIds: readonly string[]): Promise<void> {
  const made = await read.$count(t.papers, inArray(t.papers.ownerId, [...userIds]));
  if (made !== TESTS) throw new Error(`${made} tests were made, not ${TESTS}`);
}

/** GN12: what the topic step asks for, in this process. */
async function supplyAgain(
  context: Context,
  userIds: readonly string[],
  { categoryId, topicIds }: Asked,
): Promise<number[]> {
  const { store } = context;
  const count = async (userId: string) => {
    const types = typesAskedBy(await publicTemplates(store.t, store.read, categoryId));
    return supplyOf(context, { maker: practiceMaker(context) }, { userId, topicIds, types });
  };
  await timed(userIds.slice(0, WARM_UP / RANGES.length), async (userId) => void (await count(userId)));
  return timed(userIds, async (userId) => {
    const supply = await count(userId);
    if (supply.length !== topicIds.length) throw new Error(`${supply.length} topics were counted`);
  });
}

const quantile = (taken: readonly number[], share: number) =>
  taken[Math.floor(taken.length * share)] as number;

const percentiles = (taken: readonly number[]) =>
  `p50 ${milliseconds(quantile(taken, 0.5))}, p99 ${milliseconds(quantile(taken, 0.99))}, worst ${milliseconds(taken.at(-1) ?? 0)}`;

function rowOf(what: string, taken: readonly number[], isLimited = true): Row {
  return {
    what: `A ${EXAM} test of ${QUESTIONS} questions from a bank of ${BANK}, ${taken.length} times. ${what}`,
    figure: percentiles(taken),
    ratio: isLimited
      ? `p99 ${times(quantile(taken, 0.99), MUST_MS)} of the 50 ms allowed`
      : 'charged and stored as well',
  };
}
