import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { timingFor } from '@exam/shared-schema/paper-package';
import type { Context } from '../../context.ts';
import { addAttempt, type NewAttempt } from '../../marked-attempts/queries.ts';
import { keyedPapers, type KeyedPaper, type ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { countDemoAttempts } from '../../features/results/count-popularity.ts';
import { deriveSecret } from '../../installation/index.ts';
import { chanceFrom } from './chance.ts';
import { markedDemoAttempt } from './hand-in.ts';
import { simulatedItems, type Difficulties } from './items.ts';
import { DEMO_ATTEMPTS, markDemo, readMark } from './mark.ts';
import { simulatedStudents, type SimulatedStudent } from './population.ts';
import { simulatedPapers } from './simulated-papers.ts';
import { sit } from './sitting.ts';
import { keepStudents } from './students.ts';

/** The attempts were received within so many days before they are made, ms. */
const DAYS_MS = 6 * 86_400_000;
/** Popular papers are taken by nearly all students, others by fewer. */
const FEWEST_TAKE = 0.7;
const MOST_TAKE = 0.95;

/**
 * ST68: makes the demo's attempts, paper by paper, once per installation: what an administrator takes away stays away.
 * The seed decides all of them but their ids. A run that ended anywhere is continued by the next.
 */
export async function makeDemoAttempts(context: Context, signal: AbortSignal): Promise<void> {
  if ((await readMark(context.store)) === DEMO_ATTEMPTS.made) return;
  await markDemo(context.store, DEMO_ATTEMPTS.begun);
  const seed = deriveSecret(context.installation.secret, 'demo-attempts').toString('hex');
  const students = simulatedStudents(seed);
  const toSit = await papersToSit(context);
  const simulation: Simulation = {
    seed,
    students,
    userIds: await keepStudents(context, students),
    papers: keyedPapers(context.store),
    until: context.clock.now(),
    slotMs: DAYS_MS / toSit.length,
  };
  for (const [place, paper] of toSit.entries()) {
    await simulatePaper(context, simulation, { paper, place, signal });
  }
  await markDemo(context.store, DEMO_ATTEMPTS.made);
}

interface Simulation {
  readonly seed: string;
  readonly students: readonly SimulatedStudent[];
  /** Of the students, by their numbers. */
  readonly userIds: ReadonlyMap<number, string>;
  readonly papers: ReadKeyedPaper;
  /** The last one is received before, epoch ms. */
  readonly until: number;
  /** The time in which the attempts at one paper are received. */
  readonly slotMs: number;
}

interface PaperToSit {
  readonly paperId: string;
  readonly packageVersion: string;
  readonly demoAttempts: number;
}

/** In the order of `simulatedPapers`; those that are gone or renamed are left out. */
async function papersToSit({ store: { read, t } }: Context): Promise<(PaperToSit | null)[]> {
  const { papers, categories } = t;
  const rows = await read
    .select({
      paperId: papers.id,
      packageVersion: papers.currentVersion,
      demoAttempts: papers.demoAttempts,
      title: papers.title,
      category: categories.name,
    })
    .from(papers)
    .innerJoin(categories, eq(categories.id, papers.categoryId))
    .where(and(isNotNull(papers.currentVersion), eq(papers.resultsPolicy, 'after-sync')));
  return (await simulatedPapers()).map(({ title, category }) => {
    const row = rows.find((each) => each.title === title && each.category === category);
    return row === undefined ? null : { ...row, packageVersion: row.packageVersion ?? '' };
  });
}

interface Simulating {
  readonly paper: PaperToSit | null;
  /** Among all papers. */
  readonly place: number;
  readonly signal: AbortSignal;
}

async function simulatePaper(
  context: Context,
  simulation: Simulation,
  { paper, place, signal }: Simulating,
): Promise<void> {
  const found = paper === null ? null : await simulation.papers(paper.packageVersion);
  if (paper === null || found === null || paper.demoAttempts > 0) return;
  const { keyed } = found;
  const rows: NewAttempt[] = [];
  for (const sat of satBy(simulation, keyed, await difficultiesOf(context, keyed), place)) {
    // Requests come first.
    await setImmediate();
    signal.throwIfAborted();
    rows.push(await markedDemoAttempt(context, simulation.papers, { ...paper, ...sat }));
  }
  await keepAttempts(context, paper.paperId, rows);
}

async function difficultiesOf({ store: { read, t } }: Context, keyed: KeyedPaper): Promise<Difficulties> {
  const { id, difficulty } = t.questions;
  const rows = await read
    .select({ id, difficulty })
    .from(t.questions)
    .where(inArray(id, [...keyed.questionIds]));
  return new Map(rows.map((row) => [row.id, row.difficulty]));
}

/** Who sits a paper, how, and when it arrives. @param place among the papers of each student. */
function* satBy(simulation: Simulation, keyed: KeyedPaper, difficulties: Difficulties, place: number) {
  const { seed, students, userIds, until, slotMs } = simulation;
  const { title, categoryName } = keyed.paper;
  const items = simulatedItems(seed, keyed, difficulties);
  const timing = timingFor(keyed.paper, 0);
  const share = FEWEST_TAKE + (MOST_TAKE - FEWEST_TAKE) * chanceFrom(seed, categoryName, title).next();
  for (const student of students) {
    const chance = chanceFrom(seed, 'sitting', categoryName, title, student.number);
    const userId = userIds.get(student.number);
    if (chance.next() >= share || userId === undefined) continue;
    // One after the other, with time between them for the longest paper.
    const receivedAt = until - Math.round(slotMs * (place + 0.2 * chance.next()));
    yield { userId, receivedAt, sitting: sit(chance, student, items, timing) };
  }
}

/** Stores and counts them in one transaction, once. */
async function keepAttempts(context: Context, paperId: string, rows: readonly NewAttempt[]): Promise<void> {
  const { store, clock } = context;
  await store.write(async (queries) => {
    await queries.lock(`demo-attempts ${paperId}`);
    const { papers } = store.t;
    const isFree = and(eq(papers.id, paperId), eq(papers.demoAttempts, 0));
    if ((await queries.$count(papers, isFree)) === 0) return;
    for (const row of rows) await addAttempt(store, queries, row);
    const times = rows.map(({ receivedAt }) => receivedAt);
    await countDemoAttempts(store, queries, { paperId, times, now: clock.now() });
  });
}
