import { myAttempts } from '@exam/shared-schema/contract';
import { Link } from 'wouter';
import { formatDate, formatScore } from '../../format/index.ts';
import { paths } from '../../paths/paths.ts';
import { say } from '../../sentences/index.ts';
import { useSeen, useSession } from '../../state/index.ts';
import type { ShownResult } from './use-result.ts';

/** The same request as on home, so that it is usually on the device. */
const RECENT = { query: { limit: 100 } } as const;
const FRESH = { freshMs: 600_000 };

/** RK90: the score of the student's attempt at this paper before this one, if there is one. */
export function EarlierScore({
  result: { testId, attemptId, submittedAt },
}: {
  readonly result: ShownResult;
}) {
  const isSignedIn = useSession().status === 'signed-in';
  const { value } = useSeen(myAttempts, isSignedIn ? RECENT : null, FRESH);
  // Newest first.
  const earlier = value?.data.find(
    (attempt) =>
      attempt.testId._id === testId &&
      attempt._id !== attemptId &&
      attempt.totalScore !== null &&
      Date.parse(attempt.submittedAt) < Date.parse(submittedAt),
  );
  if (earlier === undefined) return null;
  const { _id, totalScore, testId: paper, submittedAt: at } = earlier;
  return (
    <Link href={paths.results(_id)} className="results-earlier num">
      {say.results.earlierScore(
        formatScore(totalScore ?? 0),
        formatScore(paper.totalMarks),
        formatDate(Date.parse(at)),
      )}
    </Link>
  );
}
