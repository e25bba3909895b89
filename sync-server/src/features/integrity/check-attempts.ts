import { and, asc, count, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import type { AttemptPattern, PatternDetails } from '@exam/shared-schema/contract';
import { questionsInOrder, type PaperPackage } from '@exam/shared-schema/paper-package';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { enqueue, handle, nothing, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { CHECKED, MARKED_ANSWERS, storedAnswers, type MarkedAnswer } from '../../marked-answers/index.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import {
  equalWrong,
  fastRight,
  manyAccounts,
  referenceOf,
  type CheckedAttempt,
  type PaperReference,
} from './patterns.ts';
import { devicePrint, printsOf } from './prints.ts';

const checkAttemptsKind: JobKind<object> = { kind: 'check-attempts', payload: nothing };

/** Batch size, small enough that hand-ins do not wait for a batch. */
const AT_ONCE = 10;
const EVERY_MS = 10 * 60_000;
/** Attempts from which the usual wrong answers of a paper are known. */
const REFERENCE = 300;
/** Attempts that share a print; an attempt that shares more with others is compared with the newest. */
const MOST_COMPARED = 60;

/** An attempt at a ranked paper whose answers are stored. */
interface StoredAttempt {
  readonly number: number;
  readonly attemptId: string;
  readonly userId: string;
  readonly paperId: string;
  readonly packageVersion: string;
  readonly receivedAt: number;
  readonly deviceId: string | null;
}

interface Finding {
  readonly about: StoredAttempt;
  readonly pattern: AttemptPattern;
  readonly details: PatternDetails;
}

/** What is known of the papers of a run. */
type Papers = Map<string, Promise<{ readonly reference: PaperReference | null; readonly attempts: number }>>;

/**
 * IN5: checks the attempts whose answers were stored since the last run, and compares them with all before them. Each run
 * schedules the next; the daily one restarts a broken chain.
 */
export function checkAttempts(context: Context, keyedOf: ReadKeyedPaper): JobHandler {
  return handle(
    checkAttemptsKind,
    async (_payload, { signal }) => {
      const papers: Papers = new Map();
      await repeat(signal, () => checkSome(context, keyedOf, papers));
      await scheduleNext(context);
    },
    { dailyAt: 0 },
  );
}

/** The dedupe key allows one run per ten minutes, however many chains there are. */
async function scheduleNext(context: Context): Promise<void> {
  const slot = Math.floor(context.clock.now() / EVERY_MS) + 1;
  const { kind } = checkAttemptsKind;
  const when = { runAt: slot * EVERY_MS, dedupeKey: `${kind} ${slot}` };
  await context.store.write((queries) => enqueue(context, queries, checkAttemptsKind, {}, when));
}

/** Every step can be repeated: prints and findings are added once. @returns whether there may be more. */
async function checkSome(context: Context, keyedOf: ReadKeyedPaper, papers: Papers): Promise<boolean> {
  const begun = performance.now();
  const { store } = context;
  const from = await readProgress(store);
  const numbers = await numbersAfter(store, from);
  const last = numbers.at(-1);
  if (last === undefined) return false;
  const attempts = await storedAttemptsOf(store, numbers);
  const answers = await storedAnswers(store, store.read, numbers);
  const given = (number: number) => toChecked(answers.get(number) ?? []);
  const prints = attempts.map((attempt) => ({ attempt, prints: allPrints(attempt, given(attempt.number)) }));
  await addPrints(store, prints);
  const findings: Finding[] = [];
  for (const { attempt, prints: own } of prints)
    findings.push(
      ...(await fastFinding(keyedOf, attempt, given(attempt.number))),
      ...(await deviceFindings(store, attempt)),
      ...(await equalFindings(store, papers, attempt, { own: given(attempt.number), prints: own })),
    );
  await keep(context, findings, { from, to: last });
  if (numbers.length < AT_ONCE) return false;
  // Pause for as long as the batch took, to leave time for hand-ins.
  await setTimeout(performance.now() - begun);
  return true;
}

async function readProgress({ read, t: { statisticsProgress: table } }: Store): Promise<number> {
  const [row] = await read.select({ number: table.receivedAt }).from(table).where(eq(table.name, CHECKED));
  return row?.number ?? 0;
}

async function numbersAfter({ read, t: { markedAttempts: table } }: Store, from: number): Promise<number[]> {
  const rows = await read
    .select({ number: table.number })
    .from(table)
    .where(gt(table.number, from))
    .orderBy(asc(table.number))
    .limit(AT_ONCE);
  return rows.map(({ number }) => number);
}

/** Those at papers that rank: papers for practice have their key on the device. */
async function storedAttemptsOf(
  { read, t: { attempts, markedAttempts, papers } }: Store,
  numbers: readonly number[],
): Promise<StoredAttempt[]> {
  if (numbers.length === 0) return [];
  return read
    .select({
      number: markedAttempts.number,
      attemptId: attempts.id,
      userId: attempts.userId,
      paperId: attempts.paperId,
      packageVersion: attempts.packageVersion,
      receivedAt: attempts.receivedAt,
      deviceId: attempts.deviceId,
    })
    .from(markedAttempts)
    .innerJoin(
      attempts,
      and(eq(attempts.id, markedAttempts.attemptId), eq(attempts.userId, markedAttempts.userId)),
    )
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(and(inArray(markedAttempts.number, [...numbers]), ne(papers.resultsPolicy, 'on-submit')))
    .orderBy(asc(markedAttempts.number));
}

function toChecked(answers: readonly MarkedAnswer[]): CheckedAttempt {
  return answers.map(({ outcome, answer, seconds }) => ({
    outcome,
    seconds,
    answer: answer === null ? null : JSON.stringify(answer),
  }));
}

function allPrints({ paperId, deviceId }: StoredAttempt, answers: CheckedAttempt): number[] {
  const own = printsOf(paperId, answers);
  return deviceId === null ? own : [...own, devicePrint(paperId, deviceId)];
}

interface Printed {
  readonly attempt: StoredAttempt;
  readonly prints: readonly number[];
}

async function addPrints(store: Store, all: readonly Printed[]): Promise<void> {
  const rows = all.flatMap(({ attempt: { number }, prints }) =>
    [...new Set(prints)].map((print) => ({ print, attempt: number })),
  );
  if (rows.length > 0)
    await store.write((queries) => queries.insert(store.t.attemptPrints).values(rows).onConflictDoNothing());
}

/** IN4 */
async function fastFinding(
  keyedOf: ReadKeyedPaper,
  about: StoredAttempt,
  answers: CheckedAttempt,
): Promise<Finding[]> {
  const paper = await keyedOf(about.packageVersion);
  if (paper === null) return [];
  const found = fastRight(answers, charactersOf(paper.keyed.paper));
  return found === null ? [] : [{ about, pattern: 'fast-right', details: { ...found, others: [] } }];
}

/** Without the marks of formulas, which are not read as text. */
const readable = (text: string) => text.replace(/\\[a-zA-Z]+|[{}$^_\\]/g, '').length;

function charactersOf(paper: PaperPackage): number[] {
  return questionsInOrder(paper).map(({ question: { text, options } }) =>
    options.reduce((sum, option) => sum + readable(option.text), readable(text)),
  );
}

/** IN2: about every attempt at the paper on this device within a day. */
async function deviceFindings(store: Store, own: StoredAttempt): Promise<Finding[]> {
  const { paperId, deviceId } = own;
  if (deviceId === null) return [];
  const sharing = await sharers(store, [devicePrint(paperId, deviceId)], Number.MAX_SAFE_INTEGER);
  if (manyAccounts(sharing, own) === null) return [];
  return sharing.flatMap((about) => {
    const within = manyAccounts(sharing, about);
    if (within === null) return [];
    const others = sharing.filter(({ userId }) => userId !== about.userId).map(nameIn);
    return [{ about, pattern: 'shared-device' as const, details: { accounts: within, others } }];
  });
}

const nameIn = ({ attemptId, userId }: StoredAttempt) => ({ attemptId, userId });

interface Compared {
  readonly own: CheckedAttempt;
  readonly prints: readonly number[];
}

/** IN3: about both attempts of each pair. */
async function equalFindings(
  store: Store,
  papers: Papers,
  attempt: StoredAttempt,
  { own, prints }: Compared,
): Promise<Finding[]> {
  if (prints.length === 0) return [];
  const candidates = (await sharers(store, prints, attempt.number)).filter(
    ({ userId }) => userId !== attempt.userId,
  );
  if (candidates.length === 0) return [];
  const { reference, attempts } = await paperOf(store, papers, attempt);
  if (reference === null) return [];
  const answers = await storedAnswers(
    store,
    store.read,
    candidates.map(({ number }) => number),
  );
  return candidates.flatMap((other) => {
    const found = equalWrong(own, toChecked(answers.get(other.number) ?? []), reference, attempts);
    if (found === null) return [];
    const figures = { equal: found.equal, expected: Math.round(found.expected * 10) / 10 };
    const pair = (about: StoredAttempt, beside: StoredAttempt) => ({
      about,
      pattern: 'equal-wrong' as const,
      details: { ...figures, others: [nameIn(beside)] },
    });
    return [pair(attempt, other), pair(other, attempt)];
  });
}

/** The newest attempts before one that share a print with it. */
async function sharers(store: Store, prints: readonly number[], before: number): Promise<StoredAttempt[]> {
  const { attemptPrints: table } = store.t;
  const rows = await store.read
    .selectDistinct({ number: table.attempt })
    .from(table)
    .where(and(inArray(table.print, [...prints]), lt(table.attempt, before)))
    .orderBy(desc(table.attempt))
    .limit(MOST_COMPARED);
  return storedAttemptsOf(
    store,
    rows.map(({ number }) => number),
  );
}

/** How the paper's questions are answered wrong, from attempts that are chosen by their random ids. */
function paperOf(store: Store, papers: Papers, { paperId, packageVersion }: StoredAttempt) {
  const known = papers.get(packageVersion) ?? readPaper(store, paperId, packageVersion);
  papers.set(packageVersion, known);
  return known;
}

async function readPaper(store: Store, paperId: string, packageVersion: string) {
  const { attempts, markedAttempts } = store.t;
  const rows = await store.read
    .select({ number: markedAttempts.number })
    .from(attempts)
    .innerJoin(
      markedAttempts,
      and(eq(markedAttempts.attemptId, attempts.id), eq(markedAttempts.userId, attempts.userId)),
    )
    .where(eq(attempts.packageVersion, packageVersion))
    .orderBy(asc(attempts.keyVersion), asc(attempts.id))
    .limit(REFERENCE);
  const answers = await storedAnswers(
    store,
    store.read,
    rows.map(({ number }) => number),
  );
  const [total] = await store.read
    .select({ attempts: count() })
    .from(attempts)
    .where(eq(attempts.paperId, paperId));
  return { reference: referenceOf([...answers.values()].map(toChecked)), attempts: total?.attempts ?? 0 };
}

/** Adds findings and advances, unless another run has advanced, or the marked answers are made again. */
async function keep(
  { store, ids, clock }: Context,
  findings: readonly Finding[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const { patternFindings: table, statisticsProgress: progress } = store.t;
  await store.write(async (queries) => {
    await queries.lock(MARKED_ANSWERS);
    const [row] = await queries.select().from(progress).where(eq(progress.name, CHECKED));
    if ((row?.receivedAt ?? 0) !== from) return;
    const now = clock.now();
    for (const { about, pattern, details } of findings) {
      const { attemptId, userId, paperId } = about;
      const name = and(eq(table.attemptId, attemptId), eq(table.userId, userId), eq(table.pattern, pattern));
      const [before] = await queries.select({ details: table.details }).from(table).where(name);
      const merged = { ...details, others: mergedNames(before?.details.others ?? [], details.others) };
      await queries
        .insert(table)
        .values({ id: ids.next(), attemptId, userId, paperId, pattern, details: merged, foundAt: now })
        .onConflictDoUpdate({
          target: [table.attemptId, table.userId, table.pattern],
          set: { details: merged },
        });
    }
    await queries
      .insert(progress)
      .values({ name: CHECKED, receivedAt: to, attemptId: '' })
      .onConflictDoUpdate({ target: progress.name, set: { receivedAt: to } });
  });
}

/** Names that a finding keeps. */
const MOST_NAMES = 20;

function mergedNames(before: PatternDetails['others'], added: PatternDetails['others']) {
  const names = [...before, ...added];
  const isFirst = ({ attemptId, userId }: (typeof names)[number], place: number) =>
    names.findIndex((other) => other.attemptId === attemptId && other.userId === userId) === place;
  return names.filter(isFirst).slice(0, MOST_NAMES);
}
