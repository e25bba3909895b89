/** The leaderboard: its page, and its tab on home. */
export const leaderboard = {
  title: 'Leaderboard',
  /** @param name of a category. */
  titleOf: (name: string) => `Leaderboard: ${name}`,
  boards: 'Leaderboards',
  overall: 'Overall',
  refresh: 'Refresh',
  timeframe: 'Timeframe',
  timeframes: { alltime: 'All time', monthly: 'This month', weekly: 'This week' },
  loading: 'Loading the leaderboard...',
  order:
    'Ranks follow the performance score of at most 1,000 points: your best papers, accuracy, consistency and practice.',
  /** ST74 */
  alwaysOpen: 'A paper without opening times is always open, so students take it on different days.',
  /** @param when a time; @param period the days of the month or week, null for all time. */
  counted: (when: string, period: string | null) =>
    period === null ? `Counted up to ${when}.` : `${period}. Counted up to ${when}.`,
  recounted: {
    correction: (when: string) => `Ranks were recounted on ${when} because a paper’s answers were corrected.`,
    deletion: (when: string) => `Ranks were recounted on ${when} because an account was deleted.`,
    ban: (when: string) => `Ranks were recounted on ${when} because an account was blocked.`,
  },
  /** ST68 */
  simulated: 'These are simulated students of the demo. They are shown until a student is ranked here.',
  /** @param age '5 minutes ago'. */
  from: (age: string) => `This board is from ${age}.`,
  failed: 'Failed to load leaderboard data',
  categoryFailed: 'Failed to load category leaderboard',
  tryAgain: 'Try Again',
  empty: {
    title: 'No Tests Attempted Yet',
    text: 'The first student to submit a ranked paper is first here.',
    /** For a month or week without ranked students. */
    period: 'No one has submitted a ranked paper in this period yet.',
    choosePaper: 'Choose a paper',
  },

  mine: {
    title: 'Your rank',
    of: (total: string) => `of ${total}`,
    totalScore: 'Total score',
    accuracy: 'Accuracy',
    tests: 'Tests completed',
    average: 'Average score',
    jump: 'Jump to my place',
    notRanked: 'You are not ranked yet',
    notRankedAdvice: 'Submit one of our ranked papers. Your first attempt at it counts.',
    hidden: 'If you have chosen not to appear on leaderboards, you have no rank either.',
    failed: 'Your rank could not be loaded',
    settings: 'Show a nickname or hide me',
    admin: "You're an Admin - you don't have a personalized leaderboard",
    staff: 'Only students are on the leaderboard, so you have no position here.',
  },
  invitation: {
    title: 'Where would you stand?',
    text: 'Log in to see your own rank among these students.',
    login: 'Log in',
  },

  podium: 'Top three',
  place: (rank: string, name: string) => `Rank ${rank}: ${name}`,
  search: 'Search by name',
  /** Shown while more can be loaded. */
  searchLoaded: (loaded: string, total: string) =>
    `Searches the ${loaded} of ${total} students loaded so far.`,
  noMatch: (text: string) => `No student named ‘${text}’ among those loaded.`,
  found: (count: number) => `${count} ${count === 1 ? 'student' : 'students'} found`,
  list: 'Ranked students',
  you: 'You',
  columns: {
    rank: 'Rank',
    student: 'Student',
    performance: 'Performance',
    totalScore: 'Total score',
    accuracy: 'Accuracy',
    tests: 'Tests',
    average: 'Average',
    time: 'Time per question',
    badges: 'Badges',
    level: 'Level',
  },
  more: (remaining: string) => `Load More (${remaining} remaining)`,
  loadingMore: 'Loading more students...',
  loaded: (loaded: string, total: string) => `${loaded} of ${total} students are shown.`,
  moreFailed: 'More students could not be loaded.',
  around: 'Around your place',
  backToTop: 'Back to the top',

  levels: {
    Beginner: 'Beginner',
    Intermediate: 'Intermediate',
    Advanced: 'Advanced',
    Expert: 'Expert',
  },
  badges: {
    first: 'First place',
    second: 'Second place',
    third: 'Third place',
    target: 'Accuracy above 85%',
    fire: 'More than 20 tests',
    bolt: 'Score above 10,000',
  },
  achievements: {
    title: 'Achievements',
    earned: 'Earned',
    open: 'Not yet',
    names: {
      'Top 10': 'Top 10',
      'Top 50': 'Top 50',
      'Test Master': 'Test Master',
      'Precision Pro': 'Precision Pro',
      'Score Legend': 'Score Legend',
    },
    rules: {
      'Top 10': 'Rank 10 or better',
      'Top 50': 'Rank 50 or better',
      'Test Master': '50 tests or more',
      'Precision Pro': '85% accuracy or more',
      'Score Legend': '10,000 points or more',
    },
  },

  categories: {
    title: 'By category',
    failed: 'Failed to load category statistics',
    empty: 'No category data available',
    /** @param age '5 minutes ago'. */
    from: (age: string) => `These figures are from ${age}.`,
    loading: 'Loading categories...',
    participants: 'Participants',
    top: 'Top performer',
    topScore: 'Top score',
    average: 'Average score',
    tests: 'Tests taken',
    noneRanked: 'No one is ranked here yet.',
    simulated: 'Simulated students of the demo',
    view: 'View Rankings',
    viewNamed: (name: string) => `View Rankings: ${name}`,
    back: 'Overall leaderboard',
  },

  home: {
    full: 'Full leaderboard',
    /** @param rank '12'. @param total how many students. */
    yours: (rank: string, total: string) => `Your rank: ${rank} of ${total}`,
  },
};
