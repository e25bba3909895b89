interface Files {
  readonly kept: number;
  readonly total: number;
  /** There is no space for the remaining files. */
  readonly isFull: boolean;
}

/** SC3: which answers count if more were given than required. */
const firstMarked = (limit: number) =>
  limit === 1
    ? "only the first answer in the paper's order is marked"
    : `only the first ${limit} answers in the paper's order are marked`;

/** Before an exam: the paper, the readiness of this device, and the rules. */
export const start = {
  noTest: 'No test ID provided in URL.',
  /** The page with the card of one paper. */
  card: 'Test paper',
  loading: 'Loading test details',
  notFound: 'Error: Test paper not found. Please try again.',
  notLoaded: 'Failed to load test details. Please try again.',
  questions: 'Questions',
  duration: 'Duration',
  marks: 'Marks',
  difficulty: 'Difficulty',
  kind: (category: string, type: string) => `${category} · ${type}`,
  /** Beside the last score of a paper that ranks. */
  firstRanks: 'Only your first attempt counts for your rank.',
  startTest: 'Start Test',
  inProgress: {
    running: 'This exam is in progress',
    runningAdvice: 'The clock is running. You resume at the question where you left off.',
    paused: 'This exam is paused',
    pausedAdvice: 'The clock is stopped. You resume at the question where you left off.',
  },
  login: {
    title: 'Log in to start',
    advice: 'Log in so that your papers stay private on this device.',
  },
  preparing: {
    /** The name of the panel in the error message if it cannot be loaded. */
    name: 'This test',
    title: 'AI is Preparing Your Test...',
    notify: 'Notify me when it is ready',
    advice: 'Your test will be available in a few minutes. You will be notified here as soon as it is ready.',
    adviceWithNotice:
      'Your test will be available in a few minutes. You will be notified here as soon as it is ready, also while the app is in the background.',
  },
  saving: {
    title: 'Saved before it starts',
    advice: (size: string) =>
      `The whole paper (${size}) is put on this device first, so that a lost connection cannot disturb your exam.`,
    progress: 'Saving for offline',
    loaded: (loaded: string, total: string) => `${loaded} of ${total}`,
    outOfReach: 'Needs a connection',
    outOfReachAdvice:
      'This paper is not saved on this device. Connect to a network to save it; then you can start it offline.',
  },
  /** ST73. */
  offline: {
    ready: 'Ready for offline',
    saved: 'Saved on this device',
    notReady: 'Not ready for offline yet',
    complete: 'The whole paper is on this device. It needs no network from here to the end.',
    checking: 'The whole paper is on this device. Checking the rest...',
    paper: 'The whole paper is on this device.',
    noSpace:
      'The whole paper is on this device, but there is no space for Prep itself. Free some space and open this page again.',
    interrupted:
      'The whole paper is on this device, but not everything else. The rest is fetched as soon as there is a network.',
    app: 'The whole paper is on this device. Prep itself is still being fetched.',
    images: 'Some images of this paper are missing on this device. They are being fetched.',
    formulas: 'The whole paper is on this device. The part that shows formulas is still being fetched.',
    fetching: 'Fetching Prep',
    files: (kept: number, total: number) => `${kept} of ${total} files`,
    warning:
      'You can start now. But if this page is reloaded or closed without a network, the exam opens again only when the network is back. Your answers stay on this device.',
  },
  /** Whether the app itself is on this device. */
  app: {
    complete: 'Complete on this device.',
    checking: 'Being checked.',
    fetching: (files: Files | null) => {
      if (files === null) return 'Being fetched.';
      const { kept, total, isFull } = files;
      return `Being fetched: ${kept} of ${total} files${isFull ? ', and there is no space for more' : ''}.`;
    },
    insecure: 'Prep cannot be kept on this device, because its address does not begin with https.',
    notKept: 'This browser does not keep Prep for offline use.',
  },
  readiness: {
    title: 'Is this device ready?',
    states: { good: 'Good', care: 'Take care', unknown: 'Not known' },
    keepData: 'Keep my data',
    stayOnline: 'Stay online until it is complete.',
    app: 'App',
    appNotKeptAdvice: 'Stay online, or keep this page open, until you have submitted.',
    paper: 'Paper',
    paperSaved: (size: string) => `Saved on this device with all its images (${size}).`,
    imagesMissing: (count: number) => `Saved on this device, but ${count} of its images are missing.`,
    imagesMissingAdvice: 'Stay online: they are fetched again.',
    formulas: 'Formulas',
    formulasKept: 'Can be shown without a network.',
    formulasMissing: 'What shows them is still being fetched.',
    storage: 'Storage',
    storageKept: 'The browser keeps what is saved here.',
    storageUnknown: 'This browser does not report whether it keeps what is saved.',
    storageAtRisk: 'The browser may clear what is saved when the device is full.',
    storageAdvice: 'Ask it to keep your data, or install Prep from the menu.',
    space: 'Free space',
    spaceUnknown: 'This browser does not say how much is free.',
    spaceFree: (size: string) => `${size} are free for Prep.`,
    spaceAdvice: 'Delete a few photos or videos before you start.',
    clock: 'Clock',
    clockUnknown: 'Not compared with the server yet.',
    clockUnknownAdvice: 'Connect once before you start, or set the time of this device to automatic.',
    /** `compared`: how long ago. */
    clockAgrees: (within: string, compared: string) =>
      `Agrees with the server's within ${within}, compared ${compared}.`,
    clockFast: (by: string, compared: string) => `${by} fast against the server's, compared ${compared}.`,
    clockSlow: (by: string, compared: string) => `${by} slow against the server's, compared ${compared}.`,
    clockAdvice: 'Set the time of this device to automatic. Your exam time is still counted correctly.',
    battery: 'Battery',
    batteryLevel: (percent: number) => `${percent}%.`,
    batteryCharging: (percent: number) => `${percent}%, charging.`,
    batteryAdvice: 'Plug the device in, or keep a charger at hand.',
  },
  /** ST74: what happens if the paper is started now, below its opening and closing times. */
  window: {
    /** When it may be started. All three take a formatted date and time. */
    open: {
      between: (from: string, to: string) => `Open ${from} to ${to}`,
      from: (from: string) => `Open from ${from}`,
      until: (to: string) => `Open until ${to}`,
    },
    within:
      'An attempt ranks only if you start it within this time. You then have the full exam time, even if you start shortly before it closes.',
    tooEarly: 'It is not open yet. If you start now, your attempt is marked but does not rank.',
    tooLate: 'It has closed. You can still take it: your attempt is marked but does not rank.',
  },
  instructions: {
    title: 'Instructions',
    marking: 'Marking scheme',
    before: 'Before you start',
    time: (duration: string) => `${duration}.`,
    timeWithExtra: (duration: string, percent: number) =>
      `${duration}, your ${percent}% extra time included.`,
    continuous: 'The clock starts when you start and runs on even while the app is closed.',
    pausable: 'The clock stands still while the app is closed.',
    /** ED16. A formatted date and time. */
    commonEnd: (time: string) => `It ends ${time} at the latest, however late you start.`,
    locked: 'The sections open one after the other, each for its own time.',
    saved: 'Every answer is saved on this device as you give it.',
    savedAdvice:
      'If the app closes or the phone dies, open Prep again: the exam continues where you left it.',
    notStarted: 'The exam could not be started.',
    notStartedAdvice: 'This device refused to store it. Nothing is lost; free some space and try again.',
    startFullscreen: 'Start Exam (Fullscreen)',
    startNormal: 'Continue (Normal Mode)',
  },
  warnings: {
    fullscreen: 'Fullscreen is enabled automatically when you choose Start Exam (Fullscreen).',
    shortcuts: 'Right-click and keyboard shortcuts are disabled during the exam.',
    keys: 'Do not press F11 or Alt+Tab.',
    distractions: 'Minimize distractions before you begin.',
    connection: 'Ensure a stable connection for the start; if it goes, your answers are safe on this device.',
    escape: 'ESC exits fullscreen but is not recommended.',
  },
  /** ST16, ST17. Marks are exact and may be fractions: '2/3'. */
  rules: {
    /** @param sections the names of sections with the same rules, as a list. */
    each: (sections: string) => `Each of ${sections}`,
    /** Both with their sign. */
    rightAndWrong: (right: string, wrong: string) => `Correct ${right} · Wrong ${wrong}`,
    partialJee: '+1 for each right option as long as no wrong one is chosen.',
    partialShare: 'Marks in proportion to the right options.',
    partialRows:
      'Each row counts by itself: a right one earns its share of the marks, a wrong one costs its share.',
    unanswered: (given: string) => `Unanswered: ${given}.`,
    ownTime: (duration: string) =>
      `${duration} of its own. It closes by itself at its end and cannot be entered again.`,
    recommendedTime: (duration: string) =>
      `Recommended: ${duration}. You may move between sections as you like.`,
    attempt: (limit: number, total: number) =>
      `Attempt any ${limit} of ${total}. If you answer more, ${firstMarked(limit)}.`,
  },
  /** ST60: the confirmation before tokens are spent on saving a paper. */
  spend: {
    title: (title: string) => `Save ${title}?`,
    text: (tokens: number) =>
      `This paper costs ${tokens} ${tokens === 1 ? 'token' : 'tokens'}. It is paid once: you can save it again and start it without paying again.`,
    save: (tokens: number) => `Save for ${tokens} ${tokens === 1 ? 'token' : 'tokens'}`,
  },
};
