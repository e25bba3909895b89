import { and, eq } from 'drizzle-orm';
import type { AnswerKey, QuestionTypeName } from '@exam/shared-schema/question-types';
import type { Context } from '../../context.ts';
import type { Queries, StoredOption, StoredTranslations } from '../../database/index.ts';
import { renameKey, renamer, renameTranslations } from './rename-options.ts';

/** The difficulty of what its source does not rate: the middle of the scale, since the bank has to sort it somewhere. */
export const UNRATED = 5;

/** A question as in its source: options have the source's names, and the key refers to them. */
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
  /** By language tag; options have the names of the original ones. */
  readonly translations?: StoredTranslations;
  readonly sourceName: string;
  /** The permanent id of the question within its source. */
  readonly sourceKey: string;
}

export interface SavedQuestion {
  readonly id: string;
  readonly status: 'created' | 'duplicate';
}

/** Adds questions to the bank, in order. One that its source gave before is left as it is, so an import can be repeated; see completeQuestions. */
export function saveQuestions(context: Context, questions: readonly NewQuestion[]): Promise<SavedQuestion[]> {
  return context.store.write(async (queries) => {
    const saved: SavedQuestion[] = [];
    for (const question of questions) saved.push(await saveQuestion(context, queries, question));
    return saved;
  });
}

async function saveQuestion(
  context: Context,
  queries: Queries,
  question: NewQuestion,
): Promise<SavedQuestion> {
  const { questions } = context.store.t;
  const id = context.ids.next();
  const row = { ...question, ...withOpaqueOptions(context, question), id, createdAt: context.clock.now() };
  const added = await queries
    .insert(questions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: questions.id });
  if (added.length > 0) return { id, status: 'created' };
  const [before] = await queries
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.sourceName, question.sourceName), eq(questions.sourceKey, question.sourceKey)));
  if (before === undefined) throw new Error(`Question ${question.sourceKey} is neither new nor there`);
  return { id: before.id, status: 'duplicate' };
}

/** ST9: an option's name in its source ('A', 'correct') would give the key away, so it gets a new one. */
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
