import { eq } from 'drizzle-orm';
import { examPatterns, type ExamPattern, type PatternSection } from '@exam/shared-schema/exam-patterns';
import { add, formatFraction, multiply, parseFraction, ZERO } from '@exam/shared-schema/marking';
import { questionTypeNames, type AnswerKey, type QuestionTypeName } from '@exam/shared-schema/question-types';
import type { Missing } from '@exam/shared-schema/test-plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../scripts/vitest/size.ts';
import type { Pool, QuestionState } from '../sync-server/src/database/index.ts';
import { slugOf } from '../sync-server/src/bank/slug.ts';
import { createPaper } from '../sync-server/src/papers/create-paper.ts';
import {
  planByTemplate,
  readBlueprint,
  type Blueprint,
  type BlueprintSection,
} from '../sync-server/src/features/generation/blueprint.ts';
import { readChoice, type ChosenTest } from '../sync-server/src/features/generation/choice.ts';
import {
  seenQuestions,
  TESTS_NOT_REPEATED,
  type OfferOrder,
} from '../sync-server/src/features/generation/draw-offers.ts';
import { fillTest, type Drawn } from '../sync-server/src/features/generation/fill-test.ts';
import { publishPaper } from '../sync-server/src/papers/publish-paper.ts';
import { openWorkshop, type Workshop } from '../sync-server/test/support/workshop.ts';
import { Random } from './random.ts';

/** The number of generated tests, which use the official patterns in turn. */
const PAPERS = rounds({ short: 160, full: 50_000 });
const TIMEOUT_MS = 120_000 + PAPERS * 60;
const SEED = 20_260_109;
const STUDENTS = 12;
/** The questions of this many last tests of a student are not repeated. */
const NOT_REPEATED = 5;
const INSERTED_AT_ONCE = 400;
const MOST_SHOWN = 5;

interface Stored {
  readonly id: string;
  readonly topicId: string;
  readonly subjectId: string;
  readonly type: QuestionTypeName;
  readonly difficulty: number;
  readonly pool: Pool;
  readonly state: QuestionState;
  readonly setId: string | null;
  readonly setPosition: number | null;
}

interface Topic {
  readonly id: string;
  readonly subjectId: string;
}

interface Student {
  readonly id: string;
  /** The questions of the tests that are not repeated. */
  readonly seen: ReadonlySet<string>;
}

/** A pattern with its template, and the subjects and topics of its category. */
interface Exam {
  readonly pattern: ExamPattern;
  readonly templateId: string;
  readonly categoryId: string;
  readonly topics: readonly Topic[];
}

/** A bank with its students, read once, so that tests are checked without further queries. */
interface Town {
  readonly workshop: Workshop;
  readonly bank: ReadonlyMap<string, Stored>;
  readonly sets: ReadonlyMap<string, readonly Stored[]>;
  readonly exams: readonly Exam[];
  readonly students: readonly Student[];
  readonly random: Random;
}

/** One test that a student requested, and the outcome. */
interface Making {
  readonly exam: Exam;
  readonly student: Student;
  readonly topics: readonly Topic[];
  readonly difficulty: { readonly min: number; readonly max: number };
  readonly blueprint: Blueprint;
  readonly drawn: Drawn;
}

type Rule = 'template' | 'questions' | 'sets' | 'missing' | 'enough';

/** The faults by rule, and how often each template was filled and refused. */
interface Findings {
  readonly faults: Readonly<Record<Rule, string[]>>;
  readonly filled: Map<string, number>;
  readonly refused: Map<string, number>;
}

let town: Town;
let findings: Findings;

beforeAll(async () => {
  town = await openTown();
  findings = await makeTests(town, PAPERS);
}, TIMEOUT_MS);

afterAll(async () => {
  await town.workshop.close();
});

/** Expects that a rule was never broken; the message has the first faults. */
function expectNever(rule: Rule): void {
  const faults = findings.faults[rule];
  expect(faults.length, faults.slice(0, MOST_SHOWN).join('\n')).toBe(0);
}

