import { and, desc, eq, max, sql, type SQL } from 'drizzle-orm';
import { lexemes } from './lexemes.ts';
import {
  addFacets,
  changeFacets,
  facetTerms,
  filterCondition,
  filterTerms,
  type BankFilters,
  type Facets,
} from './question-facets.ts';
import { queryTerms, searchTerms, type QueryTerm } from './search-terms.ts';
import type { Queries, Store } from '../../database/index.ts';

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

/** Questions. Frequent terms are found within this many of the newest ones. */
const LOOKED_THROUGH = 400;

const earlier = (number: SQL, before: number | undefined) =>
  before === undefined ? undefined : sql`${number} < ${before}`;

/** The rows of a list of the bank. */
export interface BankRows {
  readonly from: SQL;
  readonly where: SQL | undefined;
  /** Increases as questions are added. */
  readonly number: SQL;
  /** The same, to order a page by that is far from either end. */
  readonly deepNumber: SQL;
  /** Null in the search index, which does not have it. */
  readonly difficulty: SQL | null;
}

/**
 * BK28: the questions that filters leave and, if a text is given, that have every term of it (BK7); none if it has no terms.
 * The search index answers alone. Only what it is slow at is read from the narrow rows of question_facets: lists without a
 * term, and on PostgreSQL lists without a text, whose terms would be in too many rows.
 */
export function bankRows({ t, dialect }: Store, typed: string | undefined, filters: BankFilters): BankRows {
  const facets = filterTerms(filters);
  if (typed === undefined && (dialect === 'postgres' || facets.length === 0))
    return {
      from: sql`question_facets`,
      where: filterCondition(t, filters),
      number: sql`question_facets.number`,
      deepNumber: sql`question_facets.number`,
      difficulty: sql`question_facets.difficulty`,
    };
  const words = queryTerms(typed ?? '');
  const isNothing = typed !== undefined && words.length === 0;
  const all = [...words, ...facets.map((word) => ({ word, isStart: false }))];
  if (dialect === 'postgres')
    return {
      from: sql`question_search`,
      where: isNothing ? sql`false` : sql`${lexemes} @@ ${forPostgres(all)}::tsquery`,
      number: sql`question_search.number`,
      // The expression forces the term index: PostgreSQL would otherwise take every row before the page apart.
      deepNumber: sql`question_search.number + 0`,
      difficulty: null,
    };
  return {
    from: sql`question_words`,
    where: isNothing ? sql`false` : sql`question_words match ${forFts5(all)}`,
    number: sql`question_words.rowid`,
    deepNumber: sql`question_words.rowid`,
    difficulty: null,
  };
}

/** Terms need no escaping: they consist of letters and digits, those of facets also of their sign. */
const forPostgres = (words: readonly QueryTerm[]) =>
  words.map(({ word, isStart }) => `'${word}'${isStart ? ':*' : ''}`).join(' & ');

const forFts5 = (words: readonly QueryTerm[]) =>
  words.map(({ word, isStart }) => `"${word}"${isStart ? ' *' : ''}`).join(' ');

/** The texts and the facets of a question to be indexed. */
export interface SearchedQuestion {
  readonly questionId: string;
  readonly texts: readonly string[];
  readonly facets: Facets;
}

/** Adds questions that are stored already to the search index, in this order. Requires the lock BANK. */
export async function addSearchTerms(
  store: Store,
  queries: Queries,
  questions: readonly SearchedQuestion[],
): Promise<void> {
  if (questions.length === 0) return;
  const { questionSearch } = store.t;
  const [newest] = await queries.select({ number: max(questionSearch.number) }).from(questionSearch);
  const first = (newest?.number ?? 0) + 1;
  await queries.insert(questionSearch).values(
    questions.map(({ questionId, texts, facets }, place) => ({
      questionId,
      number: first + place,
      words: searchTerms(texts).join(' '),
      facets: facetTerms(facets),
    })),
  );
  await addFacets(store, queries, first);
}

/** Updates the index for a question that has changed; it keeps its number. Requires the lock BANK. */
export async function changeSearchTerms(
  store: Store,
  queries: Queries,
  question: SearchedQuestion,
): Promise<void> {
  const { questionSearch } = store.t;
  const { questionId, texts, facets } = question;
  const changed = await queries
    .update(questionSearch)
    .set({ words: searchTerms(texts).join(' '), facets: facetTerms(facets) })
    .where(eq(questionSearch.questionId, questionId))
    .returning({ number: questionSearch.number });
  if (changed.length === 0) await addSearchTerms(store, queries, [question]);
  else await changeFacets(store, queries, questionId, facets);
}
