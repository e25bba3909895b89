import { and, asc, between, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { AttemptFlag } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Queries, Store, Transaction } from '../../database/index.ts';
import { abilityStep, calibrateItem, estimateAbility } from '../../item-response/index.ts';
import { handle, nothing, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';
import {
  readAnswers,
  tallierOf,
  type MarkedAnswer,
  type MarkedPaper,
  type Tallier,
} from '../../marked-answers/index.ts';
import { readItems, type TopicItem } from './items.ts';

type AttemptRow = Pick<
  Store['t']['attempts']['$inferSelect'],
  'id' | 'userId' | 'receivedAt' | 'packageVersion' | 'flags'
>;
type CountsRow = Store['t']['calibrationCounts']['$inferSelect'];

/** Finds the marker of a package version; null if it does not exist. */
export type MarkerOf = (packageVersion: string) => Promise<{ readonly keyed: MarkedPaper } | null>;

const calibrateKind: JobKind<object> = { kind: 'calibrate', payload: nothing };
/** UTC; 02:30 in India. */
const HOUR = 21;
const PROGRESS = 'calibration';
const AT_ONCE = 50;
/** Attempts are committed some time after their time of arrival. */
const SETTLED_MS = 2 * 60_000;
/** Attempts with fewer answers are ignored: they do not determine the student's ability. */
const FEWEST_ANSWERED = 5;
/** Questions with fewer first answers keep their prior. */
export const FEWEST_ANSWERS = 50;
const STEPS = 13;
const STEP = 0.5;
const LOWEST = -3;

/** Flags of attempts that are ignored: their answers may have been altered, or not be the student's own. */
const UNSOUND: readonly AttemptFlag[] = ['no-log', 'log-broken', 'log-differs', 'unsealed'];

/**
 * AB5: counts first answers by the ability of the students, each attempt once, and calibrates the questions that have
 * enough of them.
 */
export function calibrateQuestions(context: Context, markerOf: MarkerOf): JobHandler {
  return handle(
    calibrateKind,
    async (_payload, { signal }) => {
      await repeat(signal, () => countSome(context, markerOf));
      await calibrateCounted(context, signal);
    },
    { dailyAt: HOUR },
  );
}

interface Progress {
  readonly receivedAt: number;
  readonly attemptId: string;
}

async function readProgress(
  { t: { statisticsProgress: table } }: Store,
  queries: Queries,
): Promise<Progress> {
  const [row] = await queries.select().from(table).where(eq(table.name, PROGRESS));
  return row ?? { receivedAt: 0, attemptId: '' };
}

/** @returns whether there may be more. */
async function countSome({ store, clock }: Context, markerOf: MarkerOf): Promise<boolean> {
  const from = await readProgress(store, store.read);
  const rows = await attemptsAfter(store, from, clock.now() - SETTLED_MS);
  const last = rows.at(-1);
  if (last === undefined) return false;
  const answers: FirstAnswer[] = [];
  for (const { row, marked } of await markedSound(store, markerOf, rows))
    answers.push(...(await firstAnswers(store, row, marked)));
  const to = { receivedAt: last.receivedAt, attemptId: last.id };
  await store.write((queries) => keep(store, queries, { from, to, answers }));
  return rows.length === AT_ONCE;
}

function attemptsAfter(
  { read, t: { attempts } }: Store,
  from: Progress,
  until: number,
): Promise<AttemptRow[]> {
  const { receivedAt, id, userId, packageVersion, flags } = attempts;
  const isLater = or(
    gt(receivedAt, from.receivedAt),
    and(eq(receivedAt, from.receivedAt), gt(id, from.attemptId)),
  );
  return (
    read
      .select({ id, userId, receivedAt, packageVersion, flags })
      .from(attempts)
      // ST68: simulated answers are no evidence about a question.
      .where(and(between(receivedAt, from.receivedAt, until), isLater, eq(attempts.isDemo, false)))
      .orderBy(asc(receivedAt), asc(id))
      .limit(AT_ONCE)
  );
}

interface MarkedRow {
  readonly row: AttemptRow;
  readonly marked: readonly MarkedAnswer[];
}

/** The sound ones of the attempts, with their marked answers (FA3). */
async function markedSound(
  store: Store,
  markerOf: MarkerOf,
  rows: readonly AttemptRow[],
): Promise<MarkedRow[]> {
  const sound: { row: AttemptRow; tallier: Tallier }[] = [];
  for (const row of rows) {
    if (row.flags.some((flag) => UNSOUND.includes(flag))) continue;
    const paper = await markerOf(row.packageVersion);
    if (paper !== null) sound.push({ row, tallier: tallierOf(paper.keyed) });
  }
  const asked = sound.map(({ row: { id, userId }, tallier }) => ({ id, userId, tallier }));
  const answers = await readAnswers(store, asked);
  return sound.map(({ row }, index) => ({ row, marked: answers[index] ?? [] }));
}

interface FirstAnswer {
  readonly questionId: string;
  /** Ability step of the student, from 0. */
  readonly step: number;
  readonly isRight: boolean;
}

/** Only questions that the student sees for the first time: otherwise the answer may have been looked up. */
async function firstAnswers(
  store: Store,
  row: AttemptRow,
  marked: readonly MarkedAnswer[],
): Promise<FirstAnswer[]> {
  const answered = marked.filter(({ outcome }) => outcome !== 'unanswered');
  if (answered.length < FEWEST_ANSWERED) return [];
  const items = await readItems(
    store,
    answered.map(({ questionId }) => questionId),
  );
  const known = answered.flatMap(({ questionId, outcome }) => {
    const found = items.get(questionId);
    return found === undefined ? [] : [{ questionId, item: found.item, isRight: outcome === 'correct' }];
  });
  const step = (abilityStep(estimateAbility(known).theta) - LOWEST) / STEP;
  const met = await metBefore(store, row);
  return known
    .filter(({ questionId }) => !met.has(questionId))
    .map(({ questionId, isRight }) => ({ questionId, step, isRight }));
}

async function metBefore({ read, t }: Store, row: AttemptRow): Promise<ReadonlySet<string>> {
  const { attempts, packageQuestions } = t;
  const isEarlier = or(
    lt(attempts.receivedAt, row.receivedAt),
    and(eq(attempts.receivedAt, row.receivedAt), lt(attempts.id, row.id)),
  );
  const earlier = read
    .select({ version: attempts.packageVersion })
    .from(attempts)
    .where(and(eq(attempts.userId, row.userId), isEarlier));
  const found = await read
    .selectDistinct({ id: packageQuestions.questionId })
    .from(packageQuestions)
    .where(inArray(packageQuestions.packageVersion, earlier));
  return new Set(found.map(({ id }) => id));
}

interface Counted {
  readonly from: Progress;
  readonly to: Progress;
  readonly answers: readonly FirstAnswer[];
}

/** Counts and advances in one transaction, and does nothing if another run has already advanced. */
async function keep(store: Store, queries: Transaction, { from, to, answers }: Counted): Promise<void> {
  await queries.lock('calibrate');
  const now = await readProgress(store, queries);
  if (now.receivedAt !== from.receivedAt || now.attemptId !== from.attemptId) return;
  await addAnswers(store, queries, answers);
  const { statisticsProgress: table } = store.t;
  await queries
    .insert(table)
    .values({ name: PROGRESS, ...to })
    .onConflictDoUpdate({ target: table.name, set: to });
}

const none = (): number[] => Array.from({ length: STEPS }, () => 0);

async function addAnswers(
  { t: { calibrationCounts: table } }: Store,
  queries: Queries,
  answers: readonly FirstAnswer[],
): Promise<void> {
  const byQuestion = new Map<string, FirstAnswer[]>();
  for (const answer of answers)
    byQuestion.set(answer.questionId, [...(byQuestion.get(answer.questionId) ?? []), answer]);
  for (const [questionId, given] of byQuestion) {
    const [before] = await queries.select().from(table).where(eq(table.questionId, questionId));
    const answered = [...(before?.answered ?? none())];
    const correct = [...(before?.correct ?? none())];
    for (const { step, isRight } of given) {
      answered[step] = (answered[step] ?? 0) + 1;
      if (isRight) correct[step] = (correct[step] ?? 0) + 1;
    }
    const counts = { answered, correct };
    await queries
      .insert(table)
      .values({ questionId, ...counts })
      .onConflictDoUpdate({ target: table.questionId, set: counts });
  }
}

const totalOf = ({ answered }: Pick<CountsRow, 'answered'>) =>
  answered.reduce((sum, count) => sum + count, 0);

/** Calibrates the questions with more first answers than their calibration is based on. */
async function calibrateCounted({ store, clock }: Context, signal: AbortSignal): Promise<void> {
  const { calibrationCounts: counts, calibrations } = store.t;
  let last = '';
  await repeat(signal, async () => {
    const rows = await store.read
      .select({ counts, n: calibrations.n })
      .from(counts)
      .leftJoin(calibrations, eq(calibrations.questionId, counts.questionId))
      .where(gt(counts.questionId, last))
      .orderBy(asc(counts.questionId))
      .limit(AT_ONCE);
    const due = rows.filter((row) => totalOf(row.counts) >= FEWEST_ANSWERS && totalOf(row.counts) !== row.n);
    const items = await readItems(
      store,
      due.map((row) => row.counts.questionId),
    );
    await store.write(async (queries) => {
      for (const row of due)
        await calibrate(store, queries, {
          counts: row.counts,
          of: items.get(row.counts.questionId),
          at: clock.now(),
        });
    });
    last = rows.at(-1)?.counts.questionId ?? last;
    return rows.length === AT_ONCE;
  });
}

interface Calibrating {
  readonly counts: CountsRow;
  readonly of: TopicItem | undefined;
  readonly at: number;
}

async function calibrate({ t }: Store, queries: Queries, { counts, of, at }: Calibrating): Promise<void> {
  if (of === undefined) return;
  const { questionId, answered, correct } = counts;
  const bySteps = answered.map((count, step) => ({
    theta: LOWEST + step * STEP,
    answered: count,
    right: correct[step] ?? 0,
  }));
  const { a, b, c, count: n } = calibrateItem(bySteps, of.prior);
  const row = { a, b, c, n, at };
  await queries
    .insert(t.calibrations)
    .values({ questionId, ...row })
    .onConflictDoUpdate({ target: t.calibrations.questionId, set: row });
}