describe(`${PAPERS} tests by the templates of all official patterns, on a bank of thousands of questions`, () => {
  it('[GN2] [GN4] every paper has the sections, numbers, types, marks and time of its template', () => {
    expectNever('template');
  });

  it('[GN3] every paper has active questions for practice, of the chosen topics and difficulties, none twice and none of the last five tests', () => {
    expectNever('questions');
  });

  it('[GN2] every paper has its sets whole, in their order and adjacent, before the single questions', () => {
    expectNever('sets');
  });

  it('[GN3] the reported missing questions of a section are those that a count of the bank finds missing', () => {
    expectNever('missing');
  });

  it('[GN3] nothing is refused if the single questions of the bank are enough for every section', () => {
    expectNever('enough');
  });

  it('[GN2] every template was filled for some students and refused to others', () => {
    for (const { pattern } of town.exams) {
      expect(findings.filled.get(pattern.key), pattern.key).toBeGreaterThan(0);
      expect(findings.refused.get(pattern.key), pattern.key).toBeGreaterThan(0);
    }
  });
});

describe('a bank that is just large enough', () => {
  /** How often a test that needs every MCQ of the topic is requested. */
  const TIMES = 60;

  it('[GN3] fills sections that ask for the same topic and type', async () => {
    const exam = examOf('jee-advanced');
    const topic = await newTopic(exam, 'Just Enough');
    const rows = drawable(singlesOf(town.random, topic, { MCQ: 7, MSQ: 3, Numerical: 6 }));
    await insert(town.workshop, rows);
    const outcomes: string[] = [];
    for (let time = 0; time < TIMES; time += 1)
      outcomes.push((await fillFor(exam, [topic])).missing.length === 0 ? 'filled' : 'short');
    expect(outcomes.filter((outcome) => outcome === 'short')).toEqual([]);
  });

  it('[GN2] has no set with a question about a topic that was not chosen', async () => {
    const { random } = town;
    const exam = examOf('cat');
    const [chosen, other] = [await newTopic(exam, 'Chosen'), await newTopic(exam, 'Not Chosen')];
    const singles = singlesOf(random, chosen, { MCQ: 30, MSQ: 0, Numerical: 30 });
    const mixed = setOf(random, 'mixed', [chosen, chosen, other]);
    const rows = drawable([...singles, ...mixed]);
    await insert(town.workshop, rows);
    const drawn = await fillFor(exam, [chosen]);
    const topicOf = new Map(rows.map(({ id, topicId }) => [id, topicId]));
    const asked = drawn.missing.length === 0 ? drawn.sections.flatMap(({ questions }) => questions) : [];
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked.map(({ questionId }) => topicOf.get(questionId)))).toEqual(new Set([chosen.id]));
  });

  async function newTopic({ topics: [like] }: Exam, name: string): Promise<Topic> {
    const { store, ids, clock } = town.workshop.context;
    const topic = { id: ids.next(), subjectId: (like as Topic).subjectId };
    const row = { ...topic, tid: slugOf(name), name, description: '', createdAt: clock.now() };
    await store.write((queries) => queries.insert(store.t.topics).values(row));
    return topic;
  }

  const drawable = (rows: readonly Stored[]): Stored[] =>
    rows.map((row) => ({ ...row, pool: 'practice', state: 'active' }));

  const examOf = (key: string) => town.exams.find(({ pattern }) => pattern.key === key) as Exam;

  async function fillFor(exam: Exam, topics: readonly Topic[]): Promise<Drawn> {
    const student = { id: 'new-student', seen: new Set<string>() };
    const difficulty = { min: 1, max: 10 };
    const made = await makeTest(town, { exam, student, topics, difficulty, prefer: (rows) => rows });
    if (made === null) throw new Error('The template has none of the topics');
    return made.drawn;
  }
});

