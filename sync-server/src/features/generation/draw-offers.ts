import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { questionTypeNames, type QuestionTypeName } from '@exam/shared-schema/question-types';
import type { Offer, SectionWish, TypesByTopic } from '@exam/shared-schema/test-plan';
import type { Context } from '../../context.ts';
import {
  countTypes,
  drawQuestions,
  drawSets,
  type DrawnRow,
  type Wanted,
} from '../../bank/draw-questions.ts';
import { type Pool, type Queries, type Store } from '../../database/index.ts';
import { NOTHING_EXPOSED, type Exposed } from './exposure.ts';

/** Questions of this many recent tests are not repeated. */
export const TESTS_NOT_REPEATED = 5;

/** GN3: ids of the questions of the student's recent attempts, and of tests generated for the student recently. */
export async function seenQuestions(
  { store: { t } }: Context,
  queries: Queries,
  { userId, tests }: { readonly userId: string; readonly tests: number },
): Promise<string[]> {
  if (tests === 0) return [];
  const { attempts, papers, packageQuestions: seen } = t;
  const sat = await queries
    .select({ version: attempts.packageVersion })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.submittedAt))
    .limit(tests);
  const made = await queries
    .select({ version: papers.currentVersion })
    .from(papers)
    .where(and(eq(papers.ownerId, userId), isNotNull(papers.currentVersion)))
    .orderBy(desc(papers.createdAt))
    .limit(tests);
  const versions = [...new Set([...sat, ...made].flatMap(({ version }) => version ?? []))];
  const rows = await queries
    .select({ id: seen.questionId })
    .from(seen)
    .where(inArray(seen.packageVersion, versions));
  return [...new Set(rows.map(({ id }) => id))];
}

export interface OfferOrder {
  readonly pool: Pool;
  /** Ids of questions that must not be offered. */
  readonly except: readonly string[];
  /** AB60: questions that other tests of the exam had lately. */
  readonly exposed?: Exposed;
  /** `none`: single questions of them are not offered; `last`: after all others. Sets always are the last. */
  readonly exposedAre?: 'none' | 'last';
  /** Ids of questions that are offered first, in this order, if they fit. */
  readonly fresh?: readonly string[];
  /** Orders questions of a section by preference. @param perTopic how many of each topic are taken at most. */
  readonly prefer: (rows: readonly DrawnRow[], perTopic: number) => readonly DrawnRow[];
}

/** `usual` is a multiple of each topic's share; `whole` is what one topic would need to fill the section alone. */
export type SampleSize = 'usual' | 'whole';

const TIMES_THE_SHARE = 4;
const FEWEST = 6;
const MOST_SETS = 30;

/** GN3: candidates for each section: a random sample of every topic and type, large enough to choose from. */
export async function drawOffers(
  { store, ids }: Context,
  queries: Queries,
  wishes: readonly SectionWish[],
  { pool, except, fresh = [], sample, ...order }: OfferOrder & { readonly sample: SampleSize },
): Promise<Offer[]> {
  const { exposed = NOTHING_EXPOSED, exposedAre = 'none' } = order;
  const prefer = exposedLast(order.prefer, exposed);
  const needs = wishes.flatMap((wish) => needsOf(wish, sample));
  const limit = limitFor(needs, sample);
  const drawn = await drawQuestions(store, queries, {
    pool,
    wanted: distinct(needs),
    except: exposedAre === 'none' ? [...except, ...exposed.keys()] : except,
    limit,
    from: ids.next(),
  });
  const made = await readFresh(store, queries, fresh);
  const isMade = new Set(fresh);
  const usual = drawn.filter(({ id }) => !isMade.has(id));
  const offers: Offer[] = [];
  for (const wish of wishes) {
    const { topicIds, difficulty, questionsInSets } = wish;
    const draw = { pool, topicIds, difficulty, except, limit: MOST_SETS, from: ids.next() };
    // Where single questions are missing, any section may have sets.
    const hasSets = questionsInSets > 0 || sample === 'whole';
    const sets = hasSets ? await drawSets(store, queries, draw) : [];
    const freeOf = (set: (typeof sets)[number]) => Math.max(...set.map(({ id }) => exposed.get(id) ?? 0));
    const types = wish.groups === null ? await typesOf(store, queries, pool, wish) : undefined;
    offers.push({
      singles: [...fitting(wish, made), ...preferred(wish, fitting(wish, usual), prefer)],
      sets: sets.toSorted((one, other) => freeOf(one) - freeOf(other)),
      ...(types && { types }),
      fresh: isMade,
    });
  }
  return offers;
}

