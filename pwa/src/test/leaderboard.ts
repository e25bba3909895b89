import type {
  LeaderboardMeta,
  LeaderboardPosition,
  CategoryEntry,
  CategoryStatistics,
  LeaderboardEntry,
} from '@exam/shared-schema/contract';

/** The student at a rank, as a row of a board. */
export function testEntry(rank: number, change: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  const userId = change.userId ?? `u${rank}`;
  return {
    userId,
    user: { _id: userId, fullName: `Student ${rank}`, username: `student_${rank}` },
    rank,
    performanceScore: 900 - rank,
    consistencyRating: 90,
    uniqueTestsCount: 12,
    maxSingleTestScore: 120,
    avgScorePerTest: 81.5,
    totalScore: 12_345 - rank,
    overallAccuracy: 80,
    testAttempts: 15,
    avgTimePerQuestion: 62,
    ...change,
  };
}

export function testCategoryEntry(rank: number): CategoryEntry {
  const { totalScore, overallAccuracy, testAttempts, avgTimePerQuestion, ...entry } = testEntry(rank);
  return {
    ...entry,
    totalCategoryScore: totalScore,
    categoryAccuracy: overallAccuracy,
    categoryTestAttempts: testAttempts,
    avgCategoryTimePerQuestion: avgTimePerQuestion,
  };
}

export function testLeaderboardMeta(change: Partial<LeaderboardMeta> = {}): LeaderboardMeta {
  return {
    page: 1,
    limit: 50,
    totalPages: 1,
    totalUsers: 3,
    averageScore: 310.25,
    totalTests: 36,
    next: null,
    countedThrough: '2026-11-22T09:30:00.000Z',
    period: null,
    recounted: null,
    ...change,
  };
}

export function testPosition(change: Partial<LeaderboardPosition> = {}): LeaderboardPosition {
  return { rank: 2, totalScore: 12_343, accuracy: 86, testsCompleted: 51, averageScore: 81.5, ...change };
}

export function testCategory(name: string, change: Partial<CategoryStatistics> = {}): CategoryStatistics {
  return {
    categoryId: name.toLowerCase().replaceAll(' ', '-'),
    categoryName: name,
    hasLeaderboard: true,
    totalParticipants: 1234,
    totalTestsAvailable: 12,
    topPerformer: { _id: 'u1', fullName: 'Student 1', username: 'student_1' },
    topScore: 12_344,
    averageScore: 310.25,
    totalTests: 4200,
    ...change,
  };
}
