import { and, asc, eq } from 'drizzle-orm';
import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import type { Queries, Tables } from '../../../database/index.ts';
import { refused } from '../../../crud/index.ts';
import { AppError } from '../../../http/index.ts';
import type { ChosenTest } from './choice.ts';
import type { SectionWish } from './fill.ts';

type TemplateRow = Tables['examTemplates']['$inferSelect'];
type SectionRow = Tables['examSections']['$inferSelect'];

/** What a paper is made from: a template, or the default if the category has none. */
export interface Blueprint extends Pick<
  TemplateRow,
  'durationMinutes' | 'sectionTiming' | 'calculator' | 'scheme' | 'resultsPolicy'
> {
  readonly templateId: string | null;
  readonly sections: readonly BlueprintSection[];
}

export type BlueprintSection = Omit<SectionRow, 'id' | 'createdAt' | 'updatedAt'>;

/** The sections that match a choice, and the time for them. */
export interface TestPlan {
  readonly sections: readonly BlueprintSection[];
  /** For each section, the questions it needs from the bank. */
  readonly wishes: readonly SectionWish[];
  readonly durationMinutes: number;
}

/** @throws AppError if the template was deleted, or is private and not available to this caller. */
export async function readBlueprint(
  t: Tables,
  queries: Queries,
  { choice: { templateId }, subjects }: ChosenTest,
  { privateToo }: { readonly privateToo: boolean },
): Promise<Blueprint> {
  if (templateId === null) return usualBlueprint(subjects);
  const { examTemplates: templates, templateSections, examSections } = t;
  const [template] = await queries
    .select()
    .from(templates)
    .where(and(eq(templates.id, templateId), privateToo ? undefined : eq(templates.isPublic, true)));
  if (template === undefined)
    throw refused('templateId', 'This template no longer exists. Please choose again.');
  const rows = await queries
    .select({ section: examSections })
    .from(templateSections)
    .innerJoin(examSections, eq(examSections.id, templateSections.sectionId))
    .where(eq(templateSections.templateId, templateId))
    .orderBy(asc(templateSections.position));
  return { ...template, templateId, sections: rows.map(({ section }) => section) };
}

/** Of a test without a template: questions, divided among the chosen subjects, and minutes for each. */
const USUAL_QUESTIONS = 30;
const MINUTES_A_QUESTION = 2;

/** One section per chosen subject, with questions of any type and the default marking. */
function usualBlueprint(subjects: ChosenTest['subjects']): Blueprint {
  const questionCount = Math.ceil(USUAL_QUESTIONS / subjects.length);
  return {
    templateId: null,
    durationMinutes: questionCount * subjects.length * MINUTES_A_QUESTION,
    sectionTiming: 'free',
    calculator: null,
    scheme: DEFAULT_SCHEME,
    resultsPolicy: 'on-submit',
    sections: subjects.map(({ id, name }) => ({
      title: name,
      description: '',
      questionCount,
      difficultyMin: 1,
      difficultyMax: 10,
      marksPerQuestion: null,
      negativeMarks: null,
      allowCustomMarksPerQuestion: false,
      timeLimitMinutes: null,
      subjectId: id,
      groups: null,
      attemptLimit: null,
      questionsInSets: 0,
    })),
  };
}

/** Times are rounded up to this, minutes. */
const FIVE_MINUTES = 5;

const NOTHING_TO_ASK =
  'The template of this exam asks nothing about the chosen subjects. Please choose other subjects.';

/**
 * GN4: a test has those sections of its template whose subject was chosen, and a share of the template's time in
 * proportion to their questions; sections with their own time limit keep it.
 * @throws AppError if no section is about a chosen subject.
 */
export function planTest(
  blueprint: Blueprint,
  { choice, topics }: Pick<ChosenTest, 'choice' | 'topics'>,
): TestPlan {
  const topicsFor = ({ subjectId }: BlueprintSection) =>
    topics.filter((topic) => subjectId === null || topic.subjectId === subjectId).map(({ id }) => id);
  const sections = blueprint.sections.filter((section) => topicsFor(section).length > 0);
  if (sections.length === 0) throw new AppError('REFUSED', NOTHING_TO_ASK);
  const wishes = sections.map((section) => ({
    title: section.title,
    questionCount: section.questionCount,
    groups: section.groups,
    topicIds: topicsFor(section),
    difficulty: {
      min: Math.max(section.difficultyMin, choice.difficulty.min),
      max: Math.min(section.difficultyMax, choice.difficulty.max),
    },
    questionsInSets: section.questionsInSets,
  }));
  return { sections, wishes, durationMinutes: timeFor(blueprint, sections) };
}

function timeFor(
  { sections: all, durationMinutes }: Blueprint,
  sections: readonly BlueprintSection[],
): number {
  if (sections.length === all.length) return durationMinutes;
  const limits = sections.map(({ timeLimitMinutes }) => timeLimitMinutes);
  if (limits.every((limit) => limit !== null)) return limits.reduce((sum, limit) => sum + limit, 0);
  // Divide last: 60/116 is not exact in floating point, and 116 minutes times it would come out slightly above 60.
  const steps = (durationMinutes * questionsIn(sections)) / (questionsIn(all) * FIVE_MINUTES);
  return Math.ceil(steps) * FIVE_MINUTES;
}

const questionsIn = (sections: readonly BlueprintSection[]) =>
  sections.reduce((sum, { questionCount }) => sum + questionCount, 0);