async function openTown(): Promise<Town> {
  const workshop = await openWorkshop();
  const random = new Random(SEED);
  const exams = await readExams(workshop);
  const rows = bankFor(random, exams);
  await insert(workshop, rows);
  const sets = setsIn(rows);
  const students = await studentsWith(workshop, random, rows, sets);
  return { workshop, exams, students, sets, random, bank: new Map(rows.map((row) => [row.id, row])) };
}

async function readExams({ context: { store } }: Workshop): Promise<Exam[]> {
  const { examTemplates, categorySubjects, topics } = store.t;
  const templates = await store.read.select().from(examTemplates);
  const belongings = await store.read.select().from(categorySubjects);
  const all = await store.read
    .select({ id: topics.id, subjectId: topics.subjectId })
    .from(topics)
    .where(eq(topics.isActive, true));
  return examPatterns.map((pattern) => {
    const template = templates.find((each) => each.pattern === pattern.key);
    if (template === undefined) throw new Error(`There is no template of ${pattern.key}`);
    const { id: templateId, categoryId } = template;
    const own = belongings.filter((each) => each.categoryId === categoryId).map(({ subjectId }) => subjectId);
    return {
      pattern,
      templateId,
      categoryId,
      topics: all.filter(({ subjectId }) => own.includes(subjectId)),
    };
  });
}

type Supply = Readonly<Partial<Record<QuestionTypeName, number>>>;

/** Topics with many, with few and with almost no questions; sets if a pattern has them. */
function bankFor(random: Random, exams: readonly Exam[]): Stored[] {
  const topics = new Map(exams.flatMap((exam) => exam.topics.map((topic) => [topic.id, topic])));
  const withSets = new Set(
    exams
      .filter(({ pattern }) => pattern.sections.some(({ questionsInSets }) => questionsInSets))
      .flatMap((exam) => exam.topics.map(({ id }) => id)),
  );
  return [...topics.values()].flatMap((topic) => {
    const most = random.pick([40, 40, 40, 15, 3]);
    const supply: Supply = {
      MCQ: random.between(most / 2, most),
      MSQ: random.between(0, most / 4),
      Numerical: random.between(0, most / 2),
    };
    const sets = withSets.has(topic.id) ? random.between(2, 8) : 0;
    return [
      ...singlesOf(random, topic, supply),
      ...Array.from({ length: sets }, (_, number) =>
        setOf(
          random,
          `${topic.id}.${number}`,
          Array.from({ length: random.between(3, 6) }, () => topic),
        ),
      ).flat(),
    ];
  });
}

/** A random id, as in the bank: draws are ordered by ids. */
const idOf = (random: Random) => Buffer.from(random.bytes(16)).toString('hex');

/** Seeded ids, because a draw starts at a random id. */
const idsOf = (random: Random) => ({
  next: () => idOf(random),
  bytes: (count: number) => Buffer.from(random.bytes(count)),
});

function singlesOf(random: Random, topic: Topic, supply: Supply): Stored[] {
  return questionTypeNames.flatMap((type) =>
    Array.from({ length: supply[type] ?? 0 }, () => ({
      ...stateOf(random),
      id: idOf(random),
      topicId: topic.id,
      subjectId: topic.subjectId,
      type,
      difficulty: random.between(1, 10),
      setId: null,
      setPosition: null,
    })),
  );
}

/** Most questions can be drawn; some are in the ranked pool or inactive. */
function stateOf(random: Random): Pick<Stored, 'pool' | 'state'> {
  return {
    pool: random.chance(0.05) ? 'ranked' : 'practice',
    state: random.chance(0.95)
      ? 'active'
      : random.pick(['draft', 'quarantined', 'dropped', 'bonus'] as const),
  };
}

/** A set with a question about each of the topics, in their order. */
function setOf(random: Random, setId: string, topics: readonly Topic[]): Stored[] {
  const pool: Pool = random.chance(0.05) ? 'ranked' : 'practice';
  return topics.map(({ id: topicId, subjectId }, setPosition) => ({
    id: idOf(random),
    topicId,
    subjectId,
    pool,
    state: random.chance(0.99) ? 'active' : 'quarantined',
    type: random.chance(0.65) ? 'MCQ' : 'Numerical',
    difficulty: random.between(3, 8),
    setId,
    setPosition,
  }));
}

