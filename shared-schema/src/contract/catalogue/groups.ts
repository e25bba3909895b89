/** ST57: what the test history is filtered by. A category is in one of them or in none. */
export const categoryGroups = ['Engineering', 'Medical', 'Coding'] as const;
export type CategoryGroup = (typeof categoryGroups)[number];
