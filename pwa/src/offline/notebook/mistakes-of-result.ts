import { isMistake, type AttemptMistakes, type ScoredResult } from '@exam/shared-schema/contract';

/** NB5: as the server tells mistakes, without what the bank alone knows: the name of the subject. */
export type KnownMistakes = Omit<AttemptMistakes, 'mistakes'> & {
  readonly mistakes: readonly (ScoredResult['detailedResults'][number] & {
    readonly subject?: string | null;
  })[];
};

/** What a result says of its mistakes. */
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
