import { questionStatistics, type QuestionStatistics } from '@exam/shared-schema/contract';
import { formatScore, formatShortDuration } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { useSeen } from '../../state/index.ts';

/**
 * How all students did on each question, as text; as last loaded while offline.
 * @param attemptId null while the server does not have the attempt.
 */
export function useQuestionStatistics(attemptId: string | null): ReadonlyMap<string, string> {
  const { value } = useSeen(questionStatistics, attemptId === null ? null : { params: { attemptId } });
  return new Map(value?.data.questions.map((each) => [each.questionId, statisticsText(each)]));
}

function statisticsText({ correctPercent, medianSeconds, attempts }: QuestionStatistics): string {
  const percent = formatScore(correctPercent);
  return medianSeconds === null
    ? say.analysis.everyoneRight(percent, attempts)
    : say.analysis.everyoneRightIn(percent, attempts, formatShortDuration(medianSeconds));
}
