import { patternsByExam, type ExamPattern } from '@exam/shared-schema/exam-patterns';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import { catalogue } from './catalogue.ts';
import { furtherTopics } from './further-topics.ts';
import type { DrawnQuestion, QuestionBank } from './question-bank.ts';
import { templates, type OptionCount, type Template } from './templates/index.ts';

/** BK41: practice questions that a topic has for each exam that shows it, of the types that the exam asks, at least. */
export const FEWEST_TO_PRACTISE = 40;

/** CT14: the exam whose questions have five options. */
const OF_FIVE_OPTIONS = 'bank';

/** A topic of the catalogue that students are shown, and what its practice questions are made from. */
export interface PracticeTopic {
  readonly subject: string;
  readonly topic: string;
  readonly options: OptionCount;
  /** The types that an exam asks that shows the topic; the exam that asks the most types first. */
  readonly asked: readonly (readonly QuestionTypeName[])[];
  readonly templates: ReadonlySet<Template>;
}

/** Questions of each type. */
export type TypeCounts = ReadonlyMap<QuestionTypeName, number>;

export const practiceTopics: readonly PracticeTopic[] = listedTopics().map(({ subject, topic }) => ({
  subject,
  topic,
  options: isListedBy(OF_FIVE_OPTIONS, subject, topic) ? 5 : 4,
  asked: typesAskedIn(subject),
  templates: new Set(templates.filter((template) => isAskedIn(template, subject, topic))),
}));

/** Exams may list the same topics of a subject. */
function listedTopics(): { readonly subject: string; readonly topic: string }[] {
  const listed = catalogue.flatMap(({ subjects }) =>
    subjects.flatMap(({ name: subject, topics }) =>
      topics
        .filter(({ isActive = true }) => isActive)
        .map(({ name: topic }) => [`${subject}: ${topic}`, { subject, topic }] as const),
    ),
  );
  return [...new Map(listed).values()];
}

function isListedBy(exam: string, subject: string, topic: string): boolean {
  const { subjects = [] } = catalogue.find(({ cid }) => cid === exam) ?? {};
  return subjects.some(({ name, topics }) => name === subject && topics.some((one) => one.name === topic));
}

/** An exam shows all topics of its subjects, whichever exam lists them. */
function typesAskedIn(subject: string): QuestionTypeName[][] {
  const exams = catalogue.filter(({ subjects }) => subjects.some(({ name }) => name === subject));
  const asked = exams.map(({ cid }) => typesIn(patternsOf(cid), subject));
  return [...new Map(asked.map((types) => [types.join(), types])).values()].sort(
    (one, other) => other.length - one.length,
  );
}

function patternsOf(cid: string | undefined): readonly ExamPattern[] {
  return Object.entries(patternsByExam).find(([exam]) => exam === cid)?.[1] ?? [];
}

/** Those of the sections about the subject; of all sections where none of them is. */
function typesIn(patterns: readonly ExamPattern[], subject: string): QuestionTypeName[] {
  const sections = patterns.flatMap((pattern) => pattern.sections);
  const own = sections.filter((section) => (section.subject ?? section.title) === subject);
  const groups = (own.length > 0 ? own : sections).flatMap((section) => section.groups);
  return [...new Set(groups.map(({ type }) => type))].sort();
}

function isAskedIn(template: Template, subject: string, topic: string): boolean {
  if (template.subject === subject && template.topic === topic) return true;
  const others = furtherTopics[subject]?.[topic] ?? [];
  return others.includes(template.name) || others.includes(`${template.subject}: ${template.topic}`);
}

/** What a topic lacks beside what is there. Fewer where its templates run dry. */
export function drawMissing(
  bank: QuestionBank,
  { asked, options, templates: own }: PracticeTopic,
  there: TypeCounts,
): DrawnQuestion[] {
  const drawn: DrawnQuestion[] = [];
  for (const types of asked) {
    const isAsked = ({ type }: Template) => types.includes(type);
    const missing =
      FEWEST_TO_PRACTISE -
      types.reduce((sum, type) => sum + (there.get(type) ?? 0), 0) -
      drawn.filter(({ template }) => isAsked(template)).length;
    const fits = (template: Template) => own.has(template) && isAsked(template);
    drawn.push(...bank.drawSome(Math.max(0, missing), fits, { options }));
  }
  return drawn;
}
