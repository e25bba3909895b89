import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { TREND_DAYS, type InstallationStatistics } from '@exam/shared-schema/contract';
import { paperDifficulty } from '@exam/shared-schema/labels';
import type { Context } from '../../context.ts';
import { answerFigures, type Store, type Tables } from '../../database/index.ts';
import { isoOrNull } from '../../clock.ts';
import { dayInIndia } from '../../marked-answers/index.ts';
import { FIGURES } from './renew-figures.ts';

type Figure = Tables['dailyFigures']['$inferSelect']['figure'];

const DAY_MS = 86_400_000;

/** Figures that are the state at the end of a day: a sum over all days. */
const STATES: readonly Figure[] = ['students', 'colleges'];
/** Figures that are counted within the timeframe. */
const SUMS: readonly Figure[] = [...answerFigures, 'unfinished', 'orders', 'revenue'];

/** A sum of a figure over the timeframe, over as many days before it, and up to its end. */
interface Sum {
  readonly current: number;
  readonly before: number;
  readonly total: number;
}

const NONE: Sum = { current: 0, before: 0, total: 0 };

/** FG1: the figures of today and the days before it. @param days at least 1. */
export async function readFigures({ store, clock }: Context, days: number): Promise<InstallationStatistics> {
  const today = dayInIndia(clock.now());
  const period = { since: today - days, before: today - 2 * days };
  const [sums, totals, trend, premium, lastUpdated] = await Promise.all([
    readSums(store, period),
    readTotals(store),
    readTrend(store, today),
    readPremium(store, today, today - days),
    readRenewal(store),
  ]);
  const of = (figure: Figure): Sum =>
    sums
      .filter((row) => row.figure === figure)
      .reduce(
        (sum, row) => ({ ...sum, current: sum.current + row.current, before: sum.before + row.before }),
        {
          ...NONE,
          total: totals.get(figure) ?? 0,
        },
      );
  const all = (part: keyof Sum) => resultsOf((figure) => of(figure)[part]);
  const [current, before] = [all('current'), all('before')];
  const [students, colleges, orders] = [of('students'), of('colleges'), of('orders')];
  return {
    totalStudents: students.total,
    newStudents: students.current,
    testsAttempted: current.attempted,
    testsCompleted: current.completed,
    successRate: current.success,
    avgAccuracy: current.accuracy,
    totalRevenue: of('revenue').current,
    averageOrderValue: orders.current === 0 ? null : Math.round(of('revenue').current / orders.current),
    activeUsers: of('active').current,
    avgStudyTime: current.minutes === null ? null : Math.round(current.minutes * 10) / 10,
    premiumUsers: premium.now ?? 0,
    totalColleges: colleges.total,
    lastUpdated: isoOrNull(lastUpdated),
    growthRates: {
      students: growthOf(students.total, students.total - students.current),
      tests: growthOf(current.completed, before.completed),
      success: growthOf(current.success, before.success),
      revenue: growthOf(of('revenue').current, of('revenue').before),
      colleges: growthOf(colleges.total, colleges.total - colleges.current),
      studyTime: growthOf(current.minutes, before.minutes),
      premium: growthOf(premium.now, premium.before),
    },
    difficultyBreakdown: breakdownOf(sums),
    trendsData: trend,
  };
}

/** What follows from the sums of a period. */
function resultsOf(valueOf: (figure: Figure) => number) {
  const completed = valueOf('completed');
  const attempted = completed + valueOf('unfinished');
  return {
    attempted,
    completed,
    success: shareOf(completed, attempted),
    accuracy: shareOf(valueOf('correct'), valueOf('answered')),
    minutes: completed === 0 ? null : valueOf('seconds') / completed / 60,
  };
}

/** Percent with two decimals; null if there is no whole. */
function shareOf(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round((part / whole) * 10_000) / 100;
}

/** Percent with one decimal; null if there was nothing before. */
function growthOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before <= 0) return null;
  return Math.round(((now - before) / before) * 1000) / 10;
}

