const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const reviews = (count: number) => (count === 1 ? '1 review' : `${count} reviews`);

/** The notebook of mistakes: due cards, all cards, and a revision session. */
export const notebook = {
  title: 'Revise',
  lead: 'Questions you got wrong, asked again just before you would forget them. Works without a network.',
  loading: 'Loading your notebook',
  failed: 'Your notebook could not be read',
  dueLine: (count: number) => `${count} to revise today`,
  openLine: (count: number) => `Revise: ${count} due today`,
  open: 'Revise your mistakes',
  openHint: 'Your notebook of mistakes, with your notes.',
  signedOut: 'Log in to see your notebook of mistakes.',
  login: 'Login',

  counts: { due: 'Due today', fresh: 'New', learned: 'Learned', all: 'In the notebook' },
  start: (count: number) => `Revise ${cards(count)}`,
  ofMany: (count: number) => `${count} are due. A session has 20 at most.`,
  nothingDue: 'Nothing is due today',
  nothingDueWith: (when: string) => `The next card is due ${when}.`,
  empty: 'Your notebook is empty',
  emptyText:
    'Every question that you get wrong in a test is added here automatically, once its result is available. Then it is asked again at the right time.',
  emptyAction: 'Find a test',

  subject: 'Subject',
  topic: 'Topic',
  allSubjects: 'All subjects',
  allTopics: 'All topics',
  noTopic: 'General',
  search: 'Search your notes',
  lists: 'Which cards',
  list: { in: 'Cards', unanswered: 'Unanswered', removed: 'Removed' },
  shown: (shown: number, total: number) => `${shown} of ${cards(total)}`,
  more: 'Show more',
  none: 'No cards here',
  noneFor: {
    in: 'No card fits what you have chosen.',
    unanswered: 'Questions that you leave unanswered wait here. Put in the ones that you want to revise.',
    removed: 'Cards that you remove from the notebook wait here, in case you want them back.',
  },
  addAll: (count: number) => `Put ${count === 1 ? 'this one' : `all ${count}`} in the notebook`,
  add: 'Put in the notebook',
  remove: 'Remove from notebook',
  restore: 'Put back',
  named: (what: string, question: string) => `${what}: ${question}`,
  removed: 'Removed from the notebook',
  undo: 'Undo',
  picture: 'Question with a picture',
  notHere: 'This question is not on this device yet. It comes when there is a network.',
  due: {
    now: 'Due today',
    fresh: 'New',
    on: (date: string) => `Due ${date}`,
  },

  days: {
    title: 'Your days',
    summary: (count: number, days: number) =>
      count === 0
        ? 'No reviews in the last 26 weeks yet.'
        : `${reviews(count)} on ${days === 1 ? '1 day' : `${days} days`} in the last 26 weeks.`,
    reviews,
    less: 'Less',
    more: 'More',
  },

  note: {
    title: 'Your note',
    placeholder: 'What will help you next time?',
    save: 'Save note',
    saved: 'Saved on this device',
    unsaved: 'Not saved yet',
    failed: 'The note could not be saved on this device. It is still here: try again.',
    hidden: 'Note contains hidden characters. Please type it again.',
  },

  ofQuestion: {
    title: 'Notebook',
    in: 'In your notebook',
    out: 'Not in your notebook',
    wait: 'It is added to your notebook with the server’s result.',
  },

  terms: {
    title: (topic: string) => `Terms: ${topic}`,
    formula: 'Formula',
    value: (text: string) => `Value: ${text}`,
    example: (text: string) => `Example: ${text}`,
    loading: 'Loading the terms',
    none: 'There are no terms for this topic yet.',
    notHere: 'The terms are not on this device yet',
    notHereText: 'They are loaded the first time that you open them with a connection.',
    again: 'Try again',
  },

  session: {
    title: 'Revise',
    progress: (done: number, left: number) => `${done} done, ${left} left`,
    end: 'End',
    show: 'Show answer',
    ratings: { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' },
    rate: 'How well did you know it?',
    rateAs: (rating: string, interval: string) => `${rating}, next in ${interval}`,
    undo: 'Undo last rating',
    right: 'Right',
    wrong: 'Not right',
    compare: 'Compare your answer yourself: this card is from an older version of the app.',
    shown: 'Answer',
    inExam: (title: string) => `In ${title}`,
    chose: (answer: string) => `you answered ${answer}.`,
    left: 'you left it unanswered.',
    correct: 'Right answer',
    explanation: 'Explanation',
    noExplanation: 'This question has no explanation.',
    saved: 'Saved on this device',
    saving: 'Saving',
    notSaved: 'Not saved on this device',
    notSavedText: 'The device refused to store this. Nothing was lost but this one step: do it again.',
    from: (title: string) => `From ${title}`,
  },

  interval: {
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    months: (count: string) => `${count} months`,
    years: (count: string) => `${count} years`,
  },

  done: {
    title: 'Done for now',
    text: (count: number, again: number) =>
      count === 0
        ? 'You have not rated a card.'
        : `You revised ${cards(count)}. ${again === 0 ? 'You knew all of them.' : `${again} will come again soon.`}`,
    more: (count: number) => `Revise ${count} more`,
    back: 'Back to the notebook',
  },
};
