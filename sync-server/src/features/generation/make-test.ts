import { and, desc, eq, ne, notExists } from 'drizzle-orm';
import {
  FEWEST_QUESTIONS,
  type Missing,
  type SectionWish,
  type TestPlan,
} from '@exam/shared-schema/test-plan';
import type { Context } from '../../context.ts';
import { PUBLISHING, walletLock, type Queries, type Tables } from '../../database/index.ts';
import type { Ability } from '../../item-response/index.ts';
import type { Purse } from '../../tokens/index.ts';
import { keepEmptyPaper, placeSections, type NewPaper } from '../../papers/create-paper.ts';
import { publishWithin } from '../../papers/publish-paper.ts';
import type { Author } from './by-model/author.ts';
import { planFor, readBlueprint, type Blueprint, type BlueprintSection } from './blueprint.ts';
import { digestOf, type ChosenTest } from './choice.ts';
import { seenQuestions, TESTS_NOT_REPEATED, type OfferOrder } from './draw-offers.ts';
import { noteExposure, readExposed } from './exposure.ts';
import { fillTest, ordersFor, replacementsFor, tooSmall, type Drawn } from './fill-test.ts';
import type { QuestionMaker } from '../../bank/question-maker.ts';

export type TestKind = 'adaptive' | 'ai';

/** What making a test needs from other features. */
export interface Generating extends Pick<Purse, 'charge' | 'refund'> {
  readonly maker: QuestionMaker;
  /** LM5: writes the questions of AI tests before the maker is used; null where no language model is configured. */
  readonly author: Author | null;
  /** AB4: orders questions by how well they suit the student. */
  readonly preferFor: (userId: string, topicIds: readonly string[]) => Promise<OfferOrder['prefer']>;
  /** AB3: the student's abilities in those of the topics that have answers. */
  readonly abilitiesIn: (userId: string, topicIds: readonly string[]) => Promise<readonly TopicAbility[]>;
}

interface TopicAbility extends Ability {
  readonly topicId: string;
}

/** The ledger reference that a test is charged under. */
export const thingOf = (paperId: string): string => `test ${paperId}`;

/** A choice with the plan of its test. */
export interface PlannedTest {
  readonly chosen: ChosenTest;
  readonly blueprint: Blueprint;
  readonly plan: TestPlan<BlueprintSection>;
}

export async function readPlan(
  { store }: Context,
  queries: Queries,
  chosen: ChosenTest,
): Promise<PlannedTest> {
  const blueprint = await readBlueprint(store.t, queries, chosen, null);
  return { chosen, blueprint, plan: planFor(blueprint, chosen) };
}

interface Filling {
  readonly planned: PlannedTest;
  readonly userId: string;
  /** Ids of questions made for this test: they are preferred. */
  readonly fresh?: readonly string[];
  readonly signal?: AbortSignal;
}

/** The numbers of recent tests whose questions are not repeated: fewer only if no test could be made otherwise. */
const RECENT_TESTS = [TESTS_NOT_REPEATED, 1, 0];

/** First questions of the types that are asked for, then of others in place of those that could not be made. */
const ordersForMissing = (wishes: readonly SectionWish[], { missing }: Drawn) => ordersFor(wishes, missing);
const ordersForReplacements = (wishes: readonly SectionWish[], { fit }: Drawn) =>
  replacementsFor(wishes, fit);

interface Drawing
  extends
    Pick<Filling, 'planned' | 'userId' | 'fresh'>,
    Pick<OfferOrder, 'prefer' | 'exposed' | 'exposedAre'> {
  /** The number of recent tests whose questions are not repeated. */
  readonly tests: number;
}

async function draw(
  context: Context,
  { planned: { plan, blueprint }, userId, tests, fresh = [], ...order }: Drawing,
): Promise<Drawn> {
  const { read } = context.store;
  const except = await seenQuestions(context, read, { userId, tests });
  const { scheme } = blueprint;
  return fillTest(context, read, { plan, scheme }, { ...order, pool: 'practice', except, fresh });
}

/** What the bank alone lacks for a test. */
export async function missingFor(
  context: Context,
  filling: Pick<Filling, 'planned' | 'userId'>,
): Promise<readonly Missing[]> {
  const anyOrder = <Rows>(rows: Rows) => rows;
  return (await draw(context, { ...filling, prefer: anyOrder, tests: TESTS_NOT_REPEATED })).missing;
}

/**
 * GN3, GN11: fills the test for a student as far as the bank carries it. Questions that it lacks are made, if there is a
 * maker.
 * @throws AppError BANK_TOO_SMALL with what is missing, if there are fewer than five questions.
 */
