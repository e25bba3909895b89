import { and, desc, eq, max, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { searchedWords, searchWords, type SearchedWord } from './search-words.ts';
import type { Queries, Store } from './store.ts';

export interface FoundQuestion {
  readonly questionId: string;
  /** Counts up as questions are added; where a further page begins. */
  readonly number: number;
}

export interface SearchPage {
  readonly limit: number;
  /** Only questions that were added before the one of this number. */
  readonly before?: number;
}

/**
 * BK7: the questions that have every word of a text, the newest first; the last word may be the beginning of one. The
 * same on both engines: FTS5 of SQLite and the text search of PostgreSQL are both given the words of search-words.ts.
 * @returns nothing if the text has no words.
 */
export async function searchQuestions(
  { t: { questionSearch }, dialect }: Store,
  queries: Queries,
  typed: string,
  { limit, before }: SearchPage,
): Promise<FoundQuestion[]> {
  const words = searchedWords(typed);
  if (words.length === 0) return [];
  const { questionId, number } = questionSearch;
  const found = () => queries.select({ questionId, number }).from(questionSearch);
  if (dialect === 'postgres') {
    const matches = and(sql`${lexemes} @@ ${forPostgres(words)}::tsquery`, earlier(sql`${number}`, before));
    const from = sql`coalesce(${before ?? null}, (select max(number) + 1 from question_search)) - ${LOOKED_THROUGH}`;
    const newest = await found()
      .where(and(matches, sql`${number} >= ${from}`))
      .orderBy(desc(number))
      .limit(limit);
    if (newest.length === limit) return newest;
    // By the index of words: PostgreSQL would walk back through all numbers for a word that it does not know.
    return found()
      .where(matches)
      .orderBy(sql`${number} + 0 desc`)
      .limit(limit);
  }
  return found()
    .innerJoin(sql`question_words`, sql`question_words.rowid = ${number}`)
    .where(and(sql`question_words match ${forFts5(words)}`, earlier(sql`question_words.rowid`, before)))
    .orderBy(sql`question_words.rowid desc`)
    .limit(limit);
}

/** Questions. A list that counts and filters reads each of them, and a common word is in a fifth of the bank. */
const MOST_LISTED = 1_000;

/**
 * BK7 as a condition, for lists that also filter: that the question of this id is among the newest that have every word of a
 * text. True of none if the text has no words.
 */
export function hasWords(
  { t: { questionSearch }, dialect }: Pick<Store, 't' | 'dialect'>,
  id: SQLWrapper,
  typed: string,
  most = MOST_LISTED,
): SQL {
  const words = searchedWords(typed);
  if (words.length === 0) return sql`false`;
  const { questionId, number } = questionSearch;
  if (dialect === 'postgres')
    return sql`${id} in (select ${questionId} from ${questionSearch} where ${lexemes} @@ ${forPostgres(words)}::tsquery order by ${number} + 0 desc limit ${most})`;
  const matches = sql`(select rowid from question_words where question_words match ${forFts5(words)} order by rowid desc limit ${most})`;
  return sql`${id} in (select ${questionId} from ${questionSearch} where ${number} in ${matches})`;
}

/** Questions. Words that many questions have are found among so many of the newest. */
const LOOKED_THROUGH = 400;

const earlier = (number: SQL, before: number | undefined) =>
  before === undefined ? undefined : sql`${number} < ${before}`;

/** As the index question_search_words has it. */
const lexemes = sql`array_to_tsvector(string_to_array("words", ' '))`;

/** Words have no signs that would have to be escaped. */
const forPostgres = (words: readonly SearchedWord[]) =>
  words.map(({ word, isStart }) => `'${word}'${isStart ? ':*' : ''}`).join(' & ');

const forFts5 = (words: readonly SearchedWord[]) =>
  words.map(({ word, isStart }) => `"${word}"${isStart ? ' *' : ''}`).join(' ');

/** What a question is found by. */
export interface SearchedTexts {
  readonly questionId: string;
  readonly texts: readonly string[];
}

/** Makes new questions findable by the words of their texts, in this order. Needs the lock BANK. */
export async function addSearchWords(
  { t: { questionSearch } }: Store,
  queries: Queries,
  questions: readonly SearchedTexts[],
): Promise<void> {
  if (questions.length === 0) return;
  const [newest] = await queries.select({ number: max(questionSearch.number) }).from(questionSearch);
  const first = (newest?.number ?? 0) + 1;
  await queries.insert(questionSearch).values(
    questions.map(({ questionId, texts }, place) => ({
      questionId,
      number: first + place,
      words: searchWords(texts).join(' '),
    })),
  );
}

/** The same for a question whose texts have changed; it keeps its number. Needs the lock BANK. */
export async function changeSearchWords(
  store: Store,
  queries: Queries,
  { questionId, texts }: SearchedTexts,
): Promise<void> {
  const { questionSearch } = store.t;
  const changed = await queries
    .update(questionSearch)
    .set({ words: searchWords(texts).join(' ') })
    .where(eq(questionSearch.questionId, questionId))
    .returning({ number: questionSearch.number });
  if (changed.length === 0) await addSearchWords(store, queries, [{ questionId, texts }]);
}
