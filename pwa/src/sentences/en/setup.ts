const topics = (count: number) => `${count} ${count === 1 ? 'topic' : 'topics'}`;
const subjects = (count: number) => `${count} ${count === 1 ? 'subject' : 'subjects'}`;
const tokens = (count: number) => `${count} ${count === 1 ? 'token' : 'tokens'}`;

/** Creating a test, step by step, in home's tab. */
export const setup = {
  steps: { label: 'Your own test', category: 'Category', subjects: 'Subjects & Topics', type: 'Test Type' },
  back: 'Back',
  needsNetwork:
    'Making a test needs a connection. Tests that are saved on this device can be taken without one.',
  /** Shown if the choices could not be stored. */
  notKept: 'This device could not save your choice. It is lost if this page is closed.',
  login: {
    title: 'Log in to make your own test',
    advice: 'You choose exam, subjects and topics, and the test is yours alone.',
  },
  category: {
    title: 'Make your own test',
    lead: 'Choose a category to begin with.',
    loading: 'Loading categories',
    failed: 'Failed to load categories',
    none: 'No categories yet',
    noneAdvice: 'Categories appear here as soon as there are some.',
    /** Shown on a category without a badge of its own. */
    badge: 'Popular',
  },
  subjects: {
    title: 'Select Subject',
    lead: (category: string) => `For ${category}. Choose a subject to see its topics.`,
    loading: 'Loading subjects',
    failed: 'Failed to load subjects',
    none: 'This category has no subjects yet',
    noneAdvice: 'Go back and choose another category.',
    selected: (count: number) => (count === 0 ? 'No topics selected' : `${topics(count)} selected`),
    /** Why the next step is not available. */
    needed: 'Please select at least one subject with topics',
    continue: 'Continue to Test Type',
    counts: (subjectCount: number, topicCount: number) => `${subjects(subjectCount)}, ${topics(topicCount)}`,
  },
  picker: {
    title: 'Choose topics at once',
    hint: 'Select 3-6 topics for optimal test experience',
  },
  topics: {
    title: 'Select Topics',
    lead: (subject: string) => `For ${subject}.`,
    loading: 'Loading topics',
    failed: 'Failed to load topics',
    none: 'This subject has no topics yet',
    noneAdvice: 'Go back and choose another subject.',
    selectedOf: (selected: number, total: number) => `${selected} selected out of ${total}`,
    selectAll: 'Select All',
    clearAll: 'Clear All',
    save: 'Save & Continue',
    back: 'Back to Subjects',
    difficulty: { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard', Expert: 'Expert' },
    average: (shown: number) => `Avg ${shown}/10`,
    questions: (count: number, orMore: boolean) =>
      count === 1 ? '1 question' : `${count}${orMore ? ' or more' : ''} questions`,
    made: 'Made for you',
    seen: 'All seen lately',
    noneForTopic: 'None yet: there are no practice questions for this topic',
    levelsNeedPlan: 'Your level in each topic comes with a plan that has advanced analytics.',
    ability: (level: number, topic: string, answers: number) =>
      `You: about ${level} of 10 in ${topic}, from ${answers} ${answers === 1 ? 'answer' : 'answers'}`,
  },
  type: {
    title: 'Choose Test Type',
    length: {
      title: 'Number of questions',
      all: 'As in the exam',
    },
    summary: 'Your selection',
    category: 'Category',
    subjects: 'Subjects',
    topics: 'Topics',
    template: 'Template',
    defaultTemplate: 'Default',
    adaptive: 'Adaptive Test',
    adaptiveText:
      'Spread equally over your topics, with a difficulty based on your answers so far. It is ready at once.',
    ai: 'AI Generated Test',
    aiText:
      'New questions are made for your topics. It takes a few minutes, and you will be notified when it is ready.',
    generate: (price: number) => (price === 0 ? 'Generate for free' : `Generate for ${tokens(price)}`),
    generateNamed: (type: string, price: number) =>
      price === 0 ? `Generate ${type} for free` : `Generate ${type} for ${tokens(price)}`,
    priceLoading: 'Loading the price...',
    priceFailed: 'The price could not be loaded.',
    have: (count: number) => `You have ${tokens(count)}.`,
    haveUnlimited: 'You have unlimited tokens.',
    aiNeedsPlan: 'AI tests come with a plan.',
    tooFew: (count: number) => `You have ${tokens(count)}, which is too few for this test.`,
    next: 'What happens next',
    nextSteps: [
      'The test is made from your selection. The same selection opens the same test until you have taken it, and is paid once.',
      'You see its questions, time and marks before you start, and can save it for offline.',
      'Your result is there as soon as you submit.',
    ],
  },
  /** AB61: what an adaptive test is based on, and what follows from it. */
  forecast: {
    title: 'Your level in these topics',
    level: (level: string) => `<level>${level}</level> of 10`,
    estimate: (low: string, high: string, count: number) =>
      `Likely ${low} to ${high}, from ${count} ${count === 1 ? 'answer' : 'answers'}`,
    estimateInSome: (low: string, high: string, count: number, answered: number, total: number) =>
      `Likely ${low} to ${high}, from ${count} ${count === 1 ? 'answer' : 'answers'} in ${answered} of ${topics(total)}`,
    mostly: (min: number, max: number) =>
      min === max
        ? `Mostly questions of difficulty ${min} of 10`
        : `Mostly questions of difficulty ${min} to ${max} of 10`,
    noAnswers: 'No answers of yours yet: questions of medium difficulty',
    noAnswersNearest: 'No answers of yours yet: questions as near to medium difficulty as these topics have',
    loading: 'Estimating your level',
  },
  /** What a test has, and how it differs from the exam's pattern. */
  fit: {
    whole: (questions: number, minutes: number) =>
      `${questions} ${questions === 1 ? 'question' : 'questions'} in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    has: (section: string, counts: readonly string[]) => `${section} has ${counts.join(' and ')}`,
    leftOut: (section: string) => `${section} is left out`,
    ownForm: 'no section of the exam is about these topics, so the test has a form of its own',
    repeated: 'You have seen all questions of these topics in your last tests. They will be asked again.',
    tooFew: 'There are too few questions for a test. Please choose more topics.',
  },
  generating: {
    title: 'Generating Your Test',
    text: 'This takes a few seconds. Please keep this page open.',
  },
  failures: {
    adaptive: 'Failed to generate adaptive test',
    ai: 'Failed to generate AI test',
    adaptiveInvalid: 'Invalid response from server while generating the adaptive test.',
    aiInvalid: 'Invalid response from server while generating the AI test.',
    noTopicIds: 'No valid topic IDs found. Please ensure topics have tid property',
  },
  panel: {
    title: 'Generate Your AI Test',
    subtitle: 'AI will create a personalized test based on your selections',
    exam: 'Selected Exam',
    topics: 'Topics Selected',
    questions: 'Questions',
    generate: 'Generate Test Paper',
    generating: 'Generating...',
    done: 'Test Generated!',
    noTopic: 'Please select at least one topic!',
    badges: ['Ready in 30s', 'AI Powered', 'Adaptive'],
    preview: 'This is a preview: nothing is made or paid yet. The next step makes the test.',
  },
};

/** The tests that a student can take, below the steps and in the profile. */
export const available = {
  title: 'Available tests',
  filter: 'Filter',
  refresh: 'Refresh',
  loading: 'Loading Available Tests...',
  failed: 'Error Loading Tests',
  why: 'Failed to load available tests',
  empty: 'No Test Papers Available',
  emptyAdvice: 'New papers appear here as soon as they are published.',
  noneFits: 'No paper fits this filter. Choose another one.',
  take: 'Take Test',
  takeNamed: (title: string) => `Take Test: ${title}`,
  progress: (shown: number, total: number, percent: number) =>
    `${shown} of ${total} tests loaded (${percent}%)`,
  progressLabel: 'Tests loaded',
};
