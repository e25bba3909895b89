import { patternsByExam, type ExamPattern } from '@exam/shared-schema/exam-patterns';
import type { QuestionTypeName } from '@exam/shared-schema/question-types';
import { catalogue } from './catalogue.ts';
import { furtherTopics } from './further-topics.ts';
import type { DrawnQuestion, QuestionBank } from './question-bank.ts';
import { templates, type OptionCount, type Template } from './templates/index.ts';
import { whenAsked } from './when-asked.ts';

/** BK41: practice questions that a topic has for each exam that shows it, of the types that the exam asks, at least. */
export const FEWEST_TO_PRACTISE = 40;

/** AB60: the largest share of an exam's tests that a question should be in, with some room for tests of a few topics. */
const LARGEST_SHARE = 0.16;

/** CT14: the exam whose questions have five options. */
const OF_FIVE_OPTIONS = 'bank';

/** A topic of the catalogue that students are shown, and what its practice questions are made from. */
export interface PracticeTopic {
  readonly subject: string;
  readonly topic: string;
  readonly options: OptionCount;
  /**
   * AB60: questions that are made of the topic: at least `FEWEST_TO_PRACTISE`, and so many that no question has to be in
   * more than a fifth of the tests of a whole exam.
   */
  readonly wanted: number;
  /** The types that an exam asks that shows the topic; the exam that asks the most types first. */
  readonly asked: readonly (readonly QuestionTypeName[])[];
  readonly templates: ReadonlySet<Template>;
}

/** Questions of each type. */
export type TypeCounts = ReadonlyMap<QuestionTypeName, number>;

/** By name, and by subject and topic. */
const bySource = whenAsked(templatesBySource);

/** Those with few templates first, because other topics may use the same (BK42). */
export const practiceTopics = whenAsked((): readonly PracticeTopic[] =>
  listedTopics()
    .map(({ subject, topic }) => ({
      subject,
      topic,
      options: isListedBy(OF_FIVE_OPTIONS, subject, topic) ? (5 as const) : (4 as const),
      wanted: wantedOf(subject),
      asked: typesAskedIn(subject),
      templates: templatesOf(subject, topic),
    }))
    .sort((one, other) => one.templates.size - other.templates.size),
);

function templatesBySource(): Map<string, Template[]> {
  const sources = new Map<string, Template[]>();
  for (const template of templates)
    for (const source of [template.name, `${template.subject}: ${template.topic}`]) {
      const own = sources.get(source);
      if (own === undefined) sources.set(source, [template]);
      else own.push(template);
    }
  return sources;
}

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

/** By the exam that asks the most questions of each topic of the subject. */
function wantedOf(subject: string): number {
  const perTopic = catalogue.flatMap(({ cid, subjects }) => {
    const own = subjects.find(({ name }) => name === subject);
    const topics = own?.topics.filter(({ isActive = true }) => isActive).length ?? 0;
    return topics === 0 ? [] : patternsOf(cid).map((pattern) => questionsAbout(pattern, subject) / topics);
  });
  return Math.max(FEWEST_TO_PRACTISE, Math.ceil(Math.max(0, ...perTopic) / LARGEST_SHARE));
}

/** As if there were as many of every type as of the most frequent one, because a topic has about as many of each. */
function questionsAbout({ sections }: ExamPattern, subject: string): number {
  const own = sections.filter((section) => (section.subject ?? section.title) === subject);
  const counts = new Map<QuestionTypeName, number>();
  for (const { type, count } of own.flatMap(({ groups }) => groups))
    counts.set(type, (counts.get(type) ?? 0) + count);
  return Math.max(0, ...counts.values()) * counts.size;
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

/** In their order. */
function templatesOf(subject: string, topic: string): Set<Template> {
  const sources = [`${subject}: ${topic}`, ...(furtherTopics[subject]?.[topic] ?? [])];
  const found = new Set(sources.flatMap((source) => bySource().get(source) ?? []));
  return found.size < 2 || sources.length === 1 ? found : new Set(templates.filter((one) => found.has(one)));
}

/** What a topic lacks beside what is there. Fewer where its templates run dry. */
export function drawMissing(
  bank: QuestionBank,
  { asked, options, wanted, templates: own }: PracticeTopic,
  there: TypeCounts,
): DrawnQuestion[] {
  const drawn: DrawnQuestion[] = [];
  for (const types of asked) {
    const isAsked = ({ type }: Template) => types.includes(type);
    const missing =
      wanted -
      types.reduce((sum, type) => sum + (there.get(type) ?? 0), 0) -
      drawn.filter(({ template }) => isAsked(template)).length;
    const fits = (template: Template) => own.has(template) && isAsked(template);
    drawn.push(...bank.drawSome(Math.max(0, missing), fits, { options }));
  }
  return drawn;
}
