/** The frame of every page: bar, menu, banners, footer, and the page for unknown URLs. */
export const shell = {
  appHome: 'Prep, home',
  mainNavigation: 'Main',
  aboutNavigation: 'About Prep',
  home: 'Home',
  results: 'Results',
  /** The leaderboard, in a word that fits below its icon on a phone. */
  ranks: 'Ranks',
  downloads: 'Downloads',
  sync: 'Sync',
  adminDashboard: 'Admin Dashboard',
  profile: 'Profile',
  login: 'Login',
  register: 'Register',
  logout: 'Logout',
  menu: 'Menu',
  menuOf: (name: string) => `Menu, ${name}`,
  closeMenu: 'Close menu',
  greeting: (name: string) => `Hello, ${name}`,
  menuNotLoaded: 'The menu could not be loaded yet. Please check your connection.',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  languageNotLoaded: 'This language could not be loaded yet. Please check your connection and try again.',
  installApp: 'Install app',
  roles: { student: 'Student', admin: 'Admin' },
  motto: 'Prep. Practice that works without a network.',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  handInFile: 'Hand in a file',
  terms: 'Terms & Conditions',
  refunds: 'Refund Policy',
  privacy: 'Privacy Policy',
  pageNotLoaded: 'This page could not be loaded',
  pageNotLoadedAdvice:
    'Please check your connection. Prep also tries again by itself. What is saved on this device is not affected.',
  pageBroken: 'Something went wrong!',
  unexpected: 'Unexpected error occurred.',
  pageBrokenAdvice: 'Nothing saved on this device is affected.',
  goHome: 'Go Home',
  pageNotFound: 'Page not found',
  pageNotFoundAdvice: 'The address may be mistyped, or the page has moved.',
  examInProgress: 'Your exam in progress',
  sessionExpired:
    'Your session has expired. Please log in again. Saved papers and attempts are still on this device.',
  logoutQuestion: {
    duringExam: 'Log out during an exam?',
    withoutNetwork: 'Log out without a network?',
    beforeSent: 'Log out before everything is sent?',
    stay: 'Stay logged in',
    needsNetwork:
      'You need a network to log in again. Until then you cannot open the papers saved on this device.',
    inProgress: (title: string) =>
      `“${title}” is still in progress. Your answers stay on this device, but you can go on only after you log in again.`,
    waiting: (count: number) =>
      count === 1
        ? 'One attempt is waiting to be sent. It will still be sent automatically.'
        : `${count} attempts are waiting to be sent. They will still be sent automatically.`,
    unsynced: (count: number) =>
      count === 1
        ? 'One change in your notebook is not synced yet. It stays on this device, and is synced when you log in here again.'
        : `${count} changes in your notebook are not synced yet. They stay on this device, and are synced when you log in here again.`,
    removed:
      'Your profile, results and notebook are removed from this device. You get them back when you log in again.',
  },
  /** Shown in place of the console while it cannot be loaded. */
  consoleAway: {
    title: 'The console needs a connection',
    text: 'It opens automatically when you are back online.',
    studentView: 'Student view',
  },
  /** The bar of an exam in progress, above every page. */
  running: {
    inProgress: (title: string) => `Exam in progress: ${title}`,
    paused: (title: string) => `Paused exam: ${title}`,
    timeLeft: (time: string) => `${time} left`,
    timeLeftPaused: (time: string) => `${time} left, paused`,
    answered: (answered: number, total: number) => `${answered} of ${total} answered`,
    resume: (title: string) => `Resume ${title}`,
    timeUp: (title: string) => `Time is up for ${title}. It was submitted with the answers you had given.`,
  },
};
