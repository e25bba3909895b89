import { and, eq } from 'drizzle-orm';
import { canonicalJson } from '@exam/shared-schema/attempt';
import type { Queries, Store, StoredTranslations } from '../../database/index.ts';
import { renamer, renameTranslations } from './rename-options.ts';
import type { NewQuestion } from './save-questions.ts';

type QuestionRow = Store['t']['questions']['$inferSelect'];

/** The outcome for one question. `other-words`: the text in the bank now differs from the source. */
export interface TranslatedQuestion {
  readonly id: string;
  readonly sourceKey: string;
  readonly outcome: 'changed' | 'as-before' | 'other-words';
}

/**
 * Adds translations from the source to questions in the bank; translations into other languages are kept. Only for
 * questions whose text is still the same as in the source: otherwise the translation would be of a different text.
 */
export async function translateQuestions(
  store: Store,
  queries: Queries,
  questions: readonly NewQuestion[],
): Promise<TranslatedQuestion[]> {
  const translated: TranslatedQuestion[] = [];
  for (const question of questions) {
    const row = await bySource(store, queries, question);
    translated.push(await translate(store, queries, row, question));
  }
  return translated;
}

async function translate(
  { t }: Store,
  queries: Queries,
  row: QuestionRow,
  question: NewQuestion,
): Promise<TranslatedQuestion> {
  const { id, sourceKey } = row;
  if (wordsOf(row) !== wordsOf(question)) return { id, sourceKey, outcome: 'other-words' };
  const translations = { ...row.translations, ...inTheBanksNames(row, question) };
  if (canonicalJson(translations) === canonicalJson(row.translations ?? {}))
    return { id, sourceKey, outcome: 'as-before' };
  await queries.update(t.questions).set({ translations }).where(eq(t.questions.id, id));
  return { id, sourceKey, outcome: 'changed' };
}

/** The bank keeps options in the order of the source, under ids of its own (ST9). */
function inTheBanksNames(row: QuestionRow, { options, translations = {} }: NewQuestion): StoredTranslations {
  const names = new Map(options.map(({ _id }, place) => [_id, row.options[place]?._id ?? _id]));
  return renameTranslations(translations, renamer(names));
}

function wordsOf({ type, text, options }: Pick<NewQuestion, 'type' | 'text' | 'options'>): string {
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
