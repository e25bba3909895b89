import {
  patternsByExam,
  schemeOf,
  type ExamPattern,
  type PatternSection,
} from '@exam/shared-schema/exam-patterns';
import { questionTypeNames, type QuestionTypeName } from '@exam/shared-schema/question-types';
import {
  fill,
  fitTest,
  planTest,
  suitableTemplate,
  type Candidate,
  type PlanSection,
  type SectionWish,
} from '@exam/shared-schema/test-plan';
import { freeAfterUse, isFree, markdownTable, MAX_EXPOSURE, seededRandom } from './item-response/index.ts';

/** The largest share of an exam's tests that a question is in, if all its students make the same choice. */
export interface ExamExposure {
  readonly exam: string;
  /** All topics of the exam. */
  readonly everything: number;
  /** Four topics of a subject; of the subjects the one with the highest share. */
  readonly fourTopics: number;
  /** One topic; the same. */
  readonly oneTopic: number;
  /** Each student chooses four topics of one subject by chance. */
  readonly mixed: number;
}

export interface ExamStudySize {
  /** Practice questions of a topic, evenly of the types that the exam asks of its subject. */
  readonly perTopic: (subject: string, topic: string) => number;
  readonly tests: number;
  readonly seed: number;
}

/** An exam as students see it. */
export interface StudiedExam {
  /** As in `patternsByExam`. */
  readonly key: string;
  readonly name: string;
  readonly subjects: readonly { readonly name: string; readonly topics: readonly string[] }[];
}

interface Topic {
  readonly id: string;
  readonly subjectId: string;
}

interface Exam {
  readonly templates: readonly Template[];
  /** By subject. */
  readonly topics: readonly (readonly Topic[])[];
  readonly bank: readonly Candidate[];
}

type Template = ReturnType<typeof templateOf>;

const FEW_TOPICS = 4;

/** Simulates the tests of every exam with the code that plans and fills them, by the rule of AB60. */
export function studyExams(exams: readonly StudiedExam[], size: ExamStudySize): ExamExposure[] {
  const patternsOf = new Map<string, readonly ExamPattern[]>(Object.entries(patternsByExam));
  return exams.map((exam) => {
    const random = seededRandom(size.seed);
    const of = examOf(exam, patternsOf.get(exam.key) ?? [], size);
    const same = (topics: readonly Topic[]) => maximumOf(of, size, random, () => topics);
    const worst = (count: number) => Math.max(...of.topics.map((topics) => same(topics.slice(0, count))));
    return {
      exam: exam.name,
      everything: same(of.topics.flat()),
      fourTopics: worst(FEW_TOPICS),
      oneTopic: worst(1),
      mixed: maximumOf(of, size, random, () => {
        const subject = of.topics[Math.floor(random() * of.topics.length)] ?? [];
        return shuffled(subject, random).slice(0, FEW_TOPICS);
      }),
    };
  });
}

function examOf(
  { subjects }: StudiedExam,
  patterns: readonly ExamPattern[],
  { perTopic }: ExamStudySize,
): Exam {
  const topics = subjects
    .filter((subject) => subject.topics.length > 0)
    .map(({ name, topics: own }) =>
      own.map((topic) => ({ id: `${name}: ${topic}`, subjectId: name, questions: perTopic(name, topic) })),
    );
  const templates = patterns.map((pattern) => templateOf(pattern, new Set(subjects.map(({ name }) => name))));
  const bank = topics.flat().flatMap(({ id: topicId, subjectId, questions }) => {
    const types = typesAskedOf(templates, subjectId);
    return Array.from({ length: questions }, (_, place): Candidate => {
      const type = types[place % types.length] ?? questionTypeNames[0];
      return { id: `${topicId} ${place}`, topicId, type, difficulty: 5 };
    });
  });
  return { templates, topics, bank };
}

