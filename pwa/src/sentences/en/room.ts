/** SC3: which answers count if more were given than required. */
const firstMarked = (limit: number) =>
  limit === 1
    ? "only the first answer in the paper's order is marked"
    : `only the first ${limit} answers in the paper's order are marked`;

/** The exam room: everything around the question, and its notices. */
export const room = {
  opening: 'Opening your exam',
  guest: 'Guest',
  roles: { student: 'student', teacher: 'teacher', 'college-admin': 'college admin', admin: 'admin' },
  storageUnreadable: "This device's storage could not be read.",
  storageUnreadableAdvice: 'Nothing is lost. Try again, or close other tabs of Prep first.',
  loginNeeded: 'Authentication Required',
  loginNeededAdvice: 'Please log in to access the exam.',
  goToLogin: 'Go to Login',
  missing: 'This exam is not on this device',
  missingAdvice:
    "It was started on another device, or the browser has cleared this site's storage. Home shows it while you are online, if it can go on here.",
  noneChosen: 'No exam is open here',
  noneChosenAdvice: 'An exam opens when you start a test or resume one. Home has your tests.',
  otherTab: 'This exam is open in another tab',
  otherTabAdvice: 'Your answers are safe. If you continue here, the other tab becomes read-only.',
  movedToTab: 'This exam went on in another tab.',
  readOnly: 'This tab is read-only.',
  notSaved: 'This device did not save your last answer.',
  notSavedAdvice: 'It is kept in memory and retried automatically. Free some space and keep this page open.',
  cleared: "The browser cleared this site's storage during your exam.",
  clearedAdvice:
    'All your answers in this exam are stored again. Everything else that was only on this device is gone, such as saved papers and rough work.',
  clearedNotSaved: "The browser cleared this site's storage, and your answers could not be stored again.",
  clearedNotSavedAdvice:
    'All of them are kept in memory and retried automatically. Keep this page open, and save them as a file.',
  sectionOver: (closed: string, opened: string) => `Time is up for ${closed}. ${opened} is open now.`,
  savedLast: 'Saved on this device. That was the last question.',
  savedLastOfSection: 'Saved on this device. That was the last question of this section.',
  submitNow: 'Submit now',
  keepWorking: 'Keep working',
  evaluated: 'Answered & marked questions are evaluated.',
  lastNotSaved: 'The last answer is not saved',
  progress: 'Progress',
  answered: (answered: number, total: number) => `${answered} of ${total} answered`,
  timer: {
    label: 'Time left',
    ofSection: 'Time left for this section',
    thisSection: 'This section',
    /** For screen readers. `scope` is what the time is for, if not the whole paper. */
    secondsLeft: (seconds: number, scope?: string) =>
      scope === undefined ? `${seconds} seconds left` : `${scope}: ${seconds} seconds left`,
    minutesLeft: (minutes: number, scope?: string) => {
      const left = minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
      return scope === undefined ? left : `${scope}: ${left}`;
    },
  },
  sections: {
    label: 'Sections',
    /** For screen readers, between a section's title and its count. */
    answered: ', answered ',
    closed: 'closed',
    later: 'opens later',
    minutes: (minutes: number) => `${minutes} min`,
    attempt: (limit: number, total: number) => `Attempt any ${limit} of ${total}.`,
    given: (given: number, limit: number) => `${given} of ${limit} answered.`,
    over: (limit: number) => `More than asked for: ${firstMarked(limit)}.`,
  },
  question: {
    heading: (number: number, total: number) => `Question ${number} <total>of ${total}</total>`,
    label: (number: number) => `Question ${number}`,
    options: (number: number) => `Options for question ${number}`,
    invalid: 'Invalid Question Data',
    diagram: 'Diagram of this question',
  },
  pad: {
    label: 'Your answer',
    notNumber: 'Not a number, so it is not saved.',
    discarded: (text: string) => `“${text}” is not a number, so it was not saved as your answer.`,
    keys: 'Number pad',
    minus: 'Minus',
    point: 'Decimal point',
    clear: 'Clear answer',
    back: 'Delete last digit',
  },
  palette: {
    label: 'Question palette',
    close: 'Close palette',
    open: (answered: number, total: number) => `Question palette, ${answered} of ${total} answered`,
    /** A cell, for screen readers. `saved`: where its answer is saved. */
    cell: (number: number, state: string, saved: string | null) => {
      const words = `Question ${number}, ${state.toLowerCase()}`;
      return saved === null ? words : `${words}, ${saved.toLowerCase()}`;
    },
    legend: 'Legend',
  },
  /** `full` is only for screen readers where there is no room to show it, `spoken` always. */
  actions: {
    label: 'Question actions',
    previous: 'Previous',
    mark: 'Mark<full> for Review</full>',
    unmark: 'Unmark',
    markAndNext: 'Mark <full>for Review </full>& Next',
    clear: 'Clear',
    save: 'Save',
    saveAndNext: 'Save & Next',
    submit: 'Submit',
  },
  submit: {
    title: 'Submit the paper?',
    submit: 'Submit paper',
    timeLeft: 'Time left: <time></time>',
    table: 'Your answers by section',
    section: 'Section',
    answered: 'Answered',
    notAnswered: 'Not Answered',
    marked: 'Marked',
    answeredMarked: 'Answered & Marked',
    notVisited: 'Not Visited',
    total: 'Total',
    busy: 'Processing your submission...',
    failed: 'Failed to submit exam. Please try again.',
    /** Followed by the titles of sections that have not opened yet. */
    unopened: (titles: string) => `Submitting ends the whole paper. Not opened yet: ${titles}.`,
    overAnswered: (title: string, given: number, limit: number) =>
      `${title}: ${given} answered; ${firstMarked(limit)}.`,
  },
  leave: {
    title: 'Leave the exam?',
    leave: 'Leave without submitting',
    submit: 'Submit',
    saved: 'Your answers are saved on this device. You can resume from any page of Prep.',
    continuous: 'The clock keeps running while you are away.',
    pausable: 'The clock stops until you come back.',
  },
  moved: {
    handedIn: 'You handed in this exam on another device',
    handedInAdvice: 'The server has it. Its result and receipt are here too.',
    openResult: 'Open the result',
    title: 'You moved this exam to another device',
    advice:
      'You continued it on another of your devices, so it cannot be answered here any more. Hand it in there.',
    kept: 'Everything that you answered here is still on this device. Answers that the other device does not have are not merged into its answers.',
    keptWithCount: (answered: number, total: number) =>
      `Everything that you answered here is still on this device. It has ${answered} of ${total} questions answered. Answers that the other device does not have are not merged into its answers.`,
    cannotUseOther: "I can't use the other device",
    ask: 'Hand in what this device has?',
    askAdvice:
      'The hand-in that reaches the server first is scored. The other one is kept and has no effect. This cannot be undone.',
    handIn: 'Hand in',
    handingIn: 'Handing in...',
    failed: 'It could not be handed in. Close other tabs of Prep and try again.',
  },
};
