import { countsAs, type CountsAs, type QuestionOutcome } from '../marking/index.ts';

/** The tab of the analysis that a question is listed under, beside 'All'. */
export type ResultGroup = CountsAs;

/** The same grouping as in the counts of a marked paper: partly correct is under Incorrect (ST18). */
export const resultGroup: (outcome: QuestionOutcome, isAnswered: boolean) => ResultGroup = countsAs;