async function insert({ context: { store } }: Workshop, rows: readonly Stored[]): Promise<void> {
  const { questions, questionSets } = store.t;
  const shared = { text: 'What is it?', sourceName: 'simulation', createdAt: 0 };
  const sets = [...new Set(rows.flatMap(({ setId }) => setId ?? []))];
  await store.write(async (queries) => {
    for (const id of sets)
      await queries.insert(questionSets).values({ ...shared, id, kind: 'passage', sourceKey: id });
    for (let first = 0; first < rows.length; first += INSERTED_AT_ONCE)
      await queries
        .insert(questions)
        .values(
          rows
            .slice(first, first + INSERTED_AT_ONCE)
            .map((row) => ({ ...shared, ...answersOf(row.type), ...row, sourceKey: row.id })),
        );
  });
}

const OPTIONS = ['a', 'b', 'c', 'd'].map((_id) => ({ _id, text: _id }));

function answersOf(type: QuestionTypeName): { options: typeof OPTIONS; key: AnswerKey } {
  if (type === 'MCQ') return { options: OPTIONS, key: { type, correct: ['a'] } };
  if (type === 'MSQ') return { options: OPTIONS, key: { type, correct: ['a', 'b'] } };
  return { options: [], key: { type: 'Numerical', values: ['5'] } };
}

function setsIn(rows: readonly Stored[]): Map<string, Stored[]> {
  const sets = new Map<string, Stored[]>();
  for (const row of rows) if (row.setId !== null) sets.set(row.setId, [...(sets.get(row.setId) ?? []), row]);
  return sets;
}

const isDrawable = ({ pool, state }: Stored) => pool === 'practice' && state === 'active';

/** Students without tests, with some, and with more than are remembered. */
async function studentsWith(
  workshop: Workshop,
  random: Random,
  rows: readonly Stored[],
  sets: ReadonlyMap<string, readonly Stored[]>,
): Promise<Student[]> {
  const students: Student[] = [];
  for (let number = 0; number < STUDENTS; number += 1) {
    const id = await workshop.server.addUser({ username: `student-${number}` });
    const tests: string[][] = [];
    for (let test = 0; test < number % (NOT_REPEATED + 3); test += 1)
      tests.push(await hadTest(workshop, random, { userId: id, rows, sets }));
    students.push({ id, seen: new Set(tests.slice(-NOT_REPEATED).flat()) });
  }
  return students;
}

/** Publishes a test of one student, with random questions and sets. @returns its questions. */
async function hadTest(
  { context, server, adminId, saved }: Workshop,
  random: Random,
  { userId, rows, sets }: { userId: string; rows: readonly Stored[]; sets: Town['sets'] },
): Promise<string[]> {
  const singles = rows.filter((row) => row.setId === null && isDrawable(row) && random.chance(0.08));
  const whole = [...sets.values()].filter((members) => members.every(isDrawable) && random.chance(0.1));
  const ids = [...whole.flat(), ...singles].map(({ id }) => id);
  server.clock.advance(60_000);
  const paperId = await createPaper(context, {
    title: 'An earlier test',
    description: '',
    categoryId: [...saved.categories.values()][0] as string,
    subjectIds: [],
    durationMinutes: 60,
    difficultyLevel: 5,
    createdBy: adminId,
    ownerId: userId,
    resultsPolicy: 'on-submit',
    timingPolicy: 'pausable',
    sections: [{ title: 'All', questions: ids.map((questionId) => ({ questionId })) }],
  });
  await publishPaper(context, paperId);
  return ids;
}

type Asked = Pick<Making, 'exam' | 'student' | 'topics' | 'difficulty'> & Pick<OfferOrder, 'prefer'>;

