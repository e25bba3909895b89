import { and, eq } from 'drizzle-orm';
import type { AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';
import type { Context } from '../context.ts';
import { addSearchTerms } from './search/search.ts';
import {
  BANK,
  type Pool,
  type Queries,
  type QuestionState,
  type Store,
  type StoredOption,
  type StoredTranslations,
} from '../database/index.ts';
import { likenessDigest, storedShingles } from './near-duplicates/index.ts';
import { searchedOf } from './texts-of.ts';
import { renameKey, renamer, renameTranslations } from './rename-options.ts';

/** The difficulty of a question that its source does not rate: the middle of the scale. */
export const UNRATED = 5;

/** A question as in its source: options have the source's ids, and the key refers to them. */
export interface NewQuestion {
  readonly type: QuestionTypeName;
  readonly text: string;
  readonly options: readonly StoredOption[];
  readonly key: AnswerKey;
  readonly explanation?: string;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly subjectId?: string;
  readonly topicId?: string;
  readonly diagramUrl?: string;
  readonly diagramAlt?: string;
  readonly diagramLatex?: string;
  /** By language tag; options have the ids of the original ones. */
  readonly translations?: StoredTranslations;
  readonly keywords?: readonly string[];
  /** ST59; 'ranked' if absent. */
  readonly pool?: Pool;
  /** 'active' if absent. */
  readonly state?: QuestionState;
  /** Exact fractions, for sections that let questions have marks of their own. */
  readonly marks?: string;
  readonly negativeMarks?: string;
  readonly licence?: string;
  readonly sourceName: string;
  /** The permanent id of the question within its source. */
  readonly sourceKey: string;
}

export interface SavedQuestion {
  readonly id: string;
  readonly status: 'created' | 'duplicate';
}

/**
 * Adds questions to the bank, in order. A question that was added from the same source before is left unchanged, so an
 * import can be repeated; see completeQuestions.
 */
export function saveQuestions(context: Context, questions: readonly NewQuestion[]): Promise<SavedQuestion[]> {
  return context.store.write(async (queries) => {
    await queries.lock(BANK);
    return saveWithin(context, queries, questions);
  });
}

/** The position of a question in its set. */
interface PlaceInSet {
  readonly setId: string;
  /** From 0. */
  readonly setPosition: number;
}

/** Limited by the number of parameters of a statement, on both engines. */
const ROWS_AT_ONCE = 500;

/** As `saveQuestions`, within a transaction that holds the lock BANK. */
export async function saveWithin(
  context: Context,
  queries: Queries,
  questions: readonly (NewQuestion & Partial<PlaceInSet>)[],
): Promise<SavedQuestion[]> {
  const saved: SavedQuestion[] = [];
  for (let first = 0; first < questions.length; first += ROWS_AT_ONCE)
    saved.push(...(await saveSome(context, queries, questions.slice(first, first + ROWS_AT_ONCE))));
  return saved;
}

async function saveSome(
  context: Context,
  queries: Queries,
  questions: readonly (NewQuestion & Partial<PlaceInSet>)[],
): Promise<SavedQuestion[]> {
  const { t } = context.store;
  const createdAt = context.clock.now();
  const rows = questions.map((question) => ({
    ...question,
    ...withOpaqueOptions(context, question),
    id: context.ids.next(),
    likeness: likenessDigest(question),
    shingles: storedShingles(question),
    createdAt,
  }));
  const added = await queries
    .insert(t.questions)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: t.questions.id });
  const created = new Set(added.map(({ id }) => id));
  await addSearchTerms(
    context.store,
    queries,
    rows.flatMap((row) => (created.has(row.id) ? [searchedOf(row)] : [])),
  );
  const saved: SavedQuestion[] = [];
  for (const { id, ...row } of rows) {
    if (created.has(id)) saved.push({ id, status: 'created' });
    else saved.push({ id: await idBySource(context.store, queries, row), status: 'duplicate' });
  }
  return saved;
}

async function idBySource(
  { t: { questions } }: Store,
  queries: Queries,
  { sourceName, sourceKey }: Pick<NewQuestion, 'sourceName' | 'sourceKey'>,
): Promise<string> {
  const [before] = await queries
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.sourceName, sourceName), eq(questions.sourceKey, sourceKey)));
  if (before === undefined) throw new Error(`Question ${sourceKey} was neither inserted nor found`);
  return before.id;
}

/** ST9: an option's id in its source ('A', 'correct') could reveal the key, so it gets a new one. */
function withOpaqueOptions(
  { ids }: Context,
  { options, key, translations }: NewQuestion,
): Pick<NewQuestion, 'options' | 'key' | 'translations'> {
  const rename = renamer(new Map(options.map((option) => [option._id, ids.next()])));
  return {
    options: options.map((option) => ({ ...option, _id: rename(option._id) })),
    key: renameKey(key, rename),
    ...(translations && { translations: renameTranslations(translations, rename) }),
  };
}
