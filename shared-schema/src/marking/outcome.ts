export type QuestionOutcome =
  | 'correct'
  | 'partly-correct'
  | 'incorrect'
  | 'unanswered'
  /** Taken out after the exam: full marks to all. */
  | 'dropped'
  /** Full marks to those who tried, whatever they answered. */
  | 'bonus'
  /** Beyond the section's attempt limit. */
  | 'not-counted';

/** Which of a paper's counts a question belongs to. */
export type CountsAs = 'correct' | 'incorrect' | 'unanswered';

/**
 * ST18, SC4: the one place that says so. Partly correct counts as incorrect; dropped and bonus questions are correct for
 * those who answered; what is beyond an attempt limit is unanswered, since the exam does not look at it.
 * @param isAnswered whether there is an answer that is valid for the question: a typed one that is no number is none (AT6).
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
      return 'unanswered';
  }
}
