import { desc, sql, type SQL } from 'drizzle-orm';
import { lexemes } from './lexemes.ts';
import type { Queries, Store } from '../../database/index.ts';
import { searchTerms } from './search-terms.ts';

/** A search result with its score. */
export interface RankedQuestion {
  readonly questionId: string;
  readonly score: number;
  /** The share of the query's weighted terms that it contains, 0 to 1. */
  readonly coverage: number;
}

/** Query terms whose frequency is counted. */
const MOST_COUNTED = 100;
/** Query terms that are scored, rarest first. */
const MOST_WORDS = 14;
/** Candidates per term and per pair of terms: the newest questions with them. */
const MOST_OF_WORD = 150;
const MOST_OF_PAIR = 150;
/** The number of rarest terms whose pairs are searched. */
const PAIRED = 6;
/** BM25 parameters b and k1: a term counts once, however often it occurs. */
const LENGTH_SHARE = 0.6;
const SATURATION = 1.2;

/** Suffixes that are removed if the remaining stem is long enough. */
const ENDINGS = /(?:ations?|ings?|ies|ed|es|s|y|ic|al)$/;
const SHORTEST_STEM = 4;

/** The stem of a word, matched as a prefix; numbers and short words are matched whole. */
function stemOf(word: string): { readonly stem: string; readonly isStart: boolean } {
  const stem = word.replace(ENDINGS, '');
  const isWord = /^[a-z]+$/.test(word) && word.length > SHORTEST_STEM;
  if (!isWord || stem.length < SHORTEST_STEM) return { stem: word, isStart: false };
  return { stem, isStart: true };
}

type Term = ReturnType<typeof stemOf>;

interface Weighed extends Term {
  readonly weight: number;
}

/**
 * AS5: BM25 ranking of questions over the terms of search-terms.ts, with the same results and scores on both engines.
 * Candidates are the newest questions with a rare term, or with two of the rarest.
 */
export async function rankQuestions(
  store: Store,
  queries: Queries,
  text: string,
  limit: number,
): Promise<RankedQuestion[]> {
  const { questionSearch } = store.t;
  const total = await queries.$count(questionSearch);
  const terms = termsOf(text).slice(0, MOST_COUNTED);
  if (terms.length === 0 || total === 0) return [];
  const counts = await countsOf(store, queries, terms);
  const weighed = terms.map((term, place) => ({ ...term, weight: rarity(counts[place] ?? 0, total) }));
  const lost = weighed.filter((_term, place) => counts[place] === 0);
  const counted = weighed.filter((_term, place) => counts[place] !== 0);
  counted.sort((one, other) => other.weight - one.weight || (one.stem < other.stem ? -1 : 1));
  const looked = counted.slice(0, MOST_WORDS);
  const whole = [...looked, ...lost].reduce((sum, { weight }) => sum + weight, 0);
  const candidates = await candidatesOf(store, queries, looked);
  const lengths = [...candidates.values()].map((words) => words.length);
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return [...candidates]
    .map(([questionId, words]) => ({ questionId, ...scoreOf(words, looked, { whole, usual }) }))
    .sort((one, other) => other.score - one.score || (one.questionId < other.questionId ? -1 : 1))
    .slice(0, limit);
}

/** The distinct stemmed terms of a text. */
export function termsOf(text: string): Term[] {
  const byStem = new Map(searchTerms([text]).map((word) => [stemOf(word).stem, stemOf(word)]));
  return [...byStem.values()];
}

/** Inverse document frequency of a term that `count` of `total` texts have. */
export const rarity = (count: number, total: number): number =>
  Math.log(1 + (total - count + 0.5) / (count + 0.5));

function scoreOf(
  words: readonly string[],
  looked: readonly Weighed[],
  { whole, usual }: { readonly whole: number; readonly usual: number },
) {
  const found = looked
    .filter((term) => words.some((word) => matches(term, word)))
    .reduce((sum, { weight }) => sum + weight, 0);
  const length = 1 - LENGTH_SHARE + LENGTH_SHARE * (words.length / usual);
  return { score: (found * (SATURATION + 1)) / (1 + SATURATION * length), coverage: found / whole };
}

export const matches = ({ stem, isStart }: Term, word: string): boolean =>
  isStart ? word.startsWith(stem) : word === stem;

/** The terms of the candidates: questions with a rare term, or with two of the rarest. */
async function candidatesOf(
  store: Store,
  queries: Queries,
  looked: readonly Weighed[],
): Promise<Map<string, readonly string[]>> {
  const rarest = looked.slice(0, PAIRED);
  const pairs = rarest.flatMap((one, place) => rarest.slice(place + 1).map((other) => [one, other]));
  const found = new Map<string, readonly string[]>();
  for (const terms of [...pairs, ...looked.map((term) => [term])]) {
    const limit = terms.length > 1 ? MOST_OF_PAIR : MOST_OF_WORD;
    for (const { questionId, words } of await rowsOf(store, queries, terms, limit))
      found.set(questionId, words.split(' '));
  }
  return found;
}

function rowsOf({ t, dialect }: Store, queries: Queries, terms: readonly Term[], limit: number) {
  const { questionId, number, words } = t.questionSearch;
  const from = queries.select({ questionId, words }).from(t.questionSearch);
  return dialect === 'postgres'
    ? from
        .where(hasAll(dialect, terms))
        .orderBy(sql`${number} + 0 desc`)
        .limit(limit)
    : from
        .innerJoin(sql`question_words`, sql`question_words.rowid = ${number}`)
        .where(hasAll(dialect, terms))
        .orderBy(desc(sql`question_words.rowid`))
        .limit(limit);
}

/** The number of questions with each term, in one statement. */
async function countsOf(
  { t, dialect }: Store,
  queries: Queries,
  terms: readonly Term[],
): Promise<readonly number[]> {
  const table = dialect === 'postgres' ? sql`${t.questionSearch}` : sql`question_words`;
  const counts = terms.map((term) => sql`(select count(*) from ${table} where ${hasAll(dialect, [term])})`);
  const list = dialect === 'postgres' ? sql`json_build_array` : sql`json_array`;
  const [row] = await queries
    .select({ counts: sql<string | number[]>`${list}(${sql.join(counts, sql`, `)})` })
    .from(sql`(select 1 as one) as once`);
  const { counts: found = [] } = row ?? {};
  return typeof found === 'string' ? (JSON.parse(found) as number[]) : found;
}

/** Terms need no escaping: they consist of letters and digits. */
function hasAll(dialect: Store['dialect'], terms: readonly Term[]): SQL {
  if (dialect === 'postgres') {
    const query = terms.map(({ stem, isStart }) => `'${stem}'${isStart ? ':*' : ''}`).join(' & ');
    return sql`${lexemes} @@ ${query}::tsquery`;
  }
  const query = terms.map(({ stem, isStart }) => `"${stem}"${isStart ? ' *' : ''}`).join(' ');
  return sql`question_words match ${query}`;
}
