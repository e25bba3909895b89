/** The path of an entity's list and, if it has one, of its create page. */
interface EntityPaths {
  readonly list: string;
  readonly create?: string;
}

/**
 * The pages of the console under their prescribed paths: a screen has one path, an entity one for its list and one
 * for its form. Only existing pages are listed. The app's first script has only a pattern of them (console-pattern.ts).
 */
export const consolePaths = {
  stats: '/dashboard/stats',
  leaderboard: '/dashboard/leaderboard',
  // The product's own spelling.
  leadboard: '/dashboard/leadboard',
  categories: { list: '/category/lists', create: '/create/category' },
  subjects: { list: '/subject/lists', create: '/subject/create' },
  questions: { list: '/question/lists', create: '/question/create' },
  importQuestions: '/question/import',
  refusedDrafts: { list: '/question/refused' },
  topics: { list: '/topic/lists', create: '/topic/create' },
  // The product's own spelling.
  plans: '/dashaboard/plans',
  payments: { list: '/payments/lists' },
  purchase: '/payments/create',
  reconciliation: '/payments/reconciliation',
  collegePackages: { list: '/payments/packages', create: '/payments/packages/create' },
  users: { list: '/users/lists', create: '/create/user' },
  user: '/users/view',
  batches: { list: '/batches/lists', create: '/batches/create' },
  batch: '/batches/view',
  assignments: { list: '/assignments/lists' },
  assignment: '/assignments/view',
  colleges: { list: '/college/lists', create: '/create/college' },
  sections: { list: '/section/lists', create: '/create/section' },
  templates: { list: '/lists/examtemplate', create: '/create/examtemplate' },
  papers: { list: '/testpaper/lists', create: '/testpaper/create' },
  items: { list: '/testpaper/items' },
  preview: '/testpaper/preview',
  examDay: '/testpaper/exam-day',
  accommodations: { list: '/accommodations', create: '/accommodations/create' },
  doubtedAttempts: { list: '/attempts/review' },
  flaggedAttempts: { list: '/attempts/flagged' },
  findings: { list: '/attempts/patterns' },
  settings: '/settings',
  audit: '/audit/lists',
  operations: '/operations',
  jobs: { list: '/operations/jobs' },
  imports: { list: '/operations/imports' },
  backups: { list: '/operations/backups' },
  challenges: { list: '/question/challenges' },
} as const satisfies Readonly<Record<string, string | EntityPaths>>;

/** The item analysis of a paper. */
export const analysisPath = (paperId: string): string => `${consolePaths.items.list}?paper=${paperId}`;

/** The test paper as students see it. */
export const previewPath = (paperId: string): string => `${consolePaths.preview}?paper=${paperId}`;

/** The maximum length of a list's search, characters. */
const MOST_SEARCHED = 100;

/** A list, searched for a name. */
export const searchedPath = (list: string, name: string): string =>
  `${list}?${new URLSearchParams({ search: name.slice(0, MOST_SEARCHED) }).toString()}`;

/** The exam day of a paper (ED9). */
export const examDayPath = (paperId: string): string => `${consolePaths.examDay}?paper=${paperId}`;

/** The page of a user. */
export const userPath = (userId: string): string => `${consolePaths.user}?user=${userId}`;

/** The page of a batch. */
export const batchPath = (batchId: string): string => `${consolePaths.batch}?batch=${batchId}`;

/** The students and results of an assignment. */
export const assignmentPath = (id: string): string => `${consolePaths.assignment}?assignment=${id}`;

/** The users who are members of a college. */
export const membersPath = (collegeId: string): string => `${consolePaths.users.list}?collegeId=${collegeId}`;

type ConsolePaths = typeof consolePaths;

/** The entities that have a list. */
export type EntityKey = {
  [Key in keyof ConsolePaths]: ConsolePaths[Key] extends EntityPaths ? Key : never;
}[keyof ConsolePaths];

/** The entities that also have a create page. */
export type CreatableKey = {
  [Key in EntityKey]: ConsolePaths[Key] extends { readonly create: string } ? Key : never;
}[EntityKey];
