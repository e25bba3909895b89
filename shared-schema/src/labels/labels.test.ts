import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNLIMITED } from '../contract/index.ts';
import * as labels from './index.ts';

/** Both sides of every cut-off, read off the specification: '80 Excellent | 79.99 Good'. */
function steps(scale: (value: number) => string, expected: string): void {
  test.each(expected.split(' | '))('%s', (step) => {
    const [value = '', ...label] = step.split(' ');
    expect(scale(Number(value))).toBe(label.join(' '));
  });
}

describe('performance by percentage', () => {
  steps(
    (value) => labels.performanceByPercentage(value).label,
    '100 Excellent | 80 Excellent | 79.99 Good | 60 Good | 59.99 Average | 40 Average | 39.99 More Practice Needed | -12 More Practice Needed',
  );
  steps(
    (value) => labels.performanceByPercentage(value).message,
    '80 Excellent! | 60 Good Job! | 40 Keep Improving! | 0 More Practice Needed!',
  );
  steps(labels.performanceColour, '60 green | 59.99 yellow | 40 yellow | 39.99 red');
});

describe('pace by seconds per question', () => {
  steps(labels.paceByAverage, '0 Fast | 59.9 Fast | 60 Normal | 119.9 Normal | 120 Slow');
});

describe('[ST19] difficulty of a test on the 10 scale', () => {
  steps(labels.testDifficulty, '1 Easy | 3 Easy | 4 Medium | 6 Medium | 7 Hard | 10 Hard');
  test('is Medium where none is set', () => {
    expect(labels.testDifficulty(undefined)).toBe('Medium');
    expect(labels.testDifficulty(null)).toBe('Medium');
  });
});

describe('[ST19] difficulty of a topic by the middle of its range', () => {
  steps(
    (middle) => labels.topicDifficulty({ min: middle - 1, max: middle + 1 }),
    '3 Easy | 3.5 Medium | 6 Medium | 6.5 Hard | 8 Hard | 8.5 Expert',
  );
  test('the average is shown out of ten', () => {
    expect(labels.topicDifficultyAverage({ min: 1, max: 10 })).toBe(5.5);
  });
});

describe("[ST19] difficulty in the console's lists", () => {
  steps(
    (middle) => labels.sectionDifficulty({ min: middle, max: middle }),
    '2 Easy | 3 Medium | 4 Medium | 5 Hard | 6 Hard | 7 Expert',
  );
  test('a section without a range is Unknown', () => {
    expect(labels.sectionDifficulty(null)).toBe('Unknown');
  });
  steps(labels.paperDifficulty, '3 Easy | 4 Medium | 7 Medium | 8 Hard');
  steps(labels.difficultyPreference, '3 Beginner | 6 Intermediate | 8 Advanced | 9 Expert');
  test('a user without a preference is at 5', () => {
    expect(labels.difficultyPreference(undefined)).toBe('Intermediate');
  });
});

describe('[ST19] difficulty in the profile by total marks', () => {
  steps(labels.profileDifficulty, '50 Easy | 51 Medium | 100 Medium | 101 Hard');
  test('sorts from Easy to Expert, and an attempt without one as Medium', () => {
    expect(labels.profileDifficultyRank).toEqual({ Easy: 1, Medium: 2, Hard: 3, Expert: 4 });
    expect(labels.DEFAULT_ATTEMPT_DIFFICULTY).toBe('Medium');
  });
});

describe('filters of the available tests', () => {
  const test4 = { difficultyLevel: 4, isAiGenerated: true, hasSections: false };
  test('are offered in the order of the specification', () => {
    expect(labels.availableTestFilters.join(', ')).toBe(
      'All Tests, AI Generated, Manual, Sectioned, Easy, Medium, Hard',
    );
  });
  test('match the tests that belong to them', () => {
    const matching = labels.availableTestFilters.filter((filter) =>
      labels.matchesAvailableTestFilter(test4, filter),
    );
    expect(matching).toEqual(['All Tests', 'AI Generated', 'Medium']);
  });
  test('put every whole level under exactly one difficulty, and no level under none', () => {
    const difficulties = ['Easy', 'Medium', 'Hard'] as const;
    for (let difficultyLevel = 1; difficultyLevel <= 10; difficultyLevel += 1) {
      expect(
        difficulties.filter((filter) => labels.matchesAvailableTestFilter({ difficultyLevel }, filter)),
      ).toHaveLength(1);
    }
    expect(difficulties.some((filter) => labels.matchesAvailableTestFilter({}, filter))).toBe(false);
  });
});

describe('levels by total score', () => {
  steps(
    labels.levelByScore,
    '50000 Expert | 49999 Advanced | 25000 Advanced | 24999 Intermediate | 10000 Intermediate | 9999 Beginner',
  );
});

