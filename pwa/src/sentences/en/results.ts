/** The result of an attempt, its placeholder while the result is pending, and the list of past attempts. */
export const results = {
  loading: 'Loading Results...',
  untitled: 'Test Exam',
  backHome: 'Back to Home',
  notHere: 'These results are not on this device.',

  list: {
    title: 'Your results',
    older: 'Show older results',
    onlyHere: 'Only what this device knows. Your other results need a connection.',
    from: (age: string) => `This list is from ${age}.`,
    failed: 'Failed to load test history',
    why: 'Something went wrong while loading your tests.',
    empty: 'No tests found',
    emptyAdvice: 'Every exam that you submit is listed here with its score.',
    noneFits: 'You have taken no test of this category. Choose another one.',
    loading: 'Loading your tests',
    sort: 'Sort by',
    sorts: { recent: 'Most recent', score: 'Score', accuracy: 'Accuracy', difficulty: 'Difficulty' },
    category: 'Category',
    categories: { All: 'All', Engineering: 'Engineering', Medical: 'Medical', Coding: 'Coding' },
    accuracy: (percent: string) => `Accuracy ${percent}%`,
    time: (time: string) => `Time ${time}`,
    completed: 'Completed',
    notReleased: 'Result not released yet',
    analysis: 'Analysis',
    analysisOf: (title: string) => `Analysis of ${title}`,
    choosePaper: 'Choose a paper',
    waiting: 'Waiting to be sent',
    tryOut: 'Try-out, on this device',
    submitted: 'Submitted',
  },

  completed: 'Exam Completed!',
  earlierScore: (score: string, total: string, date: string) =>
    `Your attempt before: ${score} / ${total} on ${date}`,
  viewAnalysis: 'View Detailed Analysis',
  performanceAnalytics: 'Performance Analytics',
  corrected: {
    title: 'The answer key was corrected',
    change: (date: string, before: string, after: string) =>
      `On ${date} your score changed from ${before} to ${after}.`,
  },
  noticed: 'The server noticed something about this attempt',
  timeUp: 'Time was up.',
  timeUpDetail: 'Your paper was submitted automatically with the answers you had given.',

  handedIn: {
    here: 'Handed in on this device',
    title: 'Handed in',
    showSync: 'Show sync',
    received: 'The server has your attempt.',
    notReleased: 'The results are not released yet.',
    notReleasedUntil: (when: string) => `The results are not released yet. They will be here from ${when}.`,
    willAppear: 'Your results will appear here.',
    willAppearOnline: 'Your results will appear here when you are online again.',
    refused: 'The server did not accept this attempt.',
    refusedAdvice: 'It stays on this device; save it as a file on the sync page and ask for help.',
    sending: 'Sending your answers...',
    sendingDetail: 'They are locked on this device. Your results will appear here.',
    locked: 'Submitted and locked. It will be sent automatically when you’re online.',
    lockedDetail:
      'Nothing more to do: you may close the app. Your results and your receipt will appear here.',
    stillOpen: 'This exam is still open.',
    resume: 'Resume',
  },

  elsewhere: {
    title: 'Not handed in yet',
    moved: 'You went on with this exam on another device.',
    online: 'The server does not have it yet. The result appears here once it is handed in there.',
    offline: 'Connect to a network to see whether it was handed in there.',
    takeBack: "I can't use the other device",
  },

  scoreOnly: {
    title: 'Only the score is shown.',
    cannotRank:
      'The questions and their answers are not shown, because this attempt does not count for the ranking.',
    otherReason: 'The questions and their answers are not shown for this attempt.',
    noAnalysis: 'There is no analysis of this attempt',
  },

  marked: {
    refused: 'Marked on this device. The server did not accept this attempt.',
    here: 'Marked on this device, verified later by the server.',
    sending: 'Your answers are being sent. The server’s score is the one that counts.',
    sendingLater:
      'Your answers will be sent when you are online again. The server’s score is the one that counts.',
    tried: 'Tried on this device, before you logged in.',
    triedDetail: 'It is for practice: it was marked here, is not ranked, and is not on your other devices.',
    offline: 'Marked on this device, with no network needed.',
    register: 'Register',
    registerDetail:
      'Register to sit full papers like this and keep all your results. This one stays in your list on this device.',
    verified: 'Verified by the server.',
    verifiedDetail: 'It got the same result as this device.',
    differs: 'The server’s result differs, and it is the one that counts.',
    marksDiffer: (device: string, server: string) =>
      `This device had ${device} marks, the server gives ${server}.`,
    changedQuestions: (numbers: string) => `Questions whose marks changed: ${numbers}.`,
    keyCorrected: 'The answer key was corrected after the paper was saved.',
  },

  /** AB61: the ability before and after an attempt. */
  ability: {
    title: 'Your level',
    caption: 'Of ten typical questions, how many you would answer correctly: before this test, and now.',
    loading: 'Estimating your level',
    overall: 'All topics of this test',
    label: 'Level by topic, before and after this test',
    rest: 'All other topics',
    change: (before: string, after: string) => `${before} → <now>${after}</now>`,
    spoken: (before: string, after: string) => `before ${before}, now ${after}`,
    first: (after: string) => `new: <now>${after}</now>`,
    range: (low: string, high: string, answers: number) =>
      `Likely ${low} to ${high}, from ${answers} ${answers === 1 ? 'answer' : 'answers'}`,
    means: 'The level is an estimate: in about two of three cases the true one is within the likely range.',
    before: 'Before',
    now: 'Now',
    likely: 'Likely range',
    needsPlan:
      'Your level before and after a test comes with a plan that has advanced analytics. After an adaptive test it is always shown.',
    noAnswers: 'This attempt has no new answer that says something about your level.',
  },

  next: {
    title: 'What to do next',
    weakestTopic: (correct: number, total: number) =>
      `Your weakest topic is <topic></topic>: ${correct} of ${total} right.`,
    mistakes: 'See your mistakes',
    unanswered: 'See unanswered questions',
    start: (title: string) => `Start ${title}`,
    weakest: (names: string) => `By all your answers, your weakest topics in this exam: ${names}.`,
    makeTest: (price: number) =>
      price === 0 ? 'Next test for free' : `Next test for ${price} ${price === 1 ? 'token' : 'tokens'}`,
    making: 'Your next test is being made...',
    makingNeedsNetwork: 'Making a test needs a connection.',
    tooFewTokens: (count: number) =>
      `You have ${count} ${count === 1 ? 'token' : 'tokens'}, which is too few for this test.`,
    notMade: 'The test could not be made.',
  },

  score: {
    title: 'Score Summary',
    performance: (label: string) => `<unseen>Performance: </unseen>${label}`,
    performances: {
      Excellent: 'Excellent!',
      Good: 'Good Job!',
      Average: 'Keep Improving!',
      'More Practice Needed': 'More Practice Needed!',
    },
    obtained: 'Obtained Marks',
    total: 'Total Marks',
    percentage: 'Percentage',
    bySection: 'Marks by section',
    marks: (obtained: string, total: string) => `${obtained} of ${total}`,
    sectionMarks: (section: string, obtained: string, total: string) => `${section}: ${obtained} of ${total}`,
  },

  counts: {
    total: 'Total Questions',
    correct: 'Correct Answers',
    wrong: 'Wrong Answers',
    unanswered: 'Unanswered',
    accuracy: 'Accuracy',
    timeSpent: 'Time Spent',
    averageTime: 'Average time per question',
    paces: { Fast: 'Fast', Normal: 'Normal', Slow: 'Slow' },
  },

  charts: {
    byTopic: 'By topic',
    weakestFirst: 'Weakest first.',
    rightByTopic: 'Right answers by topic',
    rightByTopicRest: 'Right answers by topic, continued',
    otherTopics: 'All other topics',
    bySection: 'By section',
    rightBySection: 'Right answers by section',
    right: (correct: number, total: number) => `${correct} of ${total}`,
    time: 'Time against correctness',
    timeByQuestion: "Time on each question, in the paper's order.",
    average: (time: string) => `Your average, ${time}`,
    point: (outcome: string, time: string) => `${outcome}, ${time}`,
    slowMistakes: (slow: number, wrong: number) =>
      wrong === 1
        ? `Your wrong answer took ${slow === 1 ? 'longer' : 'no longer'} than your average.`
        : `${slow === 0 ? 'None' : slow} of your ${wrong} wrong answers took longer than your average.`,
  },
};
