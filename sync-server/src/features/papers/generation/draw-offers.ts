import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { questionTypeNames } from '@exam/shared-schema/question-types';
import type { Context } from '../../../context.ts';
import { drawQuestions, drawSets, type DrawnRow, type Pool, type Queries } from '../../../database/index.ts';
import type { Offer, SectionWish } from './fill.ts';

/** The last tests of a student whose questions are not asked again. */
export const TESTS_NOT_REPEATED = 5;

/** The package versions of the student's last attempts, and of the last tests that were made for the student. */
export async function seenVersions(
  { store: { t } }: Context,
  queries: Queries,
  userId: string,
): Promise<string[]> {
  const { attempts, papers } = t;
  const sat = await queries
    .select({ version: attempts.packageVersion })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.submittedAt))
    .limit(TESTS_NOT_REPEATED);
  const made = await queries
    .select({ version: papers.currentVersion })
    .from(papers)
    .where(and(eq(papers.ownerId, userId), isNotNull(papers.currentVersion)))
    .orderBy(desc(papers.createdAt))
    .limit(TESTS_NOT_REPEATED);
  return [...new Set([...sat, ...made].flatMap(({ version }) => version ?? []))];
}

export interface OfferOrder {
  readonly pool: Pool;
  /** Package versions whose questions are not offered. */
  readonly except: readonly string[];
  /** Puts the questions of a section in the order in which they are preferred. */
  readonly prefer: (rows: readonly DrawnRow[]) => readonly DrawnRow[];
}

/** GN3: what the bank offers for each section: a random sample of every topic and type, large enough to choose from. */
export async function drawOffers(
  context: Context,
  queries: Queries,
  wishes: readonly SectionWish[],
  order: OfferOrder & { readonly sample: SampleSize },
): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const wish of wishes) offers.push(await drawOffer(context, queries, wish, order));
  return offers;
}

/** `usual` is a few times what each topic has to give; `whole` is all that one topic alone would have to give. */
export type SampleSize = 'usual' | 'whole';

const TIMES_THE_NEED = 4;
const FEWEST = 6;
/** Sections ask for questions that other sections of the paper have taken. */
const WHOLE_TIMES_THE_NEED = 2;
const MOST_SETS = 30;

async function drawOffer(
  { store, ids }: Context,
  queries: Queries,
  { groups, questionCount, topicIds, difficulty, questionsInSets }: SectionWish,
  { pool, except, prefer, sample }: OfferOrder & { readonly sample: SampleSize },
): Promise<Offer> {
  const types = groups === null ? questionTypeNames : [...new Set(groups.map(({ type }) => type))];
  const share = Math.ceil(questionCount / topicIds.length);
  const limit =
    sample === 'whole'
      ? questionCount * WHOLE_TIMES_THE_NEED
      : Math.min(questionCount * WHOLE_TIMES_THE_NEED, Math.max(FEWEST, share * TIMES_THE_NEED));
  const rows = await drawQuestions(store, queries, {
    pool,
    wanted: topicIds.flatMap((topicId) => types.map((type) => ({ topicId, type, difficulty }))),
    except,
    limit,
    from: ids.next(),
  });
  const sets =
    questionsInSets === 0
      ? []
      : await drawSets(store, queries, {
          pool,
          topicIds,
          difficulty,
          except,
          limit: MOST_SETS,
          from: ids.next(),
        });
  return { singles: prefer(rows), sets };
}
