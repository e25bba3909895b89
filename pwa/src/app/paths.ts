/** The pages of the app; the only place that names their paths. */
export const paths = {
  home: '/',
  login: (next?: string) => (next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  start: (testId: string) => `/exam/${testId}/start`,
  instructions: (testId: string) => `/exam/${testId}/start?step=instructions`,
  exam: (attemptId: string) => `/examScreen?attempt=${attemptId}`,
  results: (attemptId: string) => `/results/${attemptId}`,
  analysis: (attemptId: string) => `/results/${attemptId}/analysis`,
  sync: '/sync',
  downloads: '/downloads',
  register: '/register',
  /** The console's first page, which is also where an administrator's login leads. */
  adminHome: '/dashboard/stats',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  terms: '/terms-conditions',
  refunds: '/refund-policy',
  privacy: '/privacy-policy',
} as const;

/** The same paths as patterns for the router. */
export const patterns = {
  home: '/',
  login: '/login',
  start: '/exam/:id/start',
  exam: '/examScreen',
  /** The product's other spelling (ST22). */
  examLowerCase: '/examscreen',
  card: '/examcard',
  results: '/results/:attemptId',
  analysis: '/results/:attemptId/analysis',
  sync: '/sync',
  downloads: '/downloads',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  terms: '/terms-conditions',
  refunds: '/refund-policy',
  privacy: '/privacy-policy',
} as const;
