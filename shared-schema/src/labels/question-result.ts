import { countsAs, type CountsAs, type QuestionOutcome } from '../marking/index.ts';

/** The tab of the analysis that a question is listed under, beside 'All'. */
export type ResultGroup = CountsAs;

export interface ResultLabels {
  readonly status: string;
  readonly footer: 'Well Done!' | 'Review Needed' | 'Not Attempted';
  readonly help: 'Learn More' | 'Ask AI' | 'Get Help';
}

const GROUP_LABELS: Readonly<Record<ResultGroup, ResultLabels>> = {
  correct: { status: 'Correct', footer: 'Well Done!', help: 'Learn More' },
  incorrect: { status: 'Incorrect', footer: 'Review Needed', help: 'Ask AI' },
  unanswered: { status: 'Unanswered', footer: 'Not Attempted', help: 'Get Help' },
};

const OWN_STATUS: Partial<Readonly<Record<QuestionOutcome, string>>> = {
  'partly-correct': 'Partly correct',
  dropped: 'Dropped, full marks',
  bonus: 'Bonus, full marks',
  'not-counted': 'Not counted',
};

/** The same grouping as the marked paper's counts: partly correct is under Incorrect (rule ST18). */
export const resultGroup: (outcome: QuestionOutcome, isAnswered: boolean) => ResultGroup = countsAs;

/** Status badge, footer and help button of a question's card. Used by the question analysis. */
export function resultLabels(outcome: QuestionOutcome, isAnswered: boolean): ResultLabels {
  const labels = GROUP_LABELS[resultGroup(outcome, isAnswered)];
  return { ...labels, status: OWN_STATUS[outcome] ?? labels.status };
}
