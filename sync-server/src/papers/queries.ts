import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm';
import { rolesWith } from '@exam/shared-schema/access';
import type { difficultyFilters, PaperSummary, paperTypes } from '@exam/shared-schema/contract';
import { difficultyFilterLevels } from '@exam/shared-schema/labels';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import { readPage, type PageQuery } from '../crud/index.ts';
import type { Queries, Store } from '../database/index.ts';
import { isoOrNull } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../http/index.ts';
import { audienceOf, isOpen, type PaperRow } from './paper-access.ts';

export interface ExamFilter {
  /** Id of the exam's category. */
  readonly category?: string | undefined;
}

export interface PaperFilter extends ExamFilter {
  readonly type?: (typeof paperTypes)[number] | undefined;
  readonly difficulty?: (typeof difficultyFilters)[number] | undefined;
}

interface PaperList {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly count: number;
  readonly papers: PaperSummary[];
}

const LEVELS = {
  easy: difficultyFilterLevels.Easy,
  medium: difficultyFilterLevels.Medium,
  hard: difficultyFilterLevels.Hard,
} as const;

/** Of the papers for everyone. */
export function listTrending(store: Store, page: PageQuery, { category }: ExamFilter): Promise<PaperList> {
  const { papers } = store.t;
  return listPapers(store, page, and(isOpen(store, null), ofCategory(store, category)), [
    desc(papers.recentAttempts),
    desc(papers.createdAt),
    asc(papers.id),
  ]);
}

/** @param organisationId of the caller; null if there is none. */
export function listOpen(
  store: Store,
  page: PageQuery,
  filter: PaperFilter,
  organisationId: string | null,
): Promise<PaperList> {
  return listNewest(store, page, filter, isOpen(store, organisationId));
}

/** The open papers whose authors currently manage papers, by their role. */
export function listPredefined(
  store: Store,
  page: PageQuery,
  filter: PaperFilter,
  organisationId: string | null,
): Promise<PaperList> {
  return listNewest(store, page, filter, and(isOpen(store, organisationId), exists(managerWhoMadeIt(store))));
}

/** ST10: the papers that a student may take: the open ones, and those generated for this student. */
export function listMine(
  store: Store,
  page: PageQuery,
  filter: PaperFilter,
  { _id, organisationId }: Pick<Caller, '_id' | 'organisationId'>,
): Promise<PaperList> {
  return listNewest(store, page, filter, or(isOpen(store, organisationId), isOwn(store, _id)));
}

/** Papers of this user that are ready or being made. */
function isOwn({ read, t: { papers, paperGenerations: tests } }: Store, userId: string): SQL | undefined {
  const hasFailed = and(eq(tests.paperId, papers.id), eq(tests.state, 'failed'));
  return and(
    eq(papers.ownerId, userId),
    notExists(read.select({ id: tests.paperId }).from(tests).where(hasFailed)),
  );
}

/** How long a finished test stays in the list of tests being made, ms. */
const RECENT_MS = 86_400_000;
/** Tests are made one at a time, so there are few. */
const MOST_BEING_MADE = 20;

/** ST23: a user's tests that are being made, or finished or failed within a day, newest first. */
export async function listBeingMade(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  userId: string,
): Promise<PaperSummary[]> {
  const { paperGenerations: tests, papers } = store.t;
  const isRecent = or(eq(tests.state, 'making'), gte(tests.finishedAt, clock.now() - RECENT_MS));
  const ofUser = store.read
    .select({ id: tests.paperId })
    .from(tests)
    .where(and(eq(tests.userId, userId), eq(tests.kind, 'ai'), isRecent));
  const rows = await summaryRows(store, store.read)
    .where(inArray(papers.id, ofUser))
    .orderBy(desc(papers.createdAt))
    .limit(MOST_BEING_MADE);
  return summaries(store, rows);
}

/** The published papers for everyone, by category id. */
export async function countOpenByCategory(store: Store): Promise<ReadonlyMap<string, number>> {
  const { papers } = store.t;
  const rows = await store.read
    .select({ categoryId: papers.categoryId, papers: count() })
    .from(papers)
    .where(and(isOpen(store, null), isNotNull(papers.currentVersion)))
    .groupBy(papers.categoryId);
  return new Map(rows.map((row) => [row.categoryId, row.papers]));
}

function listNewest(
  store: Store,
  page: PageQuery,
  filter: PaperFilter,
  among: SQL | undefined,
): Promise<PaperList> {
  const { papers } = store.t;
  const where = and(
    among,
    ofCategory(store, filter.category),
    ofType(store, filter.type),
    ofDifficulty(store, filter.difficulty),
  );
  return listPapers(store, page, where, [desc(papers.createdAt), asc(papers.id)]);
}

function ofCategory({ t }: Store, category: string | undefined): SQL | undefined {
  return category === undefined ? undefined : eq(t.papers.categoryId, category);
}

function managerWhoMadeIt({ read, t: { papers, users } }: Store) {
  const isManager = and(eq(users.id, papers.createdBy), inArray(users.role, rolesWith('papers')));
  return read.select({ id: users.id }).from(users).where(isManager);
}

function ofType(store: Store, type: PaperFilter['type']): SQL | undefined {
  if (type === undefined) return undefined;
  if (type === 'sectioned') return exists(secondSection(store));
  return eq(store.t.papers.isAiGenerated, type === 'ai');
}

