import { DEFAULT_SCHEME, type MarkingScheme } from '@exam/shared-schema/marking';
import type { CalculatorKind } from '@exam/shared-schema/paper-package';
import type { Context, Ids } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';

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
  readonly marks?: string;
  readonly negativeMarks?: string;
}

/** Stores a paper made of questions in the bank. Nothing is issued before it is published. @returns its id. */
export function createPaper({ store, clock, ids }: Context, paper: NewPaper): Promise<string> {
  return store.write(async (queries) => {
    const id = ids.next();
    await queries.insert(store.t.papers).values(paperRow(paper, id, clock.now()));
    for (const subjectId of new Set(paper.subjectIds)) {
      await queries.insert(store.t.paperSubjects).values({ paperId: id, subjectId });
    }
    for (const [position, section] of paper.sections.entries()) {
      await addSection(store, queries, ids, { ...section, paperId: id, position });
    }
    return id;
  });
}

function paperRow(paper: NewPaper, id: string, createdAt: number): Store['t']['papers']['$inferInsert'] {
  const { sections: _sections, subjectIds: _subjectIds, ...own } = paper;
  return {
    isActive: true,
    resultsPolicy: 'after-sync',
    timingPolicy: 'continuous',
    sectionTiming: 'free',
    scheme: DEFAULT_SCHEME,
    ...own,
    id,
    createdAt,
  };
}

interface PlacedSection extends NewSection {
  readonly paperId: string;
  readonly position: number;
}

async function addSection({ t }: Store, queries: Queries, ids: Ids, section: PlacedSection): Promise<void> {
  const { questions, ...own } = section;
  const id = ids.next();
  await queries.insert(t.paperSections).values({ ...own, id });
  for (const [position, place] of questions.entries()) {
    await queries
      .insert(t.paperQuestions)
      .values({ ...place, position, sectionId: id, paperId: section.paperId });
  }
}