/** Those of the sections about the subject; of all sections if there are none. */
function typesAskedOf(templates: readonly Template[], subjectId: string): QuestionTypeName[] {
  const sections = templates.flatMap((template) => template.sections);
  const own = sections.filter((section) => section.subjectId === subjectId);
  const groups = (own.length > 0 ? own : sections).flatMap((section) => section.groups ?? []);
  const asked = new Set(groups.map(({ type }) => type));
  return questionTypeNames.filter((type) => asked.has(type));
}

function templateOf(pattern: ExamPattern, subjects: ReadonlySet<string>) {
  const section = ({ title, subject = title, groups, ...own }: PatternSection): PlanSection => ({
    title,
    questionCount: groups.reduce((sum, { count }) => sum + count, 0),
    groups,
    subjectId: subjects.has(subject) ? subject : null,
    difficultyMin: 1,
    difficultyMax: 10,
    timeLimitMinutes: own.timeLimitMinutes ?? null,
    attemptLimit: own.attemptLimit ?? null,
    // The bank of the study has single questions only.
    questionsInSets: 0,
  });
  return {
    durationMinutes: pattern.durationMinutes,
    scheme: schemeOf(pattern),
    sections: pattern.sections.map(section),
  };
}

function maximumOf(
  { templates, bank }: Exam,
  { tests }: ExamStudySize,
  random: () => number,
  topicsOf: () => readonly Topic[],
): number {
  const uses = new Map<string, number>();
  const freeFrom = new Map<string, number>();
  for (let test = 1; test <= tests; test += 1) {
    const topics = topicsOf();
    const [first] = templates;
    const template = suitableTemplate(templates, (one) => one === first, topics);
    if (template === null) continue;
    const subjects = [...new Set(topics.map(({ subjectId }) => subjectId))].map((id) => ({ id, name: id }));
    const plan = planTest(template, { subjects, topics, difficulty: { min: 1, max: 10 } });
    const isChosen = new Set(topics.map(({ id }) => id));
    const chosen = bank.filter(({ topicId }) => isChosen.has(topicId));
    const inOrder = byExposure(chosen, freeFrom, test, random);
    const offers = plan.wishes.map((wish) => ({ singles: fitting(inOrder, wish), sets: [] }));
    const { sections } = fitTest(plan, fill(plan.wishes, offers), template.scheme);
    for (const { id } of sections.flatMap(({ questions }) => questions)) {
      uses.set(id, (uses.get(id) ?? 0) + 1);
      freeFrom.set(id, freeAfterUse(freeFrom.get(id) ?? 0, test));
    }
  }
  return Math.max(0, ...uses.values()) / tests;
}

/** Free questions in random order, then the others, the longest unused first. */
function byExposure(
  bank: readonly Candidate[],
  freeFrom: ReadonlyMap<string, number>,
  test: number,
  random: () => number,
): Candidate[] {
  const freeOf = ({ id }: Candidate) => freeFrom.get(id) ?? 0;
  const used = bank.filter((question) => !isFree(freeOf(question), test));
  return [
    ...shuffled(
      bank.filter((question) => isFree(freeOf(question), test)),
      random,
    ),
    ...used.toSorted((one, other) => freeOf(one) - freeOf(other)),
  ];
}

const fitting = (bank: readonly Candidate[], { topicIds, types }: SectionWish): Candidate[] =>
  bank.filter(({ topicId, type }) => topicIds.includes(topicId) && types.includes(type));

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

function percent(share: number): string {
  const shown = `${Math.round(100 * share)} %`;
  return share > MAX_EXPOSURE ? `**${shown}**` : shown;
}

/** The rows as a Markdown table. Shares above the limit are bold. */
export function examTable(rows: readonly ExamExposure[]): string {
  return markdownTable(
    ['Exam', 'All topics', 'The same four topics', 'The same topic', 'Any four topics of a subject'],
    rows.map(({ exam, everything, fourTopics, oneTopic, mixed }) => [
      exam,
      ...[everything, fourTopics, oneTopic, mixed].map(percent),
    ]),
  );
}
