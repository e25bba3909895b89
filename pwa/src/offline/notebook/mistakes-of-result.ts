import { isMistake, type AttemptMistakes, type ScoredResult } from '@exam/shared-schema/contract';

/** NB5: mistakes as the server lists them; the subject's name may be absent, because only the bank has it. */
export type KnownMistakes = Omit<AttemptMistakes, 'mistakes'> & {
  readonly mistakes: readonly (ScoredResult['detailedResults'][number] & {
    readonly subject?: string | null;
  })[];
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
