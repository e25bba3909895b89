import { and, asc, countDistinct, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import {
  MAX_DIFFICULTY,
  MIN_DIFFICULTY,
  type CallAnswer,
  type CallInput,
  type ListedQuestion,
  type listQuestions,
} from '@exam/shared-schema/contract';
import type { ConsoleScope } from '@exam/shared-schema/access';
import { bankRows, type BankRows } from '../../../bank/search/search.ts';
import type { Store, Tables } from '../../../database/index.ts';
import { selectNamed, shortFacts, type NamedQuestion } from './wire.ts';

type Query = CallInput<typeof listQuestions>['query'];

/** The search and the filters of the bank. */
export type QuestionFilters = Omit<Query, 'page' | 'limit' | 'sort'>;

/** Characters of a question's text. */
const SHOWN = 200;

/** BK10, BK28: a page of the bank. */
export async function readList(
  store: Store,
  query: Query,
  scope: ConsoleScope,
): Promise<CallAnswer<typeof listQuestions>> {
  const { page, limit, sort, ...asked } = query;
  const filters = readable(asked, scope);
  if (filters === null) return { page, pages: 0, total: 0, count: 0, questions: [] };
  const total = await countOf(store, filtered(store, filters));
  const ids = await idsOnPage(store, filters, { page, limit, sort, total });
  const questions = await listedById(store, ids, scope);
  return { page, pages: Math.ceil(total / limit), total, count: questions.length, questions };
}

/** OR12: what a role sees of the bank that may not change it. */
const USABLE = { pool: 'practice', state: 'active' } as const;

/**
 * OR12: the filters with those that the scope adds.
 * @returns null if they leave nothing.
 */
export function readable(filters: QuestionFilters, scope: ConsoleScope): QuestionFilters | null {
  if (scope.reach === 'installation') return filters;
  const { pool = USABLE.pool, state = USABLE.state } = filters;
  return pool === USABLE.pool && state === USABLE.state ? { ...filters, ...USABLE } : null;
}

/** OR12: the condition for the papers that a caller sees beside a question. */
export const papersBeside = ({ papers }: Pick<Tables, 'papers'>, scope: ConsoleScope): SQL | undefined =>
  scope.reach === 'installation' ? undefined : eq(papers.organisationId, scope.organisationId);

/** BK28: the rows that a search and filters leave. */
export function filtered(store: Store, { search, subject, topic, ...filters }: QuestionFilters): BankRows {
  return bankRows(store, search || undefined, { ...filters, subjectId: subject, topicId: topic });
}

const countOf = ({ read }: Store, { from, where }: BankRows): Promise<number> => read.$count(from, where);

interface PageOf extends Pick<Query, 'page' | 'limit' | 'sort'> {
  readonly total: number;
}

/** A part of an ordered list. */
interface Part {
  readonly first: number;
  readonly rows: number;
  readonly isAscending: boolean;
}

/** Rows from the nearer end of a list. */
const DEEP = 400;

/** BK29: counted from the nearer end, since the database steps over every row before the page. */
async function idsOnPage(
  store: Store,
  filters: QuestionFilters,
  { page, limit, sort, total }: PageOf,
): Promise<string[]> {
  const first = (page - 1) * limit;
  const rows = Math.min(limit, total - first);
  if (rows <= 0) return [];
  const isFromEnd = first > total / 2;
  const part = {
    first: isFromEnd ? total - first - rows : first,
    rows,
    isAscending: sort.startsWith('-') === isFromEnd,
  };
  const numbers = await numbersIn(store, filters, { ...part, isByDifficulty: sort.endsWith('difficulty') });
  return idsOf(store, isFromEnd ? numbers.reverse() : numbers);
}

function numbersIn(
  store: Store,
  filters: QuestionFilters,
  { isByDifficulty, ...part }: Part & { readonly isByDifficulty: boolean },
): Promise<number[]> {
  const rows = filtered(store, filters);
  if (!isByDifficulty) return inOrder(store, rows, part, []);
  return rows.difficulty === null
    ? levelByLevel(store, filters, part)
    : inOrder(store, rows, part, [rows.difficulty]);
}

/** The search index has no order by difficulty, but one by number within each level. */
async function levelByLevel(store: Store, filters: QuestionFilters, part: Part): Promise<number[]> {
  const { difficultyFrom = MIN_DIFFICULTY, difficultyTo = MAX_DIFFICULTY } = filters;
  const numbers: number[] = [];
  let skip = part.first;
  for (let step = 0; step <= difficultyTo - difficultyFrom && numbers.length < part.rows; step += 1) {
    const level = part.isAscending ? difficultyFrom + step : difficultyTo - step;
    const rows = filtered(store, { ...filters, difficultyFrom: level, difficultyTo: level });
    const there = await countOf(store, rows);
    if (skip < there) {
      const own = { ...part, first: skip, rows: part.rows - numbers.length };
      numbers.push(...(await inOrder(store, rows, own, [])));
    }
    skip = Math.max(0, skip - there);
  }
  return numbers;
}

async function inOrder(
  { read }: Store,
  { from, where, number, deepNumber }: BankRows,
  { first, rows, isAscending }: Part,
  before: readonly SQL[],
): Promise<number[]> {
  const found = await read
    .select({ number: number.mapWith(Number).as('number') })
    .from(from)
    .where(where)
    .orderBy(
      ...[...before, first < DEEP ? number : deepNumber].map((each) =>
        isAscending ? asc(each) : desc(each),
      ),
    )
    .limit(rows)
    .offset(first);
  return found.map((row) => row.number);
}

/** By their numbers in the search index, in this order. */
async function idsOf({ read, t: { questionSearch } }: Store, numbers: readonly number[]): Promise<string[]> {
  const { questionId, number } = questionSearch;
  const rows = await read
    .select({ questionId, number })
    .from(questionSearch)
    .where(inArray(number, [...numbers]));
  const byNumber = new Map(rows.map((row) => [row.number, row.questionId]));
  return numbers.flatMap((each) => byNumber.get(each) ?? []);
}

/** The questions with these ids, in this order. */
async function listedById(
  store: Store,
  ids: readonly string[],
  scope: ConsoleScope,
): Promise<ListedQuestion[]> {
  const rows = await selectNamed(store, store.read).where(inArray(store.t.questions.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.question.id, row]));
  const papers = await publishedPapers(store, ids, scope);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toListed(row, papers.get(id) ?? 0)];
  });
}

