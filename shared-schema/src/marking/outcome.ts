export type QuestionOutcome =
  | 'correct'
  | 'partly-correct'
  | 'incorrect'
  | 'unanswered'
  /** Dropped after the exam: full marks to all. */
  | 'dropped'
  /** Full marks for any answer. */
  | 'bonus'
  /** Beyond the section's attempt limit. */
  | 'not-counted'
  /** QT6: without marks until a person has judged the answer. */
  | 'pending-review';

/** The count of a paper that a question belongs to. */
export type CountsAs = 'correct' | 'incorrect' | 'unanswered';

/**
 * ST18, SC4: the count that an outcome belongs to; all counts use this function. Partly correct counts as incorrect;
 * dropped and bonus questions as correct if they were answered; questions beyond an attempt limit, and those pending review,
 * as unanswered.
 * @param isAnswered whether there is a valid answer; typed text that is not a number is none (AT6).
 */
export function countsAs(outcome: QuestionOutcome, isAnswered: boolean): CountsAs {
  switch (outcome) {
    case 'correct':
      return 'correct';
    case 'incorrect':
    case 'partly-correct':
      return 'incorrect';
    case 'dropped':
    case 'bonus':
      return isAnswered ? 'correct' : 'unanswered';
    case 'unanswered':
    case 'not-counted':
    case 'pending-review':
      return 'unanswered';
  }
}
