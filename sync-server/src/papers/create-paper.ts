import { inArray } from 'drizzle-orm';
import { DEFAULT_SCHEME, type MarkingScheme } from '@exam/shared-schema/marking';
import type { CalculatorKind } from '@exam/shared-schema/paper-package';
import type { Context } from '../context.ts';
import { organisationOf, type Queries, type Store } from '../database/index.ts';
import { poolOf, refuseOtherPool } from './pools.ts';

export interface NewPaper {
  readonly title: string;
  readonly description: string;
  readonly categoryId: string;
  readonly subjectIds: readonly string[];
  readonly durationMinutes: number;
  /** 1 to 10. */
  readonly difficultyLevel: number;
  readonly createdBy: string;
  readonly sections: readonly NewSection[];
  /** The owner of a generated paper (ST10). */
  readonly ownerId?: string;
  readonly isActive?: boolean;
  readonly isAiGenerated?: boolean;
  readonly isAdaptive?: boolean;
  /** Tokens. */
  readonly price?: number;
  readonly resultsPolicy?: 'after-sync' | 'on-submit';
  /** Epoch milliseconds (ST7). */
  readonly keyReleaseAt?: number;
  /** ST74: when it may be started, epoch milliseconds; always if absent. */
  readonly opensAt?: number;
  readonly closesAt?: number;
  readonly timingPolicy?: 'continuous' | 'pausable';
  readonly sectionTiming?: 'free' | 'locked';
  readonly scheme?: MarkingScheme;
  readonly extraTimePercent?: number;
  readonly calculator?: CalculatorKind;
  /** The template that it is made from. */
  readonly templateId?: string;
  /** BA14: students find it only where it is assigned to them. */
  readonly isForBatches?: boolean;
  /** BK26: it shares no question with another exclusive paper of its category. */
  readonly isExclusive?: true;
}

export interface NewSection {
  readonly title: string;
  readonly description?: string;
  readonly marksPerQuestion?: string;
  readonly negativeMarks?: string;
  readonly timeLimitMinutes?: number;
  readonly attemptLimit?: number;
  readonly allowCustomMarksPerQuestion?: boolean;
  readonly questions: readonly NewPlace[];
}

/** A question of the bank in a section. */
export interface NewPlace {
  readonly questionId: string;
  /** Overrides the question's own marks. */
  readonly marks?: string | null;
  readonly negativeMarks?: string | null;
}

/** Stores a paper made of questions in the bank. It is not issued until it is published. @returns its id. */
export function createPaper(context: Context, paper: NewPaper): Promise<string> {
  return context.store.write(async (queries) => {
    const id = await keepEmptyPaper(context, queries, paper);
    await placeSections(context, queries, { ...paper, id, exclusiveIn: exclusiveIn(paper) });
    return id;
  });
}

/** Stores the paper without sections. @returns its id. */
export async function keepEmptyPaper(
  { store: { t }, clock, ids }: Context,
  queries: Queries,
  paper: Omit<NewPaper, 'sections'>,
): Promise<string> {
  const id = ids.next();
  const organisationId = organisationOf(t, paper.createdBy);
  await queries.insert(t.papers).values({ ...paperRow(paper, id, clock.now()), organisationId });
  const subjects = [...new Set(paper.subjectIds)].map((subjectId) => ({ paperId: id, subjectId }));
  if (subjects.length > 0) await queries.insert(t.paperSubjects).values(subjects);
  return id;
}

/** Adds sections with questions to a paper that has none. @throws AppError KEY_WOULD_LEAK. */
export async function placeSections(
  { store, ids }: Context,
  queries: Queries,
  {
    id,
    resultsPolicy = 'after-sync',
    exclusiveIn = '',
    sections,
  }: Pick<NewPaper, 'resultsPolicy' | 'sections'> & { readonly id: string; readonly exclusiveIn?: string },
): Promise<void> {
  for (const [position, { questions, ...own }] of sections.entries()) {
    const sectionId = ids.next();
    await queries.insert(store.t.paperSections).values({ ...own, id: sectionId, paperId: id, position });
    await placeQuestions(store, queries, { id, resultsPolicy, exclusiveIn, sectionId }, questions);
  }
}

function paperRow(paper: Omit<NewPaper, 'sections'>, id: string, createdAt: number) {
  const {
    sections: _sections,
    subjectIds: _subjectIds,
    isExclusive: _isExclusive,
    ...own
  } = paper as NewPaper;
  return {
    exclusiveIn: exclusiveIn(paper),
    isActive: true,
    resultsPolicy: 'after-sync' as const,
    timingPolicy: 'continuous' as const,
    sectionTiming: 'free' as const,
    scheme: DEFAULT_SCHEME,
    ...own,
    id,
    createdAt,
  };
}

const exclusiveIn = ({ isExclusive, categoryId }: Pick<NewPaper, 'isExclusive' | 'categoryId'>): string =>
  isExclusive === true ? categoryId : '';

interface PlaceOf extends Pick<Store['t']['papers']['$inferSelect'], 'id' | 'resultsPolicy' | 'exclusiveIn'> {
  readonly sectionId: string;
}

/**
 * Places questions in an empty section, in this order.
 * @throws AppError KEY_WOULD_LEAK if a question is in the other pool (BK4); then none is placed.
 */
export async function placeQuestions(
  { t }: Store,
  queries: Queries,
  { id: paperId, resultsPolicy, exclusiveIn, sectionId }: PlaceOf,
  places: readonly NewPlace[],
): Promise<void> {
  const pool = poolOf(resultsPolicy);
  await refuseOtherPool(t, queries, pool, places);
  if (places.length === 0) return;
  const own = { sectionId, paperId, resultsPolicy, pool, exclusiveIn };
  const likeness = await likenessBy(t, queries, places);
  await queries.insert(t.paperQuestions).values(
    places.map((place, position) => ({
      ...place,
      ...own,
      position,
      likeness: likeness.get(place.questionId) ?? '',
    })),
  );
}

async function likenessBy(
  { questions }: Store['t'],
  queries: Queries,
  places: readonly NewPlace[],
): Promise<Map<string, string>> {
  const { id, likeness } = questions;
  const ids = places.map(({ questionId }) => questionId);
  const rows = await queries.select({ id, likeness }).from(questions).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.likeness]));
}
