/*
 * How large an attempt can get. A server reads no more than this, so the bounds are far above what a student produces:
 * a question is visited and answered once or twice, in some five events; taps without a pause for three hours, one every
 * two seconds, are 5,400 events, and a paper of 120 questions may have that many.
 */

/** The longest official paper has 200 questions. Papers longer than this have the bounds of a paper of this length. */
export const LONGEST_PAPER = 300;

/** Visits, answers, corrections and marks. */
const EVENTS_PER_QUESTION = 30;
/** Events without a question: pages left and returned to, reloads, sections, jumps of the clock. */
const OTHER_EVENTS = 2000;

/** Average bytes of an event as text within JSON: a visit is 80, a choice 115, four choices of one question 205. */
const BYTES_PER_EVENT = 160;
/** One of `responses`, for clients that send them, bytes: 215, with four choices 290. */
const BYTES_PER_RESPONSE = 384;
/** The ticket (5,000 at most) and everything else that occurs once in an attempt, bytes. */
const OTHER_BYTES = 8192;

function withinLongest(questions: number): number {
  return Math.min(questions, LONGEST_PAPER);
}

/** The largest number of events that the log of a paper with so many questions ever needs. */
export function mostEvents(questions: number): number {
  return OTHER_EVENTS + EVENTS_PER_QUESTION * withinLongest(questions);
}

/** The largest number of bytes that an attempt at a paper with so many questions needs as JSON. */
export function mostAttemptBytes(questions: number): number {
  const responses = BYTES_PER_RESPONSE * withinLongest(questions);
  return OTHER_BYTES + responses + BYTES_PER_EVENT * mostEvents(questions);
}

/** The most events of any log. */
export const MAX_EVENTS = mostEvents(LONGEST_PAPER);
/** The most characters of the text of a log, see logText. */
export const MAX_LOG_LENGTH = BYTES_PER_EVENT * MAX_EVENTS;
