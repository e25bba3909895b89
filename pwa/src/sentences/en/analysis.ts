import { ENGLISH_KEY_WORDS } from '@exam/shared-schema/question-types';

/** The question analysis: a card per question, with its outcome, its answers and the student's steps. */
export const analysis = {
  title: 'Question Analysis',
  backToResults: 'Back to Results',
  notYet: 'The analysis is not here yet',
  notMarked: 'It appears as soon as the server has marked this attempt.',
  questionsLater: 'The score is here. Its questions are on their way, or come with the next connection.',
  language: 'Language of the questions',
  showing: (shown: number, all: number) => `Showing ${shown} of ${all} questions`,
  noneTitle: 'No Questions Found',
  none: 'No questions match the selected filter.',
  jump: 'Jump to a question',

  filter: 'Questions by result',
  filters: { all: 'All', correct: 'Correct', incorrect: 'Incorrect', unanswered: 'Unanswered' },
  accuracy: 'Accuracy',

  question: (number: number) => `Question ${number}`,
  questionOf: (section: string, number: number) => `${section}, Question ${number}`,
  questionWith: (question: string, outcome: string) => `${question}, ${outcome}`,
  outcomes: {
    correct: 'Correct',
    incorrect: 'Incorrect',
    'partly-correct': 'Partly correct',
    unanswered: 'Unanswered',
    dropped: 'Dropped, full marks',
    bonus: 'Bonus, full marks',
    'not-counted': 'Not counted',
    'pending-review': 'Pending review',
  },
  verdicts: { correct: 'Well Done!', incorrect: 'Review Needed', unanswered: 'Not Attempted' },
  helps: { correct: 'Learn More', incorrect: 'Ask AI', unanswered: 'Get Help' },
  helpPrice: (price: number) => (price === 1 ? 'for 1 token' : `for ${price} tokens`),
  helpWith: (help: string, question: string) => `${help}: ${question}`,
  helpNeedsConnection: 'Needs a connection',
  helpNotLoaded: 'The help could not be loaded yet. Please check your connection.',
  marked: 'Marked',

  noText: (number: number) => `Question text not available for Question ${number}`,
  diagram: (question: string) => `Diagram: ${question}`,
  diagramAlt: 'Diagram of this question',
  explanation: 'Explanation',
  yourAnswer: 'Your Answer',
  correctAnswer: 'Correct Answer',
  /** SC8 */
  key: ENGLISH_KEY_WORDS,
  noAnswer: 'No answer',
  notAnswered: 'Not Answered',
  notAvailable: 'Not available',
  marks: 'Marks',
  points: (marks: string) => `${marks} pts`,
  time: 'Time',
  everyone: 'Everyone',
  everyoneRight: (percent: string, attempts: number) => `${percent}% of ${attempts} right`,
  everyoneRightIn: (percent: string, attempts: number, median: string) =>
    `${percent}% of ${attempts} right, median ${median}`,

  path: {
    title: (summary: string) => `Your path: ${summary}`,
    summary: (visits: number, changes: number) =>
      `${visits} ${visits === 1 ? 'visit' : 'visits'}, ${changes} ${changes === 1 ? 'change' : 'changes'} of answer`,
    visited: (time: string) => `Opened, looked at for ${time}`,
    answered: (answer: string) => `Answered ${answer}`,
    cleared: 'Cleared the answer',
    marked: 'Marked for review',
    unmarked: 'Took the mark away',
  },

  challenge: {
    title: 'Is the key wrong?',
    lead: 'Tell the people who set this paper. You can do it once for each question.',
    field: 'What is wrong with the key?',
    // Options stand in another order for each student, so that a letter means another option to an administrator.
    placeholder: 'Write out the option or value that you think is right, without its letter, and say why',
    send: 'Challenge the key',
    short: (fewest: number) => `Explain it in at least ${fewest} characters.`,
    hidden: 'The text contains hidden characters. Please type it again.',
    offline: 'You can challenge a key when you are online.',
    states: {
      open: 'You challenged this key',
      accepted: 'Your challenge was accepted',
      rejected: 'Your challenge was not accepted',
    },
    yours: (date: string) => `Your words of ${date}`,
    answer: 'The answer',
    waiting: 'You get a notice when it is answered.',
  },
};
