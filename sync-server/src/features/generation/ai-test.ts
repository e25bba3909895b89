import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  estimateTest,
  FEWEST_QUESTIONS,
  typesAskedBy,
  type Missing,
  type SectionWish,
  type TestFit,
} from '@exam/shared-schema/test-plan';
import type { Context } from '../../context.ts';
import { PUBLISHING, walletLock, type Tables, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { enqueue, handle, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { keepEmptyPaper, placeSections } from '../../papers/create-paper.ts';
import { publishWithin } from '../../papers/publish-paper.ts';
import { countByModel } from './by-model/outcomes.ts';
import { writeQuestions, type WritingOrder } from './by-model/write-questions.ts';
import { digestOf, readChoice, type ChosenTest } from './choice.ts';
import { noteExposure } from './exposure.ts';
import { onlyTypeOf, tooSmall } from './fill-test.ts';
import {
  fillFor,
  idsIn,
  missingFor,
  paperOf,
  readPlan,
  sameTest,
  thingOf,
  type Generating,
  type PlannedTest,
} from './make-test.ts';
import { supplyOf } from './supply.ts';

const payload = z.object({ paperId: z.string() });
type Payload = z.infer<typeof payload>;

const makeAiTestKind: JobKind<Payload> = { kind: 'make-ai-test', payload };
const giveUpAiTestKind: JobKind<Payload> = { kind: 'give-up-ai-test', payload };

/** GN6: time limit of making a test, ms, and number of tries. */
const AI_TEST_LIMIT_MS = 10 * 60_000;
const MOST_TRIES = 3;

const BUSY = 'Another test of yours is being made. It will be ready in a few minutes.';
const FAILED = 'This test could not be made. Your tokens are back.';

interface AiRequest {
  readonly userId: string;
  readonly chosen: ChosenTest;
  /** Tokens. */
  readonly price: number;
}

/**
 * GN6: charges the price, stores the paper that is to be filled, and enqueues the work, in one transaction.
 * @returns the paper's id; if the same test is being made or was not sat yet, that one's id.
 * @throws AppError CONFLICT while another test is being made.
 */
export async function requestAiTest(
  context: Context,
  generating: Pick<Generating, 'charge' | 'maker' | 'author'>,
  { userId, chosen, price }: AiRequest,
): Promise<string> {
  const { store, clock } = context;
  const planned = await readPlan(context, store.read, chosen);
  if (generating.author === null) await refuseHopeless(context, generating, { userId, planned });
  return store.write(async (queries) => {
    await queries.lock(walletLock(userId));
    const digest = digestOf('ai', chosen);
    const same = await sameTest(store.t, queries, { userId, digest });
    if (same !== null) return same;
    await refuseSecond(store.t, queries, userId);
    const paperId = await keepEmptyPaper(context, queries, {
      ...paperOf(planned, { userId, kind: 'ai', minutes: planned.plan.minutes }),
      difficultyLevel: middleOf(chosen),
      isActive: false,
    });
    await generating.charge(queries, { userId, thing: thingOf(paperId), tokens: price });
    await queries.insert(store.t.paperGenerations).values({
      paperId,
      userId,
      kind: 'ai',
      choice: chosen.choice,
      digest,
      state: 'making',
      createdAt: clock.now(),
    });
    await enqueue(context, queries, makeAiTestKind, { paperId });
    const runAt = clock.now() + AI_TEST_LIMIT_MS;
    await enqueue(context, queries, giveUpAiTestKind, { paperId }, { runAt });
    return paperId;
  });
}

/**
 * GN11: before anything is charged, refuses a choice for which there are too few questions, also if the student has seen
 * none of them.
 * @throws AppError BANK_TOO_SMALL
 */
async function refuseHopeless(
  context: Context,
  { maker }: Pick<Generating, 'maker'>,
  {
    userId,
    planned: { plan, blueprint, chosen },
  }: { readonly userId: string; readonly planned: PlannedTest },
): Promise<void> {
  const { topicIds, difficulty, questions: most } = chosen.choice;
  const types = typesAskedBy([blueprint]);
  const supply = await supplyOf(context, { maker }, { userId, topicIds, types, tests: 0 });
  const { subjects, topics } = chosen;
  const { questions } = estimateTest(blueprint, { subjects, topics, difficulty, questions: most }, supply);
  if (questions >= FEWEST_QUESTIONS) return;
  throw tooSmall(
    plan.wishes.map(({ title: section, questionCount: wanted }) => ({
      section,
      type: null,
      wanted,
      found: 0,
    })),
  );
}

async function refuseSecond(t: Tables, queries: Transaction, userId: string): Promise<void> {
  const { paperGenerations: tests } = t;
  const making = await queries.$count(tests, and(eq(tests.userId, userId), eq(tests.state, 'making')));
  if (making > 0) throw new AppError('CONFLICT', BUSY);
}

/** An estimate of the difficulty until the questions are known. */
const middleOf = ({ choice: { difficulty } }: ChosenTest) =>
  Math.round((difficulty.min + difficulty.max) / 2);

/** Makes the test; gives up after three tries, when the bank is too small, or after ten minutes. */
export function aiTestJobs(context: Context, generating: Generating): JobHandler[] {
  return [
    handle(makeAiTestKind, async ({ paperId }, { attempt, signal }) => {
      if (attempt > MOST_TRIES) return giveUp(context, generating, { paperId, failure: FAILED });
      try {
        await makeTest(context, generating, paperId, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const failure = finalFailure(error) ?? (attempt === MOST_TRIES ? FAILED : null);
        if (failure === null) throw error;
        await giveUp(context, generating, { paperId, failure });
        if (!(error instanceof AppError)) throw error;
      }
    }),
    handle(giveUpAiTestKind, ({ paperId }) => giveUp(context, generating, { paperId, failure: FAILED })),
  ];
}

/** The message for an error that a retry would not change; null for other errors. */
function finalFailure(error: unknown): string | null {
  if (!(error instanceof AppError)) return null;
  const [ofField] = error.code === 'VALIDATION' ? Object.values(error.errors ?? {}) : [];
  return `${ofField ?? error.message} Your tokens are back.`;
}

async function makeTest(
  context: Context,
  generating: Generating,
  paperId: string,
  signal: AbortSignal,
): Promise<void> {
  const { store } = context;
  const { paperGenerations: tests } = store.t;
  const [row] = await store.read.select().from(tests).where(eq(tests.paperId, paperId));
  if (row?.state !== 'making') return;
  const chosen = await readChoice(context, store.read, row.choice);
  const planned = await readPlan(context, store.read, chosen);
  const { userId, createdAt: askedAt } = row;
  const missing = generating.author === null ? [] : await missingFor(context, { userId, planned });
  const orders = planned.plan.wishes.flatMap((wish) => ordersOf(wish, missing));
  const fresh = await makeAll(context, generating, { paperId, userId, askedAt, chosen, orders, signal });
  const filled = await fillFor(context, generating, { userId, planned, fresh, signal });
  const madeBy = generating.author === null ? null : await countByModel(context, idsIn(filled));
  await store.write(async (queries) => {
    await queries.lock(PUBLISHING, 'shared');
    if (!(await finish(context, queries, { paperId, state: 'made', failure: null, madeBy, fit: filled.fit })))
      return;
    await placeSections(context, queries, {
      id: paperId,
      resultsPolicy: 'on-submit',
      sections: filled.sections,
    });
    const { difficultyLevel, fit } = filled;
    const changes = { isActive: true, difficultyLevel, durationMinutes: fit.minutes };
    await queries.update(store.t.papers).set(changes).where(eq(store.t.papers.id, paperId));
    await publishWithin(context, queries, paperId);
    const { categoryId } = row.choice;
    await noteExposure(store, queries, { categoryId, questionIds: idsIn(filled) });
  });
}

/** Orders for all questions of the section, so that as many as possible are made for this test. */
function ordersOf(wish: SectionWish, missing: readonly Missing[]): WritingOrder['orders'] {
  const { title, groups, questionCount, topicIds, difficulty } = wish;
  const order = (type: Missing['type'], count: number) => {
    const lack = missing.find((each) => each.section === title && each.type === type);
    const lacking = lack === undefined ? 0 : lack.wanted - lack.found;
    return { topicIds, type, count, difficulty, lacking };
  };
  if (groups === null) return [{ ...order(null, questionCount), type: onlyTypeOf(wish) }];
  return groups.map(({ type, count }) => order(type, count));
}

/** LM5: by the language model first, if there is one; the maker fills the rest. @returns ids in this order. */
async function makeAll(
  context: Context,
  { author, maker }: Generating,
  order: WritingOrder,
): Promise<readonly string[]> {
  if (author === null) return maker.make(order.orders, order.signal);
  const { ids, left } = await writeQuestions(context, author, order);
  return [...ids, ...(await maker.make(left, order.signal))];
}

interface Ending {
  readonly paperId: string;
  readonly state: 'made' | 'failed';
  readonly failure: string | null;
  readonly madeBy: { readonly model: number; readonly embedded: number } | null;
  readonly fit: TestFit | null;
}

/** Ends the making of a test. @returns false if it had ended before. */
async function finish(
  { store: { t }, clock }: Context,
  queries: Transaction,
  { paperId, ...ending }: Ending,
): Promise<boolean> {
  const { paperGenerations: tests } = t;
  const ended = await queries
    .update(tests)
    .set({ ...ending, finishedAt: clock.now() })
    .where(and(eq(tests.paperId, paperId), eq(tests.state, 'making')))
    .returning({ paperId: tests.paperId });
  return ended.length > 0;
}

/** Marks the test as failed and refunds the tokens in one transaction. A test that is ready stays. */
function giveUp(
  context: Context,
  { refund }: Pick<Generating, 'refund'>,
  { paperId, failure }: { readonly paperId: string; readonly failure: string },
): Promise<void> {
  const { store } = context;
  const { paperGenerations: tests } = store.t;
  return store.write(async (queries) => {
    const [row] = await queries.select().from(tests).where(eq(tests.paperId, paperId));
    if (row === undefined) return;
    await queries.lock(walletLock(row.userId));
    if (!(await finish(context, queries, { paperId, state: 'failed', failure, madeBy: null, fit: null })))
      return;
    await refund(queries, { userId: row.userId, thing: thingOf(paperId) });
  });
}