/** AB60: what was used lately comes last, and of it first what has waited longest. */
function exposedLast(prefer: OfferOrder['prefer'], exposed: Exposed): OfferOrder['prefer'] {
  if (exposed.size === 0) return prefer;
  return (rows, perTopic) => {
    const used = rows.filter(({ id }) => exposed.has(id));
    const freeOf = ({ id }: DrawnRow) => exposed.get(id) ?? 0;
    const free = rows.filter(({ id }) => !exposed.has(id));
    return [...prefer(free, perTopic), ...used.toSorted((one, other) => freeOf(one) - freeOf(other))];
  };
}

/** In a section of any type, each type by itself: which type is taken does not depend on the preference (GN2). */
function preferred(
  { groups, questionCount, topicIds }: SectionWish,
  rows: readonly DrawnRow[],
  prefer: OfferOrder['prefer'],
): readonly DrawnRow[] {
  const perTopic = Math.ceil(questionCount / topicIds.length);
  if (groups !== null) return prefer(rows, perTopic);
  return questionTypeNames.flatMap((type) =>
    prefer(
      rows.filter((row) => row.type === type),
      perTopic,
    ),
  );
}

async function typesOf(
  store: Store,
  queries: Queries,
  pool: Pool,
  { topicIds, difficulty, types }: SectionWish,
): Promise<TypesByTopic> {
  const counts = await countTypes(store, queries, { pool, topicIds, difficulty });
  const byTopic = new Map<string, Map<QuestionTypeName, number>>();
  for (const { topicId, type, count } of counts) {
    if (!types.includes(type)) continue;
    const own = byTopic.get(topicId) ?? new Map<QuestionTypeName, number>();
    byTopic.set(topicId, own.set(type, count));
  }
  return byTopic;
}

/** Questions made just now: a random sample might miss them, and they have no answers yet. */
async function readFresh({ t }: Store, queries: Queries, ids: readonly string[]): Promise<DrawnRow[]> {
  if (ids.length === 0) return [];
  const { id, topicId, type, difficulty, options } = t.questions;
  const rows = await queries
    .select({ id, topicId, type, difficulty, options })
    .from(t.questions)
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((each) => {
    const row = byId.get(each);
    if (row?.topicId == null) return [];
    return [{ ...row, topicId: row.topicId, options: row.options.length, calibration: null }];
  });
}

/** How many questions of one topic and type a section may need. */
interface Need extends Wanted {
  /** If this topic fills the section alone. */
  readonly whole: number;
  /** If all topics contribute equally. */
  readonly share: number;
}

function needsOf(
  { groups, types, questionCount, topicIds, difficulty }: SectionWish,
  sample: SampleSize,
): Need[] {
  const share = Math.ceil(questionCount / topicIds.length);
  const asked = (type: QuestionTypeName) =>
    (groups ?? []).filter((group) => group.type === type).reduce((sum, { count }) => sum + count, 0);
  // Questions of other types may replace any that are missing.
  const wholeOf = (type: QuestionTypeName) =>
    groups === null || sample === 'whole' ? questionCount : asked(type);
  return types
    .map((type) => ({ type, whole: wholeOf(type) }))
    .filter(({ whole }) => whole > 0)
    .flatMap(({ type, whole }) => topicIds.map((topicId) => ({ topicId, type, difficulty, whole, share })));
}

/** One limit that suffices for every topic and type, in all sections together. */
function limitFor(needs: readonly Need[], sample: SampleSize): number {
  const usual = Math.max(FEWEST, mostOf(needs, ({ share }) => share) * TIMES_THE_SHARE);
  return sample === 'usual'
    ? usual
    : Math.max(
        usual,
        mostOf(needs, ({ whole }) => whole),
      );
}

function mostOf(needs: readonly Need[], countOf: (need: Need) => number): number {
  const sums = new Map<string, number>();
  for (const need of needs) {
    const key = `${need.topicId} ${need.type}`;
    sums.set(key, (sums.get(key) ?? 0) + countOf(need));
  }
  return Math.max(0, ...sums.values());
}

function distinct(needs: readonly Need[]): Wanted[] {
  const key = ({ topicId, type, difficulty: { min, max } }: Need) => `${topicId} ${type} ${min} ${max}`;
  return [...new Map(needs.map((need) => [key(need), need])).values()];
}

/** Those of the drawn questions that this section may use. */
function fitting(
  { topicIds, types, difficulty: { min, max } }: SectionWish,
  drawn: readonly DrawnRow[],
): DrawnRow[] {
  const fits = (row: DrawnRow) =>
    topicIds.includes(row.topicId) &&
    types.includes(row.type) &&
    row.difficulty >= min &&
    row.difficulty <= max;
  return [...new Map(drawn.filter(fits).map((row) => [row.id, row])).values()];
}