/** @param papers how many published papers hold it. */
export const toListed = (row: NamedQuestion, papers: number): ListedQuestion => ({
  ...shortFacts(row),
  text: row.question.text.slice(0, SHOWN),
  isInSet: row.question.setId !== null,
  papers,
});

/** BK10: the distinct licences, by name. */
export async function readLicences({ read, t: { questions } }: Store): Promise<string[]> {
  const rows = await read
    .selectDistinct({ licence: questions.licence })
    .from(questions)
    .where(isNotNull(questions.licence))
    .orderBy(questions.licence);
  return rows.flatMap(({ licence }) => licence ?? []);
}

/** The number of published papers by question; questions without any are absent. */
export async function publishedPapers(
  { read, t }: Store,
  ids: readonly string[],
  scope: ConsoleScope,
): Promise<Map<string, number>> {
  const { papers, paperQuestions } = t;
  const { questionId } = paperQuestions;
  const rows = await read
    .select({ questionId, papers: countDistinct(papers.id) })
    .from(paperQuestions)
    .innerJoin(papers, eq(papers.id, paperQuestions.paperId))
    .where(and(inArray(questionId, [...ids]), isNotNull(papers.currentVersion), papersBeside(t, scope)))
    .groupBy(questionId);
  return new Map(rows.map((row) => [row.questionId, row.papers]));
}
