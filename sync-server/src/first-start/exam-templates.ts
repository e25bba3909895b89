import { and, eq } from 'drizzle-orm';
import {
  patternsByExam,
  schemeOf,
  type ExamPattern,
  type PatternSection,
} from '@exam/shared-schema/exam-patterns';
import type { Context } from '../context.ts';
import { DEFAULT_ORGANISATION, type Queries, type Tables } from '../database/index.ts';
import type { SavedCatalogue } from '../bank/save-catalogue.ts';
import { slugOf } from '../bank/slug.ts';

/** Questions of any difficulty: papers say what they want. */
const DIFFICULTY = { difficultyMin: 1, difficultyMax: 10 } as const;

/**
 * ST64, GN10: a template for each official pattern, the first of an exam as what tests of its category are made by.
 * From then on the template is what counts, and administrators change it; patterns are not read again.
 */
export async function saveTemplates(context: Context, saved: SavedCatalogue): Promise<void> {
  const { store } = context;
  const { categories } = store.t;
  await store.write(async (queries) => {
    for (const [exam, patterns] of Object.entries(patternsByExam)) {
      const [category] = await queries
        .select({ id: categories.id })
        .from(categories)
        .where(eq(categories.cid, exam));
      if (category === undefined) continue;
      for (const [place, pattern] of patterns.entries())
        await saveTemplate(context, queries, {
          pattern,
          saved,
          categoryId: category.id,
          isFirst: place === 0,
        });
    }
  });
}

interface Seeding {
  readonly pattern: ExamPattern;
  readonly saved: SavedCatalogue;
  readonly categoryId: string;
  readonly isFirst: boolean;
}

async function saveTemplate(
  { store: { t }, ids, clock }: Context,
  queries: Queries,
  { pattern, saved, categoryId, isFirst }: Seeding,
): Promise<void> {
  const templateId = ids.next();
  const createdAt = clock.now();
  const added = await queries
    .insert(t.examTemplates)
    .values({
      id: templateId,
      name: pattern.year === null ? pattern.name : `${pattern.name} ${pattern.year}`,
      categoryId,
      description: [pattern.source, pattern.note].filter(Boolean).join('. '),
      durationMinutes: pattern.durationMinutes,
      totalMarks: pattern.totalMarks,
      isAiEnabled: true,
      isDefaultOfCategory: isFirst && !(await hasDefault(t, queries, categoryId)),
      sectionTiming: pattern.sectionTiming,
      calculator: pattern.calculator ?? null,
      scheme: schemeOf(pattern),
      pattern: pattern.key,
      createdAt,
      organisationId: DEFAULT_ORGANISATION,
    })
    .onConflictDoNothing({ target: t.examTemplates.pattern })
    .returning({ id: t.examTemplates.id });
  if (added.length === 0) return;
  for (const [position, section] of pattern.sections.entries()) {
    const sectionId = ids.next();
    await queries.insert(t.examSections).values({
      id: sectionId,
      createdAt,
      organisationId: DEFAULT_ORGANISATION,
      ...sectionColumns(section, pattern, saved),
    });
    await queries.insert(t.templateSections).values({ templateId, position, sectionId });
  }
}

/** Administrators may have chosen another one before. */
async function hasDefault({ examTemplates }: Tables, queries: Queries, categoryId: string): Promise<boolean> {
  const { categoryId: of, isDefaultOfCategory } = examTemplates;
  return (await queries.$count(examTemplates, and(eq(of, categoryId), eq(isDefaultOfCategory, true)))) > 0;
}

function sectionColumns(section: PatternSection, { name }: ExamPattern, saved: SavedCatalogue) {
  const { title, subject = title, groups, timeLimitMinutes, attemptLimit, questionsInSets } = section;
  const [first] = groups;
  const isUniform = groups.every(({ marks, penalty }) => marks === first?.marks && penalty === first.penalty);
  return {
    title,
    description: `${name}: ${title}`,
    questionCount: groups.reduce((sum, { count }) => sum + count, 0),
    ...DIFFICULTY,
    marksPerQuestion: isUniform ? (first?.marks ?? null) : null,
    negativeMarks: isUniform ? (first?.penalty ?? null) : null,
    allowCustomMarksPerQuestion: !isUniform,
    timeLimitMinutes: timeLimitMinutes ?? null,
    subjectId: saved.subjects.get(slugOf(subject)) ?? null,
    groups,
    attemptLimit: attemptLimit ?? null,
    questionsInSets: questionsInSets ?? 0,
  };
}