/** Makes a test for a student up to the filling, with the functions of the server. */
async function makeTest({ workshop, random }: Town, asked: Asked): Promise<Making | null> {
  const context = { ...workshop.context, ids: idsOf(random) };
  const { exam, student, topics, difficulty, prefer } = asked;
  const { store } = context;
  const chosen: ChosenTest = await readChoice(context, store.read, {
    templateId: exam.templateId,
    categoryId: exam.categoryId,
    subjectIds: [...new Set(topics.map(({ subjectId }) => subjectId))],
    topicIds: topics.map(({ id }) => id),
    difficulty,
  });
  const blueprint = await readBlueprint(store.t, store.read, chosen, { reach: 'installation' });
  const isAbout = ({ subjectId }: BlueprintSection) =>
    subjectId === null || chosen.topics.some((topic) => topic.subjectId === subjectId);
  if (!blueprint.sections.some(isAbout)) {
    expect(() => planByTemplate(blueprint, chosen)).toThrow(/asks nothing about the chosen subjects/);
    return null;
  }
  const plan = planByTemplate(blueprint, chosen);
  const except = await seenQuestions(context, store.read, { userId: student.id, tests: TESTS_NOT_REPEATED });
  const drawn = await fillTest(
    context,
    store.read,
    { plan, scheme: blueprint.scheme },
    { pool: 'practice', except, prefer },
  );
  return { exam, student, topics, difficulty, blueprint, drawn };
}

async function makeTests(town: Town, count: number): Promise<Findings> {
  const random = new Random(SEED);
  const faults: Findings['faults'] = { template: [], questions: [], sets: [], missing: [], enough: [] };
  const findings: Findings = { faults, filled: new Map(), refused: new Map() };
  let made = 0;
  for (let number = 0; made < count; number += 1) {
    const exam = town.exams[number % town.exams.length] as Exam;
    const making = await makeTest(town, { ...askedBy(random, town, exam), prefer: preferenceOf(random) });
    if (making === null) continue;
    const { drawn } = making;
    const isFilled = drawn.missing.length === 0;
    made += Number(isFilled);
    const outcomes = isFilled ? findings.filled : findings.refused;
    outcomes.set(exam.pattern.key, (outcomes.get(exam.pattern.key) ?? 0) + 1);
    for (const [rule, fault] of isFilled
      ? faultsOfPaper(town, making, drawn)
      : faultsOfRefusal(town, making, drawn.missing))
      faults[rule].push(`Test ${number}, ${exam.pattern.key}: ${fault}`);
  }
  return findings;
}

/** Often the whole syllabus, as for a mock exam; otherwise some topics of some subjects, sometimes one topic. */
function askedBy(random: Random, { students }: Town, exam: Exam): Omit<Asked, 'prefer'> {
  const subjects = [...new Set(exam.topics.map(({ subjectId }) => subjectId))];
  const some = subjects.filter(() => random.chance(0.6));
  const part = exam.topics.filter(({ subjectId }) => some.includes(subjectId) && random.chance(0.7));
  const topics = random.chance(0.55) ? exam.topics : random.chance(0.7) ? part : [random.pick(exam.topics)];
  const [one, other] = [random.between(1, 10), random.between(1, 10)];
  return {
    exam,
    student: random.pick(students),
    topics: topics.length === 0 ? exam.topics : topics,
    difficulty: random.chance(0.7)
      ? { min: 1, max: 10 }
      : { min: Math.min(one, other), max: Math.max(one, other) },
  };
}

function preferenceOf(random: Random): OfferOrder['prefer'] {
  const wanted = random.between(1, 10);
  if (random.chance(0.5)) return (rows) => rows;
  return (rows) => rows.toSorted((a, b) => Math.abs(a.difficulty - wanted) - Math.abs(b.difficulty - wanted));
}

type Fault = readonly [rule: Rule, fault: string];
type Paper = Drawn;

