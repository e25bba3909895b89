/** The rank of an attempt in its paper, shown beside its result. */
export const rank = {
  title: 'Your rank',
  loading: 'Loading your rank',
  failed: 'Your rank could not be loaded',
  offline: 'Your rank will be here when you are online again.',
  asOf: (when: string) => `Counted on ${when}.`,
  before: (age: string) => `Last loaded ${age}.`,
  rank: 'Rank',
  of: (attempts: string) => `of ${attempts}`,
  percentile: 'Percentile',
  percentileMeans: 'The share of students below you, plus half of those with the same score.',
  /** ST74: whether all students took the paper at the same time. */
  alwaysOpen: 'This paper is always open, so students have taken it on different days.',
  openBetween: (from: string, to: string) =>
    `Only attempts that started between ${from} and ${to} are ranked.`,
  openFrom: (from: string) => `Only attempts that started at or after ${from} are ranked.`,
  openUntil: (to: string) => `Only attempts that started before ${to} are ranked.`,
  median: 'Median',
  topTenth: 'Top 10%',
  topTenthFrom: (marks: string) => `from ${marks}`,
  repeated: 'Only your first attempt at this paper counts for your rank.',
  few: 'Your rank comes later',
  fewAdvice: (fewest: number) => `It is shown as soon as ${fewest} students have taken this paper.`,

  distribution: 'Marks of all students',
  bars: {
    below: (to: string) => `Below ${to}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    above: (from: string) => `${from} and above`,
  },
  students: (count: number, formatted: string) =>
    count === 1 ? `${formatted} student` : `${formatted} students`,
  studentsWithYou: (formatted: string) => `${formatted} students, you among them`,
  ownBar: (bar: string, formatted: string) =>
    `${formatted} students have ${bar.charAt(0).toLowerCase()}${bar.slice(1)} marks, you among them.`,
  you: 'Where you are',
  medianMark: (marks: string) => `Median, ${marks}`,

  bySection: 'Compared by section',
  sectionMarks: (obtained: string, total: string) => `${obtained} of ${total}`,
  sectionMedian: (median: string) => `Median ${median}`,
  sectionTopTenth: (marks: string) => `Top 10% from ${marks}`,
};
