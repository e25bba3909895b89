/** ST57: the filter of the test history. A category is in one group or in none. */
export const categoryGroups = ['Engineering', 'Medical', 'Coding'] as const;
export type CategoryGroup = (typeof categoryGroups)[number];
