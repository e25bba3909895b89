import { and, asc, eq, inArray } from 'drizzle-orm';
import { NO_TOPICS, NO_TOPIC_IDS } from '@exam/shared-schema/contract';
import { suitableTemplate } from '@exam/shared-schema/test-plan';
import type { Context } from '../../context.ts';
import type { Queries, TestChoice, Tables } from '../../database/index.ts';
import { refused } from '../../crud/index.ts';
import { AppError } from '../../http/index.ts';
import { sha256 } from '../../sha256.ts';
import { publicTemplates } from './public-templates.ts';

/** The choice as submitted, before its parts are checked. */
export interface AskedChoice {
  readonly templateId: string | null;
  readonly categoryId?: string | undefined;
  readonly subjectIds: readonly string[];
  readonly topicIds: readonly string[];
  readonly difficulty: TestChoice['difficulty'];
  readonly questions?: TestChoice['questions'];
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface ChosenTopic extends Named {
  readonly subjectId: string;
}

/** GN1: a choice whose parts all exist and are active. */
export interface ChosenTest {
  readonly choice: TestChoice;
  readonly category: Named;
  /** The subjects of the chosen topics, by name. */
  readonly subjects: readonly Named[];
  readonly topics: readonly ChosenTopic[];
}

/** The digest does not depend on the order of the topics. */
export function digestOf(kind: string, { choice }: Pick<ChosenTest, 'choice'>): string {
  const { templateId, categoryId, topicIds, difficulty, questions } = choice;
  const length = questions === undefined ? [] : [questions];
  return sha256(JSON.stringify([kind, templateId, categoryId, [...topicIds].sort(), difficulty, ...length]));
}

/** @throws AppError with a message for the screen if something is missing or was deleted. */
export async function readChoice(
  { store: { t } }: Context,
  queries: Queries,
  asked: AskedChoice,
): Promise<ChosenTest> {
  if (asked.subjectIds.length === 0 || asked.topicIds.length === 0) throw new AppError('REFUSED', NO_TOPICS);
  const topics = await topicsOf(t, queries, asked);
  const subjects = await subjectsOf(t, queries, topics);
  const category = await categoryOf(t, queries, asked, subjects);
  const templateId = asked.templateId ?? (await templateFor(t, queries, category.id, topics));
  const choice: TestChoice = {
    templateId,
    categoryId: category.id,
    subjectIds: subjects.map(({ id }) => id),
    topicIds: topics.map(({ id }) => id),
    difficulty: asked.difficulty,
    ...(asked.questions !== undefined && { questions: asked.questions }),
  };
  return { choice, category, subjects, topics };
}

/** As `readChoice`, for a choice that names category, subjects and topics by slug. */
export async function readNamedChoice(
  context: Context,
  queries: Queries,
  named: {
    readonly templateId: string | null;
    readonly cid: string;
    readonly sids: readonly string[];
    readonly tids: readonly string[];
    readonly difficulty: TestChoice['difficulty'];
    readonly questions?: TestChoice['questions'];
  },
): Promise<ChosenTest> {
  const { categories, subjects, topics } = context.store.t;
  if (named.sids.length === 0) throw new AppError('REFUSED', NO_TOPICS);
  if (named.tids.length === 0) throw new AppError('REFUSED', NO_TOPIC_IDS);
  const [category] = await queries
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.cid, named.cid));
  const found = await queries
    .select({ id: topics.id })
    .from(topics)
    .where(inArray(topics.tid, [...named.tids]));
  const chosen = await queries
    .select({ id: subjects.id })
    .from(subjects)
    .where(inArray(subjects.sid, [...named.sids]));
  if (found.length < new Set(named.tids).size) throw new AppError('REFUSED', NO_TOPIC_IDS);
  if (category === undefined) throw refused('cid', GONE.category);
  return readChoice(context, queries, {
    templateId: named.templateId,
    categoryId: category.id,
    subjectIds: chosen.map(({ id }) => id),
    topicIds: found.map(({ id }) => id),
    difficulty: named.difficulty,
    questions: named.questions,
  });
}

const GONE = {
  category: 'This category no longer exists. Please choose again.',
  topic: 'A chosen topic no longer exists. Please choose again.',
  subject: 'A chosen subject no longer exists. Please choose again.',
} as const;

/** The chosen topics, within the chosen subjects, in a fixed order. */
async function topicsOf(
  { topics }: Tables,
  queries: Queries,
  { subjectIds, topicIds }: AskedChoice,
): Promise<ChosenTopic[]> {
  const { id, name, subjectId } = topics;
  const isChosen = and(
    inArray(id, [...topicIds]),
    inArray(subjectId, [...subjectIds]),
    eq(topics.isActive, true),
  );
  const found = await queries
    .select({ id, name, subjectId })
    .from(topics)
    .where(isChosen)
    .orderBy(asc(name), asc(id));
  if (found.length < new Set(topicIds).size) throw refused('topicIds', GONE.topic);
  return found;
}

async function subjectsOf(
  { subjects }: Tables,
  queries: Queries,
  topics: readonly ChosenTopic[],
): Promise<Named[]> {
  const ids = [...new Set(topics.map(({ subjectId }) => subjectId))];
  const { id, name } = subjects;
  const isChosen = and(inArray(id, ids), eq(subjects.isActive, true));
  const found = await queries.select({ id, name }).from(subjects).where(isChosen).orderBy(asc(name), asc(id));
  if (found.length < ids.length) throw refused('subjectIds', GONE.subject);
  return found;
}

/** The category that is named, or that of the template, or the first that has a chosen subject. */
async function categoryOf(
  { categories, categorySubjects, examTemplates }: Tables,
  queries: Queries,
  { categoryId, templateId }: AskedChoice,
  subjects: readonly Named[],
): Promise<Named> {
  const { id, name } = categories;
  const all = queries.select({ id, name }).from(categories).$dynamic();
  const subjectIds = subjects.map((subject) => subject.id);
  const rows =
    categoryId !== undefined
      ? await all.where(and(eq(id, categoryId), eq(categories.isActive, true)))
      : templateId !== null
        ? await all
            .innerJoin(examTemplates, eq(examTemplates.categoryId, id))
            .where(eq(examTemplates.id, templateId))
        : await all
            .innerJoin(categorySubjects, eq(categorySubjects.categoryId, id))
            .where(and(inArray(categorySubjects.subjectId, subjectIds), eq(categories.isActive, true)))
            .orderBy(asc(name), asc(id))
            .limit(1);
  const [found] = rows;
  if (found === undefined) throw refused('categoryId', GONE.category);
  return { id: found.id, name: found.name };
}

/** GN11: the default template of the category, unless only another is about the topics. */
async function templateFor(
  t: Tables,
  queries: Queries,
  categoryId: string,
  topics: readonly ChosenTopic[],
): Promise<string | null> {
  const templates = await publicTemplates(t, queries, categoryId);
  return suitableTemplate(templates, ({ isDefault }) => isDefault, topics)?._id ?? null;
}