/** The requirements of a section, computed only from the pattern. */
interface Expected {
  readonly section: PatternSection;
  /** The chosen topics that its questions may be about. */
  readonly topicIds: readonly string[];
}

function expectedOf({ workshop: { saved } }: Town, { exam, topics }: Making): Expected[] {
  return exam.pattern.sections
    .map((section) => {
      const subjectId = saved.subjects.get(slugOf(section.subject ?? section.title));
      const own = topics.filter((topic) => subjectId === undefined || topic.subjectId === subjectId);
      return { section, topicIds: own.map(({ id }) => id) };
    })
    .filter(({ topicIds }) => topicIds.length > 0);
}

const questionsIn = ({ groups }: PatternSection) => groups.reduce((sum, { count }) => sum + count, 0);
const sumOf = <T>(list: readonly T[], of: (each: T) => number) =>
  list.reduce((sum, each) => sum + of(each), 0);

/** The pattern's time, or the sum of the sections' times, or their share of the time to the minute. */
function minutesFor(
  { sections: all, durationMinutes }: ExamPattern,
  sections: readonly PatternSection[],
): number {
  if (sections.length === all.length) return durationMinutes;
  if (sections.every(({ timeLimitMinutes }) => timeLimitMinutes !== undefined))
    return sumOf(sections, ({ timeLimitMinutes }) => timeLimitMinutes ?? 0);
  const share = (durationMinutes * sumOf(sections, questionsIn)) / sumOf(all, questionsIn);
  return Math.round(share);
}

function faultsOfPaper(town: Town, making: Making, paper: Paper): Fault[] {
  const expected = expectedOf(town, making);
  const ids = paper.sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));
  return [
    ...faultsOfTemplate(town, making, { expected, paper }),
    ...faultsOfQuestions(town, making, { expected, paper }),
    ...faultsOfSets(town, { expected, paper }),
    ...(new Set(ids).size === ids.length ? [] : [['questions', 'a question is asked twice'] as const]),
  ];
}

interface Looked {
  readonly expected: readonly Expected[];
  readonly paper: Paper;
}

/** The properties by which a template and its paper are compared. */
interface Shape {
  readonly minutes: number;
  readonly timing: string;
  readonly calculator: string | null;
  readonly sections: readonly {
    readonly title: string;
    readonly timeLimitMinutes: number | undefined;
    /** Type, marks and penalty of every question, sorted. */
    readonly worth: readonly string[];
  }[];
  readonly marks: string;
}

function shapeByPattern(pattern: ExamPattern, sections: readonly PatternSection[]): Shape {
  return {
    minutes: minutesFor(pattern, sections),
    timing: pattern.sectionTiming,
    calculator: pattern.calculator ?? null,
    sections: sections.map(({ title, timeLimitMinutes, groups }) => ({
      title,
      timeLimitMinutes,
      worth: groups
        .flatMap(({ type, count, marks, penalty }) =>
          Array.from({ length: count }, () => `${type} ${marks} ${penalty}`),
        )
        .sort(),
    })),
    marks: marksOf(sections.flatMap(({ groups }) => groups)),
  };
}

function shapeOfPaper(town: Town, { blueprint }: Making, { sections, fit }: Paper): Shape {
  return {
    minutes: fit.minutes,
    timing: blueprint.sectionTiming,
    calculator: blueprint.calculator,
    sections: sections.map((section) => ({
      title: section.title,
      timeLimitMinutes: section.timeLimitMinutes,
      worth: worthOf(town, section).sort(),
    })),
    marks: marksOf(sections.flatMap((section) => pricesIn(section))),
  };
}

function faultsOfTemplate(town: Town, making: Making, { expected, paper }: Looked): Fault[] {
  const { pattern } = making.exam;
  const sections = expected.map(({ section }) => section);
  const [wanted, actual] = [shapeByPattern(pattern, sections), shapeOfPaper(town, making, paper)];
  const faults: Fault[] = [];
  if (JSON.stringify(actual) !== JSON.stringify(wanted))
    faults.push(['template', `${JSON.stringify(actual)} is not ${JSON.stringify(wanted)}`]);
  if (sections.length < pattern.sections.length) return faults;
  const count = sumOf(paper.sections, ({ questions }) => questions.length);
  if (count !== pattern.totalQuestions) faults.push(['template', `it has ${count} questions`]);
  if (actual.marks !== String(pattern.totalMarks))
    faults.push(['template', `it is worth ${actual.marks} marks`]);
  return faults;
}

