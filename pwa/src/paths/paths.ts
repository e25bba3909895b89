/** The pages of the app; the only place that names their paths. */
export const paths = {
  home: '/',
  /** Home's tab in which a student creates a test. */
  personalised: '/?tab=personalized',
  /** The plans; home's tab shows the same. */
  pricing: '/pricing',
  login: (next?: string) => (next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  /** @param step of the wizard; default: the furthest one reached. */
  register: (next?: string, step?: string) => withSearch('/register', { step, next }),
  forgotPassword: '/forgot-password',
  /** A copy of the student's own data, and the deletion of the account. */
  ownData: '/profile/data',
  /** @param tab default: the first one. */
  profile: (tab?: string) => withSearch('/profile', { tab }),
  /** The receipt of a payment, to print. */
  paymentReceipt: (paymentId: string) => `/profile/payments/${paymentId}`,
  start: (testId: string) => `/exam/${testId}/start`,
  instructions: (testId: string) => `/exam/${testId}/start?step=instructions`,
  exam: (attemptId: string) => `/examScreen?attempt=${attemptId}`,
  /** A try-out without an account (PK19). */
  tryOut: '/try',
  /** The student's past attempts. */
  myResults: '/results',
  results: (attemptId: string) => `/results/${attemptId}`,
  /** @param show only the questions with this outcome. */
  analysis: (attemptId: string, show?: 'correct' | 'incorrect' | 'unanswered') =>
    withSearch(`/results/${attemptId}/analysis`, { show }),
  /** The notebook of mistakes. */
  revise: '/revise',
  /** @param filter only the cards of a subject or topic. */
  reviseSession: (filter: { readonly subject?: string; readonly topic?: string } = {}) =>
    withSearch('/revise/session', filter),
  /** The product's spelling. @param categoryId the board of a category; default: the overall board. */
  leaderboard: (categoryId?: string) =>
    categoryId === undefined ? '/leadboard' : `/leadboard/${categoryId}`,
  /** Where a student joins a batch. @param code fills the field. */
  join: (code?: string) => withSearch('/join', { code }),
  /** Public page to verify a receipt (SY4). */
  receipt: '/receipt',
  sync: '/sync',
  /** Public page to upload a hand-in file. */
  handIn: '/hand-in',
  downloads: '/downloads',
  /** The console's first page, to which an administrator is sent after the login. */
  adminHome: '/dashboard/stats',
  help: '/help',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  terms: '/terms-conditions',
  refunds: '/refund-policy',
  privacy: '/privacy-policy',
} as const;

/** The same paths as patterns for the router. */
export const patterns = {
  home: '/',
  pricing: '/pricing',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  profile: '/profile',
  /** The former page of the devices, which are now in the profile. */
  sessions: '/profile/sessions',
  ownData: '/profile/data',
  paymentReceipt: '/profile/payments/:id',
  /** Public page to which a payment link leads. */
  paymentLink: '/payments/link',
  /** Without an id the screen shows that it is missing. */
  start: '/exam/:id?/start',
  exam: '/examScreen',
  /** The product's other spelling (ST22). */
  examLowerCase: '/examscreen',
  card: '/examcard',
  tryOut: '/try',
  myResults: '/results',
  results: '/results/:attemptId',
  analysis: '/results/:attemptId/analysis',
  revise: '/revise',
  reviseSession: '/revise/session',
  leaderboard: '/leadboard/:categoryId?',
  join: '/join',
  receipt: '/receipt',
  sync: '/sync',
  handIn: '/hand-in',
  downloads: '/downloads',
  help: '/help',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  terms: '/terms-conditions',
  refunds: '/refund-policy',
  privacy: '/privacy-policy',
} as const;

function withSearch(path: string, search: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
