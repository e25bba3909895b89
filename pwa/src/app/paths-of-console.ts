/** The pages of the console, as the product names them. Each exists: what is not built yet is not here. */
export const consolePaths = {
  stats: '/dashboard/stats',
  categories: '/category/lists',
  newCategory: '/create/category',
  subjects: '/subject/lists',
  newSubject: '/subject/create',
  topics: '/topic/lists',
  newTopic: '/topic/create',
  accommodations: '/accommodations',
  newAccommodation: '/accommodations/create',
} as const;

export type ConsolePath = (typeof consolePaths)[keyof typeof consolePaths];

/** All of them as one pattern, so that the console stays as it is from one page to the next. */
export const consolePattern = new RegExp(`^(?:${Object.values(consolePaths).join('|')})/?$`);