type FilledSection = Paper['sections'][number];

/** Marks and penalty of each question of a section: its own, or the section's. */
function pricesIn({ questions, marksPerQuestion, negativeMarks }: FilledSection) {
  return questions.map((question) => ({
    id: question.questionId,
    count: 1,
    marks: question.marks ?? marksPerQuestion ?? '0',
    penalty: question.negativeMarks ?? negativeMarks ?? '0',
  }));
}

const worthOf = ({ bank }: Town, section: FilledSection) =>
  pricesIn(section).map(({ id, marks, penalty }) => `${bank.get(id)?.type} ${marks} ${penalty}`);

const marksOf = (list: readonly { readonly count: number; readonly marks: string }[]) =>
  formatFraction(
    list.map(({ count, marks }) => multiply(parseFraction(marks), { n: count, d: 1 })).reduce(add, ZERO),
  );

const isIn = ({ min, max }: Making['difficulty'], difficulty: number) =>
  min <= difficulty && difficulty <= max;

function faultsOfQuestions({ bank }: Town, making: Making, { expected, paper }: Looked): Fault[] {
  const { student, difficulty } = making;
  return paper.sections.flatMap(({ title, questions }, place) =>
    questions.flatMap(({ questionId }): Fault[] => {
      const stored = bank.get(questionId);
      if (stored === undefined) return [['questions', `${questionId} is not in the bank`]];
      const wrong = [
        !isDrawable(stored) && `of the pool ${stored.pool}, ${stored.state}`,
        student.seen.has(questionId) && 'seen before',
        !isIn(difficulty, stored.difficulty) && `of difficulty ${stored.difficulty}`,
        !expected[place]?.topicIds.includes(stored.topicId) && 'about a topic that was not chosen',
      ].filter((each) => each !== false);
      return wrong.map((each) => ['questions', `${title} has a question ${each}`]);
    }),
  );
}

/** Sets come first, each complete; the single questions follow, by type. */
function faultsOfSets({ bank, sets }: Town, { expected, paper }: Looked): Fault[] {
  return paper.sections.flatMap(({ title, questions }, place): Fault[] => {
    const { section } = expected[place] as Expected;
    const stored = questions.map(({ questionId }) => bank.get(questionId) as Stored);
    const setIds = [...new Set(stored.flatMap(({ setId }) => setId ?? []))];
    const whole = setIds.flatMap((setId) => sets.get(setId)?.map(({ id }) => id) ?? []);
    const ids = stored.map(({ id }) => id);
    const faults: Fault[] = [];
    if (JSON.stringify(ids.slice(0, whole.length)) !== JSON.stringify(whole))
      faults.push(['sets', `the sets of ${title} are not whole, in order and first`]);
    if (whole.length > (section.questionsInSets ?? 0))
      faults.push(['sets', `${title} has ${whole.length} questions in sets`]);
    const order = [...new Set(section.groups.map(({ type }) => type))];
    const ranks = stored.slice(whole.length).map(({ type }) => order.indexOf(type));
    if (ranks.some((rank, at) => rank < (ranks[at - 1] ?? 0)))
      faults.push(['sets', `the single questions of ${title} are not in the order of its types`]);
    return faults;
  });
}

/** The questions of one type that one section needs. */
interface Demand {
  readonly section: string;
  readonly type: QuestionTypeName;
  readonly wanted: number;
  readonly topicIds: readonly string[];
  readonly mayHaveSets: boolean;
}

