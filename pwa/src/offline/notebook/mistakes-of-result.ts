import {
  isMistake,
  type AttemptMistakes,
  type ResultQuestion,
  type ScoredResult,
} from '@exam/shared-schema/contract';

/** NB5: mistakes as the server lists them; results of earlier versions have no subject. */
export type KnownMistakes = Omit<AttemptMistakes, 'mistakes'> & {
  readonly mistakes: readonly ResultQuestion[];
};

/** The mistakes in a result. */
export function mistakesIn(result: ScoredResult): KnownMistakes {
  const { attemptId, testTitle, receipt, detailedResults, sets } = result;
  return {
    attemptId,
    testTitle,
    receivedAt: receipt.receivedAt,
    mistakes: detailedResults.filter(isMistake),
    others: detailedResults.filter((each) => !isMistake(each)).map(({ questionId }) => questionId),
    ...(sets !== undefined && { sets }),
  };
}
