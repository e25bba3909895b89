import { and, eq, inArray } from 'drizzle-orm';
import type { NextTest } from '@exam/shared-schema/contract';
import { suppliedBy, typesAskedBy } from '@exam/shared-schema/test-plan';
import type { Context } from '../../context.ts';
import { AppError } from '../../http/index.ts';
import type { Generating } from './make-test.ts';
import { publicTemplates } from './public-templates.ts';
import { supplyOf, topicsOfCategory } from './supply.ts';

interface OwnAttempt {
  readonly userId: string;
  readonly attemptId: string;
}

/** As many topics as the topic step recommends. */
const MOST_TOPICS = 4;
/** Some of the weakest topics may have no questions. */
const MOST_CANDIDATES = 12;

/**
 * AB62: the weakest topics of the category of an attempt: those with the lowest estimated ability, which draws topics with
 * few answers to the mean, so that one wrong answer makes no topic the weakest.
 */
export async function readNextTest(
  context: Context,
  generating: Pick<Generating, 'abilitiesIn' | 'maker'>,
  own: OwnAttempt,
): Promise<NextTest | null> {
  const categoryId = await categoryOf(context, own);
  const ofCategory = (await topicsOfCategory(context, categoryId)) ?? [];
  const known = await generating.abilitiesIn(own.userId, ofCategory);
  const weakest = known
    .toSorted((one, other) => one.theta - other.theta || (one.topicId < other.topicId ? -1 : 1))
    .slice(0, MOST_CANDIDATES)
    .map(({ topicId }) => topicId);
  if (weakest.length === 0) return null;
  const { t, read } = context.store;
  const types = typesAskedBy(await publicTemplates(t, read, categoryId));
  const supplies = await supplyOf(context, generating, { userId: own.userId, topicIds: weakest, types });
  const chosen = supplies
    .filter((supply) => suppliedBy(supply) + supply.seen + supply.made.length > 0)
    .slice(0, MOST_TOPICS)
    .map(({ topicId }) => topicId);
  return chosen.length === 0 ? null : choiceOf(context, categoryId, chosen);
}

async function categoryOf({ store: { read, t } }: Context, { userId, attemptId }: OwnAttempt) {
  const { attempts, papers } = t;
  const [found] = await read
    .select({ categoryId: papers.categoryId })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(and(eq(attempts.userId, userId), eq(attempts.id, attemptId)));
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found.categoryId;
}

async function choiceOf(
  { store: { read, t } }: Context,
  categoryId: string,
  topicIds: readonly string[],
): Promise<NextTest> {
  const { id, name, subjectId } = t.topics;
  const rows = await read
    .select({ _id: id, name, subjectId })
    .from(t.topics)
    .where(inArray(id, [...topicIds]));
  const topics = topicIds.flatMap((topicId) => rows.find(({ _id }) => _id === topicId) ?? []);
  return {
    categoryId,
    subjectIds: [...new Set(topics.map((topic) => topic.subjectId))],
    topics: topics.map((topic) => ({ _id: topic._id, name: topic.name })),
  };
}