interface Period {
  /** The last day before the timeframe, and the last one before the period that it is compared with. */
  readonly since: number;
  readonly before: number;
}

/** The sums of a figure, by difficulty. */
interface SumOfDifficulty extends Omit<Sum, 'total'> {
  readonly figure: Figure;
  readonly difficulty: number;
}

async function readSums(
  { read, t: { dailyFigures: table } }: Store,
  { since, before }: Period,
): Promise<SumOfDifficulty[]> {
  const { figure, day, difficulty, value } = table;
  const sumOf = (condition: SQL) =>
    sql<number>`coalesce(sum(case when ${condition} then ${value} end), 0)`.mapWith(Number);
  return read
    .select({
      figure,
      difficulty,
      current: sumOf(sql`${day} > ${since}`),
      before: sumOf(sql`${day} <= ${since}`),
    })
    .from(table)
    .where(and(inArray(figure, [...SUMS, ...STATES]), gt(day, before)))
    .groupBy(figure, difficulty);
}

async function readTotals({ read, t: { dailyFigures: table } }: Store): Promise<ReadonlyMap<Figure, number>> {
  const rows = await read
    .select({ figure: table.figure, total: sql<number>`sum(${table.value})`.mapWith(Number) })
    .from(table)
    .where(inArray(table.figure, [...STATES]))
    .groupBy(table.figure);
  return new Map(rows.map(({ figure, total }) => [figure, total]));
}

function breakdownOf(rows: readonly SumOfDifficulty[]): InstallationStatistics['difficultyBreakdown'] {
  const sumOf = (name: Figure, label: string) =>
    rows
      .filter(
        ({ figure, difficulty }) =>
          figure === name && difficulty > 0 && paperDifficulty(difficulty) === label,
      )
      .reduce((sum, { current }) => sum + current, 0);
  return (['Easy', 'Medium', 'Hard'] as const).flatMap((difficulty) => {
    const count = sumOf('answered', difficulty);
    if (count === 0) return [];
    return [{ _id: { difficulty }, count, avgAccuracy: shareOf(sumOf('correct', difficulty), count) }];
  });
}

async function readTrend(
  { read, t: { dailyFigures: table } }: Store,
  today: number,
): Promise<InstallationStatistics['trendsData']> {
  const rows = await read
    .select({
      figure: table.figure,
      day: table.day,
      value: sql<number>`sum(${table.value})`.mapWith(Number),
    })
    .from(table)
    .where(
      and(inArray(table.figure, ['completed', 'answered', 'correct']), gt(table.day, today - TREND_DAYS)),
    )
    .groupBy(table.figure, table.day);
  return Array.from({ length: TREND_DAYS }, (_, index) => {
    const day = today - TREND_DAYS + 1 + index;
    const of = (name: Figure) => rows.find((row) => row.figure === name && row.day === day)?.value ?? 0;
    return {
      _id: { date: new Date(day * DAY_MS).toISOString().slice(0, 10) },
      attempts: of('completed'),
      avgAccuracy: shareOf(of('correct'), of('answered')),
    };
  });
}

/** Null for a day on which it was not counted. */
async function readPremium({ read, t: { dailyFigures: table } }: Store, today: number, then: number) {
  const rows = await read
    .select({ day: table.day, value: table.value })
    .from(table)
    .where(and(eq(table.figure, 'premium'), inArray(table.day, [today - 1, today, then])));
  const on = (day: number) => rows.find((row) => row.day === day)?.value ?? null;
  // Just after midnight the day before is the newest.
  return { now: on(today) ?? on(today - 1), before: on(then) };
}

async function readRenewal({ read, t: { statisticsProgress: table } }: Store): Promise<number | null> {
  const [row] = await read.select({ at: table.receivedAt }).from(table).where(eq(table.name, FIGURES));
  return row?.at ?? null;
}