export async function fillFor(
  context: Context,
  { maker, preferFor }: Pick<Generating, 'maker' | 'preferFor'>,
  { signal, ...filling }: Filling,
): Promise<Drawn> {
  const { userId, planned } = filling;
  const { topicIds, categoryId } = planned.chosen.choice;
  const prefer = await preferFor(userId, topicIds);
  const exposed = await readExposed(context.store, context.store.read, categoryId);
  const drawFor = (tests: number, exposedAre: OfferOrder['exposedAre'] = 'last') =>
    draw(context, { ...filling, prefer, exposed, exposedAre, tests });
  let drawn = await drawFor(TESTS_NOT_REPEATED, 'none');
  if (drawn.missing.length > 0 && exposed.size > 0) drawn = await drawFor(TESTS_NOT_REPEATED);
  const { wishes } = planned.plan;
  if (drawn.missing.length === 0) return drawn;
  for (const ordersOf of [ordersForMissing, ordersForReplacements]) {
    const made = await maker.make(ordersOf(wishes, drawn), signal);
    if (made.length > 0) drawn = await drawFor(TESTS_NOT_REPEATED);
  }
  for (const tests of RECENT_TESTS) {
    if (tests < TESTS_NOT_REPEATED) drawn = await drawFor(tests);
    if (drawn.fit.questions >= FEWEST_QUESTIONS) return drawn;
  }
  throw tooSmall(drawn.missing);
}

/** The row of a generated paper, without its questions (ST59). */
export function paperOf(
  { chosen, blueprint, plan }: PlannedTest,
  { userId, kind, minutes }: { readonly userId: string; readonly kind: TestKind; readonly minutes: number },
): Omit<NewPaper, 'sections' | 'difficultyLevel'> {
  const { category, subjects, topics } = chosen;
  return {
    title: `${category.name} ${KIND_NAMES[kind]}: ${inShort(subjects.map(({ name }) => name))}`,
    description: inShort(topics.map(({ name }) => name)),
    categoryId: category.id,
    subjectIds: subjects.map(({ id }) => id),
    durationMinutes: minutes,
    createdBy: userId,
    ownerId: userId,
    isAiGenerated: kind === 'ai',
    isAdaptive: kind === 'adaptive',
    resultsPolicy: 'on-submit',
    timingPolicy: 'pausable',
    // The sections of its own form have no times to be locked by (GN11).
    sectionTiming: plan.isOwnForm ? 'free' : blueprint.sectionTiming,
    scheme: blueprint.scheme,
    ...(blueprint.calculator !== null && { calculator: blueprint.calculator }),
    ...(blueprint.templateId !== null && { templateId: blueprint.templateId }),
  };
}

const KIND_NAMES: Readonly<Record<TestKind, string>> = { adaptive: 'Adaptive Test', ai: 'AI Test' };

const NAMED = 3;

/** 'Kinematics, Optics, Waves and 2 more'. */
function inShort(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

/**
 * GN7: the newest test of the same choice that is being made or was not sat yet. It is returned instead of making
 * another one, so that a repeated request costs nothing.
 */
export async function sameTest(
  t: Tables,
  queries: Queries,
  { userId, digest }: { readonly userId: string; readonly digest: string },
): Promise<string | null> {
  const { paperGenerations: tests, attempts, attemptDrafts } = t;
  const isSat = queries
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.paperId, tests.paperId)));
  const isBegun = queries
    .select({ id: attemptDrafts.attemptId })
    .from(attemptDrafts)
    .where(and(eq(attemptDrafts.userId, userId), eq(attemptDrafts.paperId, tests.paperId)));
  const [found] = await queries
    .select({ paperId: tests.paperId })
    .from(tests)
    .where(
      and(
        eq(tests.userId, userId),
        eq(tests.digest, digest),
        ne(tests.state, 'failed'),
        notExists(isSat),
        notExists(isBegun),
      ),
    )
    .orderBy(desc(tests.createdAt))
    .limit(1);
  return found?.paperId ?? null;
}

/** The ids of the questions of a test. */
export const idsIn = ({ sections }: Pick<Drawn, 'sections'>): string[] =>
  sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));

interface NewTest {
  readonly userId: string;
  readonly planned: PlannedTest;
  readonly filled: Drawn;
  /** Tokens. */
  readonly price: number;
}

/**
 * GN5: charges, stores and publishes a filled adaptive test in one transaction, so that a charge without a test, or part
 * of a test, cannot occur.
 * @returns the paper's id, or that of the same test if a concurrent request stored it first.
 */
export function keepAdaptiveTest(
  context: Context,
  { charge }: Pick<Generating, 'charge'>,
  { userId, planned, filled, price }: NewTest,
): Promise<string> {
  const { store, clock } = context;
  return store.write(async (queries) => {
    await queries.lock(walletLock(userId));
    const digest = digestOf('adaptive', planned.chosen);
    const same = await sameTest(store.t, queries, { userId, digest });
    if (same !== null) return same;
    await queries.lock(PUBLISHING, 'shared');
    const id = await keepEmptyPaper(context, queries, {
      ...paperOf(planned, { userId, kind: 'adaptive', minutes: filled.fit.minutes }),
      difficultyLevel: filled.difficultyLevel,
    });
    await charge(queries, { userId, thing: thingOf(id), tokens: price });
    await placeSections(context, queries, { id, resultsPolicy: 'on-submit', sections: filled.sections });
    await publishWithin(context, queries, id);
    const { categoryId } = planned.chosen.choice;
    await noteExposure(store, queries, { categoryId, questionIds: idsIn(filled) });
    const now = clock.now();
    await queries.insert(store.t.paperGenerations).values({
      paperId: id,
      userId,
      kind: 'adaptive',
      choice: planned.chosen.choice,
      digest,
      state: 'made',
      fit: filled.fit,
      createdAt: now,
      finishedAt: now,
    });
    return id;
  });
}
