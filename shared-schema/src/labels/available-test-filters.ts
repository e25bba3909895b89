/** The chips over the available tests, in order. Source: document 1 section 2, document 2 section 2. */
export const availableTestFilters = [
  'All Tests',
  'AI Generated',
  'Manual',
  'Sectioned',
  'Easy',
  'Medium',
  'Hard',
] as const;

export type AvailableTestFilter = (typeof availableTestFilters)[number];

export interface FilterableTest {
  readonly difficultyLevel?: number | null | undefined;
  readonly isAiGenerated?: boolean | undefined;
  readonly hasSections?: boolean | undefined;
}

/** The levels that match a filter, both ends included: easy 3 or below, medium 4-6, hard 7 or above. */
export const difficultyFilterLevels = {
  Easy: { min: 1, max: 3 },
  Medium: { min: 4, max: 6 },
  Hard: { min: 7, max: 10 },
} as const satisfies Partial<Record<AvailableTestFilter, { min: number; max: number }>>;

/** True if the test matches the chip. A test without a level matches no difficulty. Source: document 2 section 5. */
export function matchesAvailableTestFilter(test: FilterableTest, filter: AvailableTestFilter): boolean {
  if (filter === 'All Tests') return true;
  if (filter === 'AI Generated') return test.isAiGenerated === true;
  if (filter === 'Manual') return test.isAiGenerated !== true;
  if (filter === 'Sectioned') return test.hasSections === true;
  const { min, max } = difficultyFilterLevels[filter];
  const level = test.difficultyLevel;
  return typeof level === 'number' && level >= min && level <= max;
}
