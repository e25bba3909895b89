import type { QuestionGroup } from '../exam-patterns/index.ts';
import { DEFAULT_SCHEME, type MarkingScheme } from '../marking/index.ts';
import { questionTypeNames, type QuestionTypeName } from '../question-types/index.ts';
import type { SectionWish } from './fill.ts';
import { minutesFor } from './minutes.ts';
import { shorten } from './shorten.ts';

/** What planning needs of a template's section. */
export interface PlanSection {
  readonly title: string;
  readonly questionCount: number;
  /** Null for questions of any type. */
  readonly groups: readonly QuestionGroup[] | null;
  /** Null for a section about every subject. */
  readonly subjectId: string | null;
  /** Of each question, 1 to 10. */
  readonly difficultyMin: number;
  readonly difficultyMax: number;
  readonly timeLimitMinutes: number | null;
  /** How many of its questions count; null for all. */
  readonly attemptLimit: number | null;
  readonly questionsInSets: number;
}

/** What planning needs of a template. */
export interface PlanTemplate<Section extends PlanSection = PlanSection> {
  readonly durationMinutes: number;
  readonly sections: readonly Section[];
}

export interface PlanChoice {
  /** The subjects of the topics, in the order of their sections. */
  readonly subjects: readonly { readonly id: string; readonly name: string }[];
  readonly topics: readonly { readonly id: string; readonly subjectId: string }[];
  readonly difficulty: { readonly min: number; readonly max: number };
  /** GN90: at most so many questions; as many as the template has if unset. */
  readonly questions?: number | null | undefined;
}

/** The sections of a test, before its questions are known. */
export interface TestPlan<Section extends PlanSection = PlanSection> {
  readonly template: PlanTemplate<Section>;
  readonly sections: readonly (Section | PlanSection)[];
  /** What each section needs from the bank. */
  readonly wishes: readonly SectionWish[];
  /** No section of the template is about a chosen subject (GN11). */
  readonly isOwnForm: boolean;
  /** The time of a test with all its questions. */
  readonly minutes: number;
}

/** Questions of a test that no section of the template is about. */
const OWN_FORM_QUESTIONS = 45;

/** Of a test without a template: questions, divided among the chosen subjects, and minutes for each. */
const USUAL_QUESTIONS = 30;
const MINUTES_A_QUESTION = 2;

/** GN4: of a category without a template: a section for each subject, with questions of any type. */
export function usualTemplate(subjects: PlanChoice['subjects']) {
  const questionCount = Math.ceil(USUAL_QUESTIONS / Math.max(1, subjects.length));
  return {
    durationMinutes: questionCount * subjects.length * MINUTES_A_QUESTION,
    scheme: DEFAULT_SCHEME,
    sections: subjects.map((subject) => sectionAbout(subject, questionCount)),
  } satisfies PlanTemplate & { readonly scheme: MarkingScheme };
}

/**
 * GN4: the sections of the template that are about a chosen subject. GN11: if there are none, a section for each subject,
 * with questions of the types that the template asks for.
 */
export function planTest<Section extends PlanSection>(
  template: PlanTemplate<Section>,
  { subjects, topics, difficulty, questions = null }: PlanChoice,
): TestPlan<Section> {
  const topicsFor = ({ subjectId }: PlanSection) =>
    topics.filter((topic) => subjectId === null || topic.subjectId === subjectId).map(({ id }) => id);
  const about = template.sections.filter((section) => topicsFor(section).length > 0);
  const isOwnForm = about.length === 0;
  const sections = shorten(isOwnForm ? ownForm(subjects) : about, questions);
  const types = typesAskedBy([template]);
  const wishes = sections.map((section) => ({
    title: section.title,
    questionCount: section.questionCount,
    groups: section.groups,
    types,
    topicIds: topicsFor(section),
    difficulty: {
      min: Math.max(section.difficultyMin, difficulty.min),
      max: Math.min(section.difficultyMax, difficulty.max),
    },
    questionsInSets: section.questionsInSets,
  }));
  const minutes = minutesFor(
    template,
    sections.map((planned) => ({ ...planned, planned, count: planned.questionCount })),
  );
  return { template, sections, wishes, isOwnForm, minutes };
}

/** The template of a category that suits a choice: the default, unless only another is about a chosen subject. */
export function suitableTemplate<Template extends PlanTemplate>(
  templates: readonly Template[],
  isDefault: (template: Template) => boolean,
  topics: PlanChoice['topics'],
): Template | null {
  const usual = templates.find(isDefault) ?? null;
  const isAbout = ({ sections }: PlanTemplate) =>
    sections.some(({ subjectId }) =>
      topics.some((topic) => subjectId === null || topic.subjectId === subjectId),
    );
  if (usual === null || isAbout(usual)) return usual;
  return templates.find(isAbout) ?? usual;
}

/** The types that templates ask for; all if a section has no groups, or if there is no template. */
export function typesAskedBy(templates: readonly PlanTemplate[]): QuestionTypeName[] {
  const sections = templates.flatMap((template) => template.sections);
  const asked = new Set<QuestionTypeName>(
    sections.length === 0
      ? questionTypeNames
      : sections.flatMap(({ groups }) => groups?.map(({ type }) => type) ?? questionTypeNames),
  );
  return questionTypeNames.filter((type) => asked.has(type));
}

function ownForm(subjects: PlanChoice['subjects']): PlanSection[] {
  const share = Math.floor(OWN_FORM_QUESTIONS / Math.max(1, subjects.length));
  const left = OWN_FORM_QUESTIONS - share * subjects.length;
  return subjects.map((subject, place) => sectionAbout(subject, Math.max(1, share + (place < left ? 1 : 0))));
}

/** A section with questions of any type. */
const sectionAbout = ({ id, name }: PlanChoice['subjects'][number], questionCount: number): PlanSection => ({
  title: name,
  questionCount,
  groups: null,
  subjectId: id,
  difficultyMin: 1,
  difficultyMax: 10,
  timeLimitMinutes: null,
  attemptLimit: null,
  questionsInSets: 0,
});
