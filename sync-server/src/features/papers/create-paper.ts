import { DEFAULT_SCHEME, type MarkingScheme } from '@exam/shared-schema/marking';
import type { CalculatorKind } from '@exam/shared-schema/paper-package';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
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

/** A question of the bank, at its position in a section. */
export interface NewPlace {
  readonly questionId: string;
  /** In place of the question's own. */
  readonly marks?: string | null;
  readonly negativeMarks?: string | null;
}

/** Stores a paper made of questions in the bank. Nothing is issued before it is published. @returns its id. */
export function createPaper({ store, clock, ids }: Context, paper: NewPaper): Promise<string> {
  return store.write(async (queries) => {
    const id = ids.next();
    const row = paperRow(paper, id, clock.now());
    await queries.insert(store.t.papers).values(row);
    for (const subjectId of new Set(paper.subjectIds)) {
      await queries.insert(store.t.paperSubjects).values({ paperId: id, subjectId });
    }
    for (const [position, section] of paper.sections.entries()) {
      const { questions, ...own } = section;
      const sectionId = ids.next();
      await queries.insert(store.t.paperSections).values({ ...own, id: sectionId, paperId: id, position });
      await placeQuestions(store, queries, { ...row, sectionId }, questions);
    }
    return id;
  });
}

function paperRow(paper: NewPaper, id: string, createdAt: number) {
  const { sections: _sections, subjectIds: _subjectIds, ...own } = paper;
  return {
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

interface PlaceOf extends Pick<Store['t']['papers']['$inferSelect'], 'id' | 'resultsPolicy'> {
  readonly sectionId: string;
}

/**
 * Places questions in a section that has none, in this order.
 * @throws AppError KEY_WOULD_LEAK if one is in the other pool (BK4), before any is placed.
 */
export async function placeQuestions(
  { t }: Store,
  queries: Queries,
  { id: paperId, resultsPolicy, sectionId }: PlaceOf,
  places: readonly NewPlace[],
): Promise<void> {
  const pool = poolOf(resultsPolicy);
  await refuseOtherPool(t, queries, pool, places);
  for (const [position, place] of places.entries())
    await queries
      .insert(t.paperQuestions)
      .values({ ...place, position, sectionId, paperId, resultsPolicy, pool });
}
