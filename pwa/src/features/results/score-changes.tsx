import { scoreChanges } from '@exam/shared-schema/contract';
import { formatDate, formatScore } from '../../format/index.ts';
import { say } from '../../sentences/index.ts';
import { useAsk, useSeen, useSession } from '../../state/index.ts';
import { Banner } from '../../ui/index.ts';
import { fetchResult, type AttemptOutcome } from './use-result.ts';

/**
 * BK3: a banner if a corrected key has changed the score; reloads the result if the device has an older one. As last
 * loaded while offline; empty for attempts that the server has not marked.
 */
export function ScoreChanges({ outcome: { result } }: { readonly outcome: AttemptOutcome }) {
  const session = useSession();
  const scored = result?.status === 'scored' ? result : undefined;
  const seen = useSeen(
    scoreChanges,
    scored === undefined ? null : { params: { attemptId: scored.attemptId } },
  );
  const changes = seen.value?.data ?? [];
  const score = changes.at(-1)?.scoreAfterExact;
  const isOld = scored !== undefined && score !== undefined && score !== scored.totalScoreExact;
  useAsk(isOld ? `${scored.attemptId} ${score}` : null, () =>
    fetchResult(scored?.attemptId ?? '', session.status === 'signed-in' ? session.user._id : null),
  );
  if (changes.length === 0) return null;
  return (
    <Banner tone="info" title={say.results.corrected.title}>
      {changes.map(({ changedAt, scoreBefore, scoreAfter }) => (
        <p key={changedAt}>
          {say.results.corrected.change(
            formatDate(Date.parse(changedAt)),
            formatScore(scoreBefore),
            formatScore(scoreAfter),
          )}
        </p>
      ))}
    </Banner>
  );
}