describe('[ST19] badges of the leaderboards', () => {
  const best = { rank: 1, accuracy: 99, tests: 100, totalScore: 90000 };
  const edge = { rank: 4, accuracy: 85, tests: 20, totalScore: 10000 };
  test('are three at most, the medal first', () => {
    expect(labels.studentLeaderboardBadges(best)).toEqual(['first', 'target', 'fire']);
    expect(labels.consoleLeaderboardBadges(best)).toEqual(['first', 'target', 'fire']);
  });
  test('are for more than the cut-off, not for reaching it', () => {
    expect(labels.studentLeaderboardBadges(edge)).toEqual([]);
    expect(
      labels.studentLeaderboardBadges({ rank: 4, accuracy: 85.1, tests: 21, totalScore: 10001 }),
    ).toEqual(['target', 'fire', 'bolt']);
  });
  test('ask for more in the console', () => {
    expect(labels.consoleLeaderboardBadges({ rank: 3, accuracy: 90, tests: 20, totalScore: 30000 })).toEqual([
      'third',
    ]);
    expect(labels.consoleLeaderboardBadges({ rank: 2, accuracy: 90.1, tests: 0, totalScore: 30001 })).toEqual(
      ['second', 'target', 'bolt'],
    );
  });
  steps(labels.accuracyBarColour, '95 green | 94.9 yellow | 85 yellow | 84.9 red');
});

describe('achievements', () => {
  test('are for reaching the cut-off', () => {
    const reached = { rank: 10, accuracy: 85, tests: 50, totalScore: 10000 };
    expect(labels.achievementsOf(reached)).toEqual([
      'Top 10',
      'Test Master',
      'Precision Pro',
      'Score Legend',
    ]);
    expect(labels.achievementsOf({ rank: 11, accuracy: 84.9, tests: 49, totalScore: 9999 })).toEqual([
      'Top 50',
    ]);
    expect(labels.achievementsOf({ ...reached, rank: 51 })).toEqual([
      'Test Master',
      'Precision Pro',
      'Score Legend',
    ]);
  });
  test('someone without a rank is in no top', () => {
    expect(labels.achievementsOf({ rank: 0, accuracy: 0, tests: 0, totalScore: 0 })).toEqual([]);
  });
});

describe('the timer', () => {
  steps(labels.timerColour, '900 green | 899 amber | 300 amber | 299 red | 0 red');
  steps(
    labels.formatTimer,
    '0 00:00:00 | 59.9 00:00:59 | 60 00:01:00 | 10800 03:00:00 | 36061 10:01:01 | -5 00:00:00',
  );
});

describe('durations', () => {
  steps(labels.formatTimeDisplay, '0 0m 0s | 59 0m 59s | 3599 59m 59s | 3600 1h 0m | 5400 1h 30m');
  steps(labels.formatTestDuration, '45 45m | 59 59m | 60 1h 0m | 180 3h 0m | 95 1h 35m');
  test('an average time is minutes and seconds, or N/A', () => {
    expect(labels.formatAverageTime(75.4)).toBe('1m 15s');
    expect(labels.formatAverageTime(null)).toBe('N/A');
    expect(labels.formatAverageTime(Number.NaN)).toBe('N/A');
  });
});

describe('attempt counts', () => {
  steps(labels.formatAttemptCount, '0 0 | 999 999 | 1000 1K | 1250 1.3K | 10000 10K | 20500 20.5K');
});

describe('rupees', () => {
  steps(labels.formatRupees, '0 ₹0 | 499 ₹499 | 100000 ₹1,00,000 | 10.5 ₹10.50');
  steps(labels.formatPaise, '49900 ₹499 | 1050 ₹10.50');
  steps(labels.formatPaymentAmount, '999 ₹999.00 | 1000 ₹10.00 | 12345678 ₹1,23,456.78');
  test('a missing amount is ₹0', () => {
    expect(labels.formatPaymentAmount(undefined)).toBe('₹0');
  });
});

describe('trending badges', () => {
  steps(
    labels.trendingBadge,
    '1 TRENDING | 2 HOT | 3 RISING | 4 POPULAR | 5 QUICK | 6 SMART | 7 FEATURED | 8 RISING | 9 PREMIUM | 10 TOP | 11 FEATURED | 0 FEATURED',
  );
});

describe('the displayed rating', () => {
  test.each([
    [5, 0, '4.5'],
    [5, 300, '4.8'],
    [1, 5000, '5.0'],
    [10, 1000, '5.0'],
    [3, 449, '4.7'],
  ])('difficulty %d after %d attempts is %s', (difficulty, attempts, rating) => {
    expect(labels.displayedRating(difficulty, attempts)).toBe(rating);
  });
  test('is between 4 and 5 for every test', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(), (difficulty, attempts) => {
        expect(Number(labels.displayedRating(difficulty, attempts))).toBeGreaterThanOrEqual(4);
        expect(Number(labels.displayedRating(difficulty, attempts))).toBeLessThanOrEqual(5);
      }),
    );
  });
});

test('[ST18] a question that is partly correct is under Incorrect', () => {
  expect(labels.resultGroup('partly-correct', true)).toBe('incorrect');
});

describe('[AT6] the palette', () => {
  test('has the words of the official tests', () => {
    expect(Object.values(labels.questionStateLabels)).toEqual([
      'Not Visited',
      'Not Answered',
      'Answered',
      'Marked for Review',
      'Answered & Marked',
    ]);
  });
});

describe('status of a payment', () => {
  test.each([
    ['success', 'Completed'],
    ['failed', 'Failed'],
    ['pending', 'Pending'],
    ['refunded', 'refunded'],
    ['constructor', 'constructor'],
    ['verified', 'Completed'],
    ['', 'Unknown'],
    [undefined, 'Unknown'],
  ])('%s is shown as %s', (status, label) => {
    expect(labels.paymentStatusLabel(status)).toBe(label);
  });
});

test('[ST47] unlimited is more than any count', () => {
  expect([0, 5, UNLIMITED].map(labels.comparable)).toEqual([0, 5, Infinity]);
});
