import * as z from 'zod/mini';
import { idSchema } from '../../attempt/ids.ts';
import { namedSchema } from '../catalogue/student.ts';
import { defineCall } from '../call.ts';
import { pageQuery } from '../lists.ts';

export const LEADERBOARD_PAGE = 50;
export const CATEGORY_LEADERBOARD_PAGE = 20;
export const NEARBY_USERS = 5;

/** `monthly` and `weekly`: the current calendar month and week (from Monday) of India. */
export const timeframeSchema = z.enum(['alltime', 'monthly', 'weekly']);
export type Timeframe = z.infer<typeof timeframeSchema>;

/** The position of a row on a board, as in `meta.next`: its score in hundredths and its user's id. */
const cursorSchema = z.string().check(z.regex(/^\d{1,6}\.[\w-]{1,64}$/));

const timeframe = { timeframe: z._default(timeframeSchema, 'alltime') };

/**
 * A student as shown to others, without address and number (AC46). A nickname replaces both names; without one both are
 * the first name, unless the student shows the full name (PF13). Both are empty for a student who is not on the board.
 */
export const rankedUserSchema = z.object({ _id: idSchema, fullName: z.string(), username: z.string() });
export type RankedUser = z.infer<typeof rankedUserSchema>;

/** The members of a student's row on every board; docs/spec/leaderboard.md has the formulas. */
const entry = {
  userId: idSchema,
  user: rankedUserSchema,
  /** From 1; students with the same performance score share a rank. */
  rank: z.int(),
  performanceScore: z.number(),
  /** 0 to 100. */
  consistencyRating: z.number(),
  uniqueTestsCount: z.int(),
  maxSingleTestScore: z.number(),
  avgScorePerTest: z.number(),
};

export const leaderboardEntrySchema = z.object({
  ...entry,
  totalScore: z.number(),
  /** Percent. */
  overallAccuracy: z.number(),
  testAttempts: z.int(),
  /** Seconds. */
  avgTimePerQuestion: z.number(),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

export const categoryEntrySchema = z.object({
  ...entry,
  totalCategoryScore: z.number(),
  /** Percent. */
  categoryAccuracy: z.number(),
  categoryTestAttempts: z.int(),
  /** Seconds. */
  avgCategoryTimePerQuestion: z.number(),
});
export type CategoryEntry = z.infer<typeof categoryEntrySchema>;

/** `after` takes precedence over `page`, which is then only repeated in the answer. */
const leaderboardQuery = (limit: number) => ({
  ...timeframe,
  ...pageQuery(limit),
  after: z.optional(cursorSchema),
});

/** ST68: whether the rows are simulated students, because no student is on the board yet; absent if they are real. */
const isDemo = z.optional(z.boolean());

const leaderboardMeta = z.object({
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  totalUsers: z.int(),
  /** Mean of the students' total scores; null without students. */
  averageScore: z.nullable(z.number()),
  /** Ranked attempts of all students. */
  totalTests: z.int(),
  /**
   * For 'Load More': sent as `after`. The next page begins after this page's last row, wherever that is by then, so
   * that rows that keep their place are neither repeated nor left out (SG9). Null on the last page.
   */
  next: z.nullable(z.string()),
  /** Attempts handed in up to this time are counted, ISO 8601 UTC. */
  countedThrough: z.string(),
  /** Start and end of the month or week, ISO 8601 UTC; null for all time. */
  period: z.nullable(z.object({ from: z.string(), until: z.string() })),
  /**
   * The last recount that changed ranks of others, and why (ISO 8601 UTC); null if there was none in the last 30 days.
   */
  recounted: z.nullable(z.object({ at: z.string(), reason: z.enum(['correction', 'deletion', 'ban']) })),
  isDemo,
});
export type LeaderboardMeta = z.infer<typeof leaderboardMeta>;

const positionSchema = z.object({
  rank: z.int(),
  totalScore: z.number(),
  /** Percent. */
  accuracy: z.number(),
  testsCompleted: z.int(),
  averageScore: z.number(),
});
export type LeaderboardPosition = z.infer<typeof positionSchema>;

const userParams = { userId: idSchema };
const nearbyQuery = z.object({
  ...timeframe,
  /** How many neighbours on each side. */
  nearby: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(0), z.lte(25))), NEARBY_USERS),
});

const positionAnswer = {
  /** Null if the student has no ranked attempt on this board, or is not listed. */
  position: z.nullable(positionSchema),
  user: rankedUserSchema,
  /** Index of the student in `nearbyUsers`; null without a position. */
  userPosition: z.nullable(z.int()),
};

export const leaderboard = defineCall({
  name: 'standings.overall',
  summary: 'Students by performance score, over papers made by administrators',
  method: 'GET',
  path: '/leaderboard/performance',
  access: 'public',
  query: z.object(leaderboardQuery(LEADERBOARD_PAGE)),
  answer: z.object({
    data: z.object({ leaderboard: z.array(leaderboardEntrySchema), meta: leaderboardMeta }),
  }),
});

export const leaderboardPosition = defineCall({
  name: 'standings.position',
  summary: 'A student on the overall board, with the neighbours',
  method: 'GET',
  path: '/leaderboard/performance/user/{userId}',
  access: 'public',
  params: z.object(userParams),
  query: nearbyQuery,
  answer: z.object({
    data: z.object({ ...positionAnswer, nearbyUsers: z.array(leaderboardEntrySchema) }),
  }),
});

export const categoryLeaderboard = defineCall({
  name: 'standings.category',
  summary: 'Students by performance score in one category',
  method: 'GET',
  path: '/leaderboard/category/{categoryId}',
  access: 'public',
  params: z.object({ categoryId: idSchema }),
  query: z.object(leaderboardQuery(CATEGORY_LEADERBOARD_PAGE)),
  answer: z.object({
    data: z.object({
      leaderboard: z.array(categoryEntrySchema),
      meta: leaderboardMeta,
      category: namedSchema,
    }),
  }),
});

export const categoryPosition = defineCall({
  name: 'standings.categoryPosition',
  summary: "A student on a category's board, with the neighbours",
  method: 'GET',
  path: '/leaderboard/category/{categoryId}/user/{userId}',
  access: 'public',
  params: z.object({ categoryId: idSchema, ...userParams }),
  query: nearbyQuery,
  answer: z.object({
    data: z.object({
      ...positionAnswer,
      nearbyUsers: z.array(categoryEntrySchema),
      category: namedSchema,
    }),
  }),
});

export const categoryStatisticsSchema = z.object({
  categoryId: idSchema,
  categoryName: z.string(),
  /** Whether a student is on the category's board in the timeframe. */
  hasLeaderboard: z.boolean(),
  totalParticipants: z.int(),
  /** Papers for everyone that count for the board (SG1). */
  totalTestsAvailable: z.int(),
  /** The first student by performance score. */
  topPerformer: z.nullable(rankedUserSchema),
  /** Total score of the top performer; null without participants. */
  topScore: z.nullable(z.number()),
  /** Mean of the participants' total scores; null without participants. */
  averageScore: z.nullable(z.number()),
  /** Ranked attempts of all participants. */
  totalTests: z.int(),
  isDemo,
});
export type CategoryStatistics = z.infer<typeof categoryStatisticsSchema>;

export const categoriesStatistics = defineCall({
  name: 'standings.categories',
  summary: 'Each active category in one line: participants, best and mean score',
  method: 'GET',
  path: '/leaderboard/categories/stats',
  access: 'public',
  query: z.object(timeframe),
  answer: z.object({ data: z.object({ categories: z.array(categoryStatisticsSchema) }) }),
});
