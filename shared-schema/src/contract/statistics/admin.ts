import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** Days: today and the days before it, in India (SG2). */
export const statisticsTimeframes = ['7', '30', '90', '365'] as const;
export type StatisticsTimeframe = (typeof statisticsTimeframes)[number];

/** The days of the trend, the last of them today. */
export const TREND_DAYS = 5;

/** Percent with one decimal: how much more than in the period before; null if that had nothing to compare with. */
const growth = z.nullable(z.number());
/** Percent with two decimals; null if there is nothing to take a share of. */
const percent = z.nullable(z.number());

/** FG1: the figures of the installation. Those without a note are counts within the timeframe. */
export const statisticsSchema = z.object({
  /** Accounts of students, whenever they were made. */
  totalStudents: z.int(),
  newStudents: z.int(),
  testsAttempted: z.int(),
  testsCompleted: z.int(),
  successRate: percent,
  avgAccuracy: percent,
  /** Paise (ST42). */
  totalRevenue: z.int(),
  /** Paise; null without an order. */
  averageOrderValue: z.nullable(z.int()),
  activeUsers: z.int(),
  /** Minutes for each completed test, with one decimal; null without one. */
  avgStudyTime: z.nullable(z.number()),
  /** Now. */
  premiumUsers: z.int(),
  /** Now. */
  totalColleges: z.int(),
  /** When the figures were renewed, ISO 8601 UTC; null if they never were. */
  lastUpdated: z.nullable(z.string()),
  growthRates: z.object({
    students: growth,
    tests: growth,
    success: growth,
    revenue: growth,
    colleges: growth,
    studyTime: growth,
    premium: growth,
  }),
  /** Easiest first; only what was answered. */
  difficultyBreakdown: z.array(
    z.object({
      _id: z.object({ difficulty: z.enum(['Easy', 'Medium', 'Hard']) }),
      /** Answers. */
      count: z.int(),
      avgAccuracy: percent,
    }),
  ),
  /** The last days, oldest first, also those without an attempt. `date` is '2026-01-05', in India. */
  trendsData: z.array(
    z.object({ _id: z.object({ date: z.string() }), attempts: z.int(), avgAccuracy: percent }),
  ),
});
export type InstallationStatistics = z.infer<typeof statisticsSchema>;

export const readStatistics = defineCall({
  name: 'statistics.read',
  summary: 'Figures of the installation, against the period before (FG1)',
  method: 'GET',
  path: '/stats/statistics',
  access: 'admin',
  query: z.object({ timeframe: z._default(z.enum(statisticsTimeframes), '30') }),
  answer: z.object({ data: statisticsSchema }),
});
