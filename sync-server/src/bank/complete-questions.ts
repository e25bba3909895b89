import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries, Store, StoredTranslations, Transaction } from '../database/index.ts';
import { changeQuestion } from './change-question.ts';
import { renamer, renameTranslations } from './rename-options.ts';
import { UNRATED, type NewQuestion } from './save-questions.ts';

type QuestionRow = Store['t']['questions']['$inferSelect'];

/** The outcome for one question. `text-differs`: the text in the bank now differs from the source. */
export interface CompletedQuestion {
  readonly id: string;
  readonly sourceKey: string;
  readonly outcome: 'changed' | 'as-before' | 'text-differs';
}

/**
 * Adds to questions of the bank what a newer version of their source has: translations, and a topic, an explanation or a
 * difficulty where the bank has none. Everything else stays as it is. A question whose text has changed in the bank is
 * skipped, since the additions would belong to another text.
 */
export async function completeQuestions(
  context: Context,
  queries: Transaction,
  questions: readonly NewQuestion[],
): Promise<CompletedQuestion[]> {
  const completed: CompletedQuestion[] = [];
  for (const question of questions) {
    const row = await bySource(context.store, queries, question);
    completed.push(await complete(context, queries, row, question));
  }
  return completed;
}

async function complete(
  context: Context,
  queries: Transaction,
  row: QuestionRow,
  question: NewQuestion,
): Promise<CompletedQuestion> {
  const { id, sourceKey } = row;
  if (contentOf(row) !== contentOf(question)) return { id, sourceKey, outcome: 'text-differs' };
  const translations = merged(row.translations ?? {}, inTheBanksNames(row, question));
  const members = {
    translations: Object.keys(translations).length === 0 ? null : translations,
    topicId: row.topicId ?? question.topicId ?? null,
    explanation: row.explanation ?? question.explanation ?? null,
    difficulty: row.difficulty === UNRATED ? question.difficulty : row.difficulty,
  };
  const change = { kind: 'edited', changedBy: null, reason: `Imported from ${question.sourceName}` } as const;
  const changed = await changeQuestion(context, queries, row, members, change);
  return { id, sourceKey, outcome: changed === null ? 'as-before' : 'changed' };
}

/** A new translation without an explanation keeps the one in the bank. */
function merged(before: StoredTranslations, brought: StoredTranslations): StoredTranslations {
  const languages = Object.entries(brought).map(([language, translation]) => [
    language,
    { ...before[language], ...translation },
  ]);
  return { ...before, ...(Object.fromEntries(languages) as StoredTranslations) };
}

/** The bank keeps options in the order of the source, with its own ids (ST9). */
function inTheBanksNames(row: QuestionRow, { options, translations = {} }: NewQuestion): StoredTranslations {
  const names = new Map(options.map(({ _id }, place) => [_id, row.options[place]?._id ?? _id]));
  return renameTranslations(translations, renamer(names));
}

function contentOf({ type, text, options }: Pick<NewQuestion, 'type' | 'text' | 'options'>): string {
  return JSON.stringify([type, text, options.map((option) => option.text)]);
}

async function bySource(
  { t }: Store,
  queries: Queries,
  { sourceName, sourceKey }: NewQuestion,
): Promise<QuestionRow> {
  const [row] = await queries
    .select()
    .from(t.questions)
    .where(and(eq(t.questions.sourceName, sourceName), eq(t.questions.sourceKey, sourceKey)));
  if (row === undefined) throw new Error(`The bank has no question ${sourceKey} of ${sourceName}`);
  return row;
}