function demandsOf(expected: readonly Expected[]): Demand[] {
  return expected.flatMap(({ section, topicIds }) =>
    [...new Set(section.groups.map(({ type }) => type))].map((type) => ({
      section: section.title,
      type,
      wanted: sumOf(
        section.groups.filter((group) => group.type === type),
        ({ count }) => count,
      ),
      topicIds,
      mayHaveSets: (section.questionsInSets ?? 0) > 0,
    })),
  );
}

function faultsOfRefusal(town: Town, making: Making, missing: readonly Missing[]): Fault[] {
  const demands = demandsOf(expectedOf(town, making));
  const supply = supplyFor(town, making);
  const faults: Fault[] = [];
  if (isEnough(demands, supply)) faults.push(['enough', `refused: ${describeMissing(missing)}`]);
  const isSimple = demands.every(({ mayHaveSets }) => !mayHaveSets) && areApartOrAlike(demands);
  const truth = lacksIn(demands, supply);
  if (isSimple && JSON.stringify(missing) !== JSON.stringify(truth))
    faults.push(['missing', `reported ${describeMissing(missing)}, but it is ${describeMissing(truth)}`]);
  for (const { section, type, wanted, found } of missing) {
    const demand = demands.find((each) => each.section === section && each.type === type);
    if (demand?.wanted !== wanted || found >= wanted || found > supply(demand, 'with sets'))
      faults.push(['missing', `${section} has not ${found} of ${wanted} ${type}`]);
  }
  return faults;
}

const describeMissing = (missing: readonly Missing[]) =>
  missing.map(({ section, type, wanted, found }) => `${section}: ${found} of ${wanted} ${type}`).join('; ') ||
  'nothing';

/** The number of suitable questions in the bank for any of some topics. */
type SupplyOf = (of: Pick<Demand, 'type' | 'topicIds'>, sets?: 'with sets') => number;

function supplyFor({ bank }: Town, { student, difficulty }: Making): SupplyOf {
  const usable = [...bank.values()].filter(
    (stored) => isDrawable(stored) && !student.seen.has(stored.id) && isIn(difficulty, stored.difficulty),
  );
  const counts = new Map<string, number>();
  for (const { topicId, type, setId } of usable)
    for (const key of [`${topicId} ${type} with sets`, ...(setId === null ? [`${topicId} ${type}`] : [])])
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return ({ type, topicIds }, sets) =>
    sumOf(topicIds, (topicId) => counts.get([topicId, type, ...(sets ? [sets] : [])].join(' ')) ?? 0);
}

/** Whether the single questions suffice: no subset of the demands needs more than its topics have (Hall's theorem). */
function isEnough(demands: readonly Demand[], supply: SupplyOf): boolean {
  return questionTypeNames.every((type) => {
    const own = demands.filter((demand) => demand.type === type);
    return partsOf(own).every((part) => {
      const topicIds = [...new Set(part.flatMap((demand) => demand.topicIds))];
      return sumOf(part, ({ wanted }) => wanted) <= supply({ type, topicIds });
    });
  });
}

const partsOf = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((parts, each) => [...parts, ...parts.map((part) => [...part, each])], [[]]);

/** Whether any two sections need the same topics, or none in common. */
const areApartOrAlike = (demands: readonly Demand[]) =>
  demands.every((one) =>
    demands.every(
      (other) =>
        one.topicIds.join() === other.topicIds.join() ||
        one.topicIds.every((topicId) => !other.topicIds.includes(topicId)),
    ),
  );

/** What each section lacks if the sections before it are filled first. */
function lacksIn(demands: readonly Demand[], supply: SupplyOf): Missing[] {
  const taken = new Map<string, number>();
  return demands.flatMap(({ section, type, wanted, topicIds }) => {
    const key = `${type} ${topicIds.join()}`;
    const found = Math.min(wanted, supply({ type, topicIds }) - (taken.get(key) ?? 0));
    taken.set(key, (taken.get(key) ?? 0) + found);
    return found < wanted ? [{ section, type, wanted, found }] : [];
  });
}