/** Matches sectioned papers; a paper with one section is not shown as sectioned. */
function secondSection({ read, t: { papers, paperSections } }: Store) {
  const isSecond = and(eq(paperSections.paperId, papers.id), gte(paperSections.position, 1));
  return read.select({ id: paperSections.id }).from(paperSections).where(isSecond);
}

function ofDifficulty({ t }: Store, difficulty: PaperFilter['difficulty']): SQL | undefined {
  if (difficulty === undefined) return undefined;
  const { min, max } = LEVELS[difficulty];
  return between(t.papers.difficultyLevel, min, max);
}

async function listPapers(
  store: Store,
  { page, limit }: PageQuery,
  where: SQL | undefined,
  order: SQL[],
): Promise<PaperList> {
  const { rows, ...meta } = await readPage(
    store.read,
    { page, limit },
    { from: store.t.papers, select: (queries) => summaryRows(store, queries), where, order },
  );
  return { ...meta, papers: await summaries(store, rows) };
}

/** The base query of summaries, to be filtered, ordered and limited by the caller. */
export function summaryRows({ t }: Pick<Store, 't'>, queries: Queries) {
  return queries
    .select({
      paper: t.papers,
      categoryName: t.categories.name,
      username: t.users.username,
      generation: {
        state: t.paperGenerations.state,
        failure: t.paperGenerations.failure,
        madeBy: t.paperGenerations.madeBy,
        fit: t.paperGenerations.fit,
      },
    })
    .from(t.papers)
    .innerJoin(t.categories, eq(t.categories.id, t.papers.categoryId))
    .innerJoin(t.users, eq(t.users.id, t.papers.createdBy))
    .leftJoin(t.paperGenerations, eq(t.paperGenerations.paperId, t.papers.id))
    .$dynamic();
}

export type SummaryRow = Awaited<ReturnType<typeof summaryRows>>[number];

/** The row for the access decision, and the summary for lists. */
export async function findPaper(
  store: Store,
  id: string,
): Promise<{ row: PaperRow; summary: PaperSummary } | null> {
  const [row] = await summaryRows(store, store.read).where(eq(store.t.papers.id, id));
  if (row === undefined) return null;
  const [summary] = await summaries(store, [row]);
  return summary === undefined ? null : { row: row.paper, summary };
}

/** Reads from `read`, which inside a transaction is the transaction itself. */
type Reader = Pick<Store, 't'> & { readonly read: Queries };

/** Summaries with subjects and sections. */
export async function summaries(store: Reader, rows: readonly SummaryRow[]): Promise<PaperSummary[]> {
  const ids = rows.map(({ paper }) => paper.id);
  if (ids.length === 0) return [];
  const subjects = await subjectsOf(store, ids);
  const sections = await sectionsOf(store, ids);
  return rows.map((row) =>
    toSummary(row, subjects.get(row.paper.id) ?? [], sections.get(row.paper.id) ?? []),
  );
}

function toSummary(
  { paper, categoryName, username, generation }: SummaryRow,
  subjectIds: PaperSummary['subjectIds'],
  sections: PaperSummary['sections'],
): PaperSummary {
  return {
    ...paper,
    _id: paper.id,
    duration: paper.durationMinutes,
    totalMarks: roundToTwo(parseFraction(paper.totalMarks)),
    categoryId: { _id: paper.categoryId, name: categoryName },
    subjectIds,
    createdBy: { username },
    hasSections: sections.length > 1,
    createdAt: new Date(paper.createdAt).toISOString(),
    ...(generation !== null && { generation }),
    sections,
    packageVersion: paper.currentVersion,
    isOfCollege: audienceOf(paper) !== null,
    opensAt: isoOrNull(paper.opensAt),
    closesAt: isoOrNull(paper.closesAt),
    encryptedUntil: isoOrNull(paper.encryptedUntil),
  };
}

async function subjectsOf(
  { read, t }: Reader,
  paperIds: string[],
): Promise<Map<string, PaperSummary['subjectIds']>> {
  const rows = await read
    .select({ paperId: t.paperSubjects.paperId, _id: t.subjects.id, name: t.subjects.name })
    .from(t.paperSubjects)
    .innerJoin(t.subjects, eq(t.subjects.id, t.paperSubjects.subjectId))
    .where(inArray(t.paperSubjects.paperId, paperIds))
    .orderBy(asc(t.subjects.name));
  return byPaper(rows, ({ _id, name }) => ({ _id, name }));
}

async function sectionsOf(
  { read, t }: Reader,
  paperIds: string[],
): Promise<Map<string, PaperSummary['sections']>> {
  const rows = await read
    .select({
      paperId: t.paperSections.paperId,
      _id: t.paperSections.id,
      title: t.paperSections.title,
      questionCount: count(t.paperQuestions.questionId),
    })
    .from(t.paperSections)
    .leftJoin(t.paperQuestions, eq(t.paperQuestions.sectionId, t.paperSections.id))
    .where(inArray(t.paperSections.paperId, paperIds))
    .groupBy(t.paperSections.id)
    .orderBy(asc(t.paperSections.position));
  return byPaper(rows, ({ _id, title, questionCount }) => ({ _id, title, questionCount }));
}

function byPaper<Row extends { readonly paperId: string }, Part>(
  rows: readonly Row[],
  part: (row: Row) => Part,
): Map<string, Part[]> {
  const parts = new Map<string, Part[]>();
  for (const row of rows) parts.set(row.paperId, [...(parts.get(row.paperId) ?? []), part(row)]);
  return parts;
}
