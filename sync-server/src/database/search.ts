import { and, desc, eq, max, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { queryTerms, searchTerms, type QueryTerm } from './search-terms.ts';
import type { Queries, Store } from './store.ts';

export interface FoundQuestion {
  readonly questionId: string;
  /** Increases as questions are added; the cursor of the next page. */
  readonly number: number;
}

export interface SearchPage {
  readonly limit: number;
  /** Only questions added before the one with this number. */
  readonly before?: number;
}

/**
 * BK7: the questions that have every term of a text, newest first; the last term may be a prefix. Same results on both
 * engines: SQLite's FTS5 and PostgreSQL's text search both index the terms of search-terms.ts.
 * @returns an empty list if the text has no terms.
 */
export async function searchQuestions(
  { t: { questionSearch }, dialect }: Store,
  queries: Queries,
  typed: string,
  { limit, before }: SearchPage,
): Promise<FoundQuestion[]> {
  const words = queryTerms(typed);
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
    // The expression forces the term index: for a rare term PostgreSQL would otherwise scan backwards through all numbers.
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

/** Questions. A list reads each match to count and filter, and a common term occurs in a fifth of the bank. */
const MOST_LISTED = 1_000;

/**
 * BK7 as a condition, for lists with other filters: true for the newest questions that have every term of a text. False for
 * all if the text has no terms.
 */
export function matchesSearch(
  { t: { questionSearch }, dialect }: Pick<Store, 't' | 'dialect'>,
  id: SQLWrapper,
  typed: string,
  most = MOST_LISTED,
): SQL {
  const words = queryTerms(typed);
  if (words.length === 0) return sql`false`;
  const { questionId, number } = questionSearch;
  if (dialect === 'postgres')
    return sql`${id} in (select ${questionId} from ${questionSearch} where ${lexemes} @@ ${forPostgres(words)}::tsquery order by ${number} + 0 desc limit ${most})`;
  const matches = sql`(select rowid from question_words where question_words match ${forFts5(words)} order by rowid desc limit ${most})`;
  return sql`${id} in (select ${questionId} from ${questionSearch} where ${number} in ${matches})`;
}

/** Questions. Frequent terms are found within this many of the newest ones. */
const LOOKED_THROUGH = 400;

const earlier = (number: SQL, before: number | undefined) =>
  before === undefined ? undefined : sql`${number} < ${before}`;

/** The expression of the index question_search_words. */
const lexemes = sql`array_to_tsvector(string_to_array("words", ' '))`;

/** Terms need no escaping: they consist of letters and digits. */
const forPostgres = (words: readonly QueryTerm[]) =>
  words.map(({ word, isStart }) => `'${word}'${isStart ? ':*' : ''}`).join(' & ');

const forFts5 = (words: readonly QueryTerm[]) =>
  words.map(({ word, isStart }) => `"${word}"${isStart ? ' *' : ''}`).join(' ');

/** The texts of a question to be indexed. */
export interface SearchedTexts {
  readonly questionId: string;
  readonly texts: readonly string[];
}

/** Adds new questions to the search index, in this order. Requires the lock BANK. */
export async function addSearchTerms(
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
      words: searchTerms(texts).join(' '),
    })),
  );
}

/** Updates the index for a question whose texts have changed; it keeps its number. Requires the lock BANK. */
export async function changeSearchTerms(
  store: Store,
  queries: Queries,
  { questionId, texts }: SearchedTexts,
): Promise<void> {
  const { questionSearch } = store.t;
  const changed = await queries
    .update(questionSearch)
    .set({ words: searchTerms(texts).join(' ') })
    .where(eq(questionSearch.questionId, questionId))
    .returning({ number: questionSearch.number });
  if (changed.length === 0) await addSearchTerms(store, queries, [{ questionId, texts }]);
}
