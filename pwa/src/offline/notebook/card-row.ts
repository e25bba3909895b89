import type { NotebookCardRow } from '../database/database.ts';

export function emptyCard(userId: string, questionId: string): NotebookCardRow {
  return {
    userId,
    questionId,
    mistakes: [],
    schedule: null,
    choice: null,
    note: '',
    subject: '',
    topic: '',
  };
}

/**
 * NB1: the row with the due date derived from its other members; without one if the card is not in the notebook. Exam
 * outcomes and the student's own choices are ordered by their times.
 */
export function placed({ due: _before, ...row }: NotebookCardRow): NotebookCardRow {
  const lastWrongAt = latest(row.mistakes.filter(({ isWrong }) => isWrong));
  const isChosen = row.choice !== null && row.choice.at >= lastWrongAt;
  // A card without a question cannot be shown.
  const isIn = row.mistakes.length > 0 && (isChosen ? row.choice?.isIn === true : lastWrongAt > 0);
  return isIn ? { ...row, due: dueOf(row, lastWrongAt) } : row;
}

/** A new card is due from its mistake on; a card that was answered wrong again in an exam is due at once. */
function dueOf({ mistakes, schedule, choice }: NotebookCardRow, lastWrongAt: number): number {
  if (schedule === null) return lastWrongAt > 0 ? lastWrongAt : (choice?.at ?? latest(mistakes));
  return lastWrongAt > schedule.lastReviewAt ? Math.min(schedule.due, lastWrongAt) : schedule.due;
}

function latest(mistakes: NotebookCardRow['mistakes']): number {
  return mistakes.reduce((most, { at }) => Math.max(most, at), 0);
}
