import { Link } from 'wouter';
import { formatList, formatScore } from '../../format/index.ts';
import { isGuests } from '../../offline/index.ts';
import { paths } from '../../paths/paths.ts';
import { say, translate } from '../../sentences/index.ts';
import { isOnline, useConnection } from '../../state/index.ts';
import { Banner, LinkButton } from '../../ui/index.ts';
import type { AttemptOutcome, ShownResult } from './use-result.ts';

/**
 * ST8: whether the result of a practice paper was marked on the device and is yet to be verified, or comes from the
 * server.
 */
export function WhoMarked({ outcome }: { readonly outcome: AttemptOutcome }) {
  const connection = useConnection();
  const { result, instant, waiting, attempt } = outcome;
  const words = say.results.marked;
  if (instant === null) return null;
  if (attempt !== undefined && isGuests(attempt))
    return <TriedOut isClaimed={attempt.claimedBy !== undefined} />;
  if (result?.status === 'scored') return <Verified server={result} device={instant} />;
  if (waiting?.state === 'refused') {
    return (
      <Banner tone="bad" title={words.refused}>
        {translate(waiting.lastError?.message ?? '')} {say.results.handedIn.refusedAdvice}
      </Banner>
    );
  }
  return (
    <Banner tone="info" icon="phone-check" title={words.here}>
      {isOnline(connection) ? words.sending : words.sendingLater}
    </Banner>
  );
}

/** PK19: the status of a try-out. */
function TriedOut({ isClaimed }: { readonly isClaimed: boolean }) {
  const words = say.results.marked;
  if (isClaimed) {
    return (
      <Banner tone="info" icon="phone-check" title={words.tried}>
        {words.triedDetail}
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      icon="phone-check"
      title={words.offline}
      action={
        <Link href={paths.register()} asChild>
          <LinkButton variant="primary">{words.register}</LinkButton>
        </Link>
      }
    >
      {words.registerDetail}
    </Banner>
  );
}

interface VerifiedProps {
  readonly server: ShownResult;
  readonly device: ShownResult;
}

function Verified({ server, device }: VerifiedProps) {
  const words = say.results.marked;
  const change = changeBetween(device, server);
  if (change === null) {
    return (
      <Banner tone="ok" title={words.verified}>
        {words.verifiedDetail}
      </Banner>
    );
  }
  return (
    <Banner tone="warn" title={words.differs}>
      {change}
    </Banner>
  );
}

/** The differences as text; null if there are none. */
export function changeBetween(device: ShownResult, server: ShownResult): string | null {
  const before = new Map(device.detailedResults.map((each) => [each.questionId, each.marksObtainedExact]));
  const numbers = server.detailedResults.flatMap(({ questionId, marksObtainedExact }, place) =>
    before.get(questionId) === marksObtainedExact ? [] : [place + 1],
  );
  if (numbers.length === 0 && device.totalScoreExact === server.totalScoreExact) return null;
  const words = say.results.marked;
  const sentences = [words.marksDiffer(formatScore(device.totalScore), formatScore(server.totalScore))];
  if (numbers.length > 0) sentences.push(words.changedQuestions(formatList(numbers.map(String))));
  if (device.marking.keyVersion !== server.marking.keyVersion) sentences.push(words.keyCorrected);
  return sentences.join(' ');
}
