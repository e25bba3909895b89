import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, gte, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queries, Store, Tables } from '../../database/index.ts';

/** What the bank is filtered by. */
export type Facets = Pick<
  Tables['questions']['$inferSelect'],
  'pool' | 'state' | 'type' | 'difficulty' | 'subjectId' | 'topicId' | 'licence'
>;

/** Filters of the bank; undefined filters nothing. */
export interface BankFilters {
  readonly pool?: string | undefined;
  readonly state?: string | undefined;
  readonly type?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly topicId?: string | undefined;
  readonly licence?: string | undefined;
  /** 1 to 10, both ends included. */
  readonly difficultyFrom?: number | undefined;
  readonly difficultyTo?: number | undefined;
}

const EASIEST = 1;
const HARDEST = 10;

/** A sign that no word of a text has (search-terms.ts), and that SQLite's tokeniser keeps. */
const SIGN = '\u00a7';

/** Hashed, because the tokeniser ignores case and splits at spaces. 64 bits. */
const term = (name: string, value: string) =>
  `${SIGN}${createHash('sha256').update(`${name} ${value}`).digest('hex').slice(0, 16)}`;
const from = (level: number) => `${SIGN}from${level}`;
const upTo = (level: number) => `${SIGN}to${level}`;

const NAMES = ['pool', 'state', 'type', 'subjectId', 'topicId', 'licence'] as const;

const levels = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);

/**
 * BK28: the facets of a question as terms of the search index, so that a search with filters is one look into it. Each level of
 * difficulty from or up to which a question is found is a term, because a range would be a union of long lists.
 */
export function facetTerms(facets: Facets): string {
  const named = NAMES.flatMap((name) => {
    const value = facets[name];
    return value === null || value === undefined ? [] : [term(name, value)];
  });
  const { difficulty } = facets;
  const ranges = [...levels(EASIEST, difficulty).map(from), ...levels(difficulty, HARDEST).map(upTo)];
  return [...named, ...ranges].join(' ');
}

/** The terms that a question has if these filters find it. */
export function filterTerms({ difficultyFrom, difficultyTo, ...filters }: BankFilters): string[] {
  return [
    ...NAMES.flatMap((name) => {
      const value = filters[name];
      return value === undefined ? [] : [term(name, value)];
    }),
    // The ends of the scale leave nothing out, and each term is a list to be gone through.
    ...(difficultyFrom === undefined || difficultyFrom <= EASIEST ? [] : [from(difficultyFrom)]),
    ...(difficultyTo === undefined || difficultyTo >= HARDEST ? [] : [upTo(difficultyTo)]),
  ];
}

/** The same filters as a condition on question_facets. */
export function filterCondition(
  { questionFacets: facets }: Tables,
  { difficultyFrom, difficultyTo, ...filters }: BankFilters,
): SQL | undefined {
  const isEqual = (column: AnyColumn, value: string | undefined) =>
    value === undefined ? undefined : eq(column, value);
  // The expression keeps SQLite off the index on difficulty, whose rows it would sort for every page.
  const difficulty = sql`${facets.difficulty} + 0`;
  return and(
    ...NAMES.map((name) => isEqual(facets[name], filters[name])),
    difficultyFrom === undefined ? undefined : gte(difficulty, difficultyFrom),
    difficultyTo === undefined ? undefined : lte(difficulty, difficultyTo),
  );
}

/** BK28: stores the facets of the questions that the search index has from a number on. */
export async function addFacets({ t }: Store, queries: Queries, number: number): Promise<void> {
  const { questions, questionFacets, questionSearch } = t;
  const { pool, state, type, difficulty, subjectId, topicId, licence } = questions;
  const stored = {
    number: questionSearch.number,
    questionId: questionSearch.questionId,
    ...{ pool, state, type, difficulty, subjectId, topicId, licence },
  };
  // The order of the columns is that of the table.
  const names = Object.keys(getTableColumns(questionFacets)) as (keyof typeof stored)[];
  const columns = Object.fromEntries(names.map((name) => [name, stored[name]])) as typeof stored;
  await queries
    .insert(questionFacets)
    .select(
      queries
        .select(columns)
        .from(questionSearch)
        .innerJoin(questions, eq(questions.id, questionSearch.questionId))
        .where(gte(questionSearch.number, number)),
    );
}

/** BK28: updates the facets of a question that has changed. */
export async function changeFacets(
  { t: { questionFacets } }: Store,
  queries: Queries,
  questionId: string,
  { pool, state, type, difficulty, subjectId, topicId, licence }: Facets,
): Promise<void> {
  await queries
    .update(questionFacets)
    .set({ pool, state, type, difficulty, subjectId, topicId, licence })
    .where(eq(questionFacets.questionId, questionId));
}
