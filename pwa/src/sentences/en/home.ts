interface Files {
  readonly kept: number;
  readonly total: number;
  /** There is no space for the remaining files. */
  readonly isFull: boolean;
}

const counted = (files: Files | null) => {
  if (files === null) return '';
  return `: ${files.kept} of ${files.total} files${files.isFull ? ', and there is no space for more' : ''}`;
};

/** Home: the welcome, current activities, and the lists of papers. */
export const home = {
  welcome: {
    title: 'Exam practice that needs no network',
    text: 'Once a paper is on your device, you start it, sit it and submit it with no connection, and no answer is lost.',
    tryOut: 'Try a 2-minute paper',
    noAccount: 'No account needed.',
  },
  tests: 'Tests',
  personalised: 'Personalized Papers',
  plans: 'Plans',
  leadboard: 'Leadboard',
  thisList: 'This list',
  loadingTests: 'Loading tests',
  exam: 'Exam',
  allExams: 'All exams',
  readyOffline: 'Ready offline',
  noTestsAvailable: 'No Tests Available',
  newPapersAppear: 'New papers appear here as soon as they are published.',
  trending: {
    tab: 'Trending Tests',
    title: 'Trending Test Papers',
    mostAttempted: 'Most attempted papers first',
    newest: 'Newest first',
    failed: 'Failed to fetch trending tests',
    why: 'An error occurred while fetching trending tests',
    noneForExam: 'There is no paper for this exam yet. Choose All exams to see the others.',
    /** @param badge one of `labels.trending`. */
    place: (place: number, badge: string) => `#${place} ${badge}`,
    newPaper: 'New',
  },
  predefined: {
    tab: 'Pre-defined',
    title: 'Pre-defined Test Papers',
    lead: 'Made by our team, newest first',
    filter: 'Filter',
    failed: 'Failed to fetch test papers',
    why: 'An error occurred while fetching test papers',
    noneFound: 'No tests found',
    noneFits: 'No paper fits both the exam and the filter. Choose another one.',
  },
  /** The filter chips above the list, and the kind of a paper on its card. */
  filters: {
    'All Tests': 'All Tests',
    'AI Generated': 'AI Generated',
    Manual: 'Manual',
    Sectioned: 'Sectioned',
    Easy: 'Easy',
    Medium: 'Medium',
    Hard: 'Hard',
  },
  /** The kind of a test that was generated without a language model. */
  adaptive: 'Adaptive',
  list: {
    noneSaved: 'No paper is saved on this device',
    noneSavedHint:
      'Tap ‘Save for offline’ on a paper while you are connected. It is then here without a network too.',
    /** @param age '5 minutes ago'. */
    fromBefore: (age: string) => `This list is from ${age}. Saved papers work without a network.`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    loadMore: 'Load More Tests',
    moreFailed: 'Failed to load more tests',
    end: (total: number) => `You've reached the end! All ${total} tests loaded.`,
  },
  paper: {
    facts: (duration: string, questions: number, marks: number | string) =>
      `${duration} · ${questions} ${questions === 1 ? 'question' : 'questions'} · ${marks} marks`,
    /** @param shown the formatted count: '1.3K'. */
    attempts: (count: number, shown: string) => `${shown} ${count === 1 ? 'attempt' : 'attempts'}`,
    simulatedAttempts: (count: number, shown: string) =>
      `${shown} simulated ${count === 1 ? 'attempt' : 'attempts'}`,
    /** Appended to the number of attempts. @param shown how many of them, formatted. */
    simulated: (shown: string) => `, ${shown} simulated`,
    rated: 'Rated',
    notReleased: 'Submitted. Result not released yet',
    lastScore: (score: string, total: string) => `Last score ${score} / ${total}`,
    onThisDevice: 'On this device',
    outOfReach: 'Not on this device. Needs a connection.',
    beingPrepared: 'Being prepared',
    loginToSave: '<login>Log in</login> to save it for offline',
    save: 'Save for offline',
    saveNamed: (title: string) => `Save ${title} for offline`,
    saveNewVersion: 'Save the new version',
    saving: 'Saving for offline',
    savedOf: (loaded: string, total: string) => `${loaded} of ${total}`,
    cancelSaving: (title: string) => `Cancel saving ${title}`,
    start: 'Start',
    startNamed: (title: string) => `Start ${title}`,
    price: (tokens: number) => `${tokens} ${tokens === 1 ? 'token' : 'tokens'}`,
    startFor: (tokens: number) => `Start for ${tokens} ${tokens === 1 ? 'token' : 'tokens'}`,
    covered: 'Covered by your plan',
    startCovered: 'Start · covered by your plan',
    resume: 'Resume',
    resumeNamed: (title: string) => `Resume ${title}`,
    noId: 'Error: Test ID is missing. Please try again.',
  },
  /** ST73: shown on the card of a saved paper. */
  saved: {
    forOffline: 'Saved for offline',
    checking: 'Paper saved',
    fetching: (files: Files | null) => `Paper saved. Prep itself is being fetched${counted(files)}.`,
    incomplete: (files: Files | null) => `Paper saved. Prep itself is not complete${counted(files)}.`,
    withoutFormulas: 'Paper saved. The part that shows formulas is still being fetched.',
    insecure:
      'Paper saved. Prep cannot be kept on this device, because its address does not begin with https.',
    notKept: 'Paper saved. This browser does not keep Prep for offline use.',
  },
  /** ST23: shown when a paper has been generated. */
  ready: {
    toast: (title: string) => `${title} is ready.`,
    notice: 'Your test is ready',
    failed: 'Your test could not be made',
  },
};
