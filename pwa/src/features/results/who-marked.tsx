import { Link } from 'wouter';
import { formatList, formatScore } from '../../format/index.ts';
import { isGuests } from '../../offline/index.ts';
import { paths } from '../../paths/paths.ts';
import { isOnline, useConnection } from '../../state/index.ts';
import { Banner, LinkButton } from '../../ui/index.ts';
import type { AttemptOutcome, ShownResult } from './use-result.ts';

/** ST8: says whose word a result of a practice paper is: the device's, to be verified, or the server's. */
export function WhoMarked({ outcome }: { readonly outcome: AttemptOutcome }) {
  const connection = useConnection();
  const { result, instant, waiting, attempt } = outcome;
  if (instant === null) return null;
  if (attempt !== undefined && isGuests(attempt))
    return <TriedOut isClaimed={attempt.claimedBy !== undefined} />;
  if (result?.status === 'scored') return <Verified server={result} device={instant} />;
  if (waiting?.state === 'refused') {
    return (
      <Banner tone="bad" title="Marked on this device. The server did not accept this attempt.">
        {waiting.lastError?.message} It stays on this device; save it as a file on the sync page and ask for
        help.
      </Banner>
    );
  }
  return (
    <Banner tone="info" icon="phone-check" title="Marked on this device, verified later by the server.">
      {isOnline(connection)
        ? 'Your answers are being sent. The server’s score is the one that counts.'
        : 'Your answers will be sent when you are online again. The server’s score is the one that counts.'}
    </Banner>
  );
}

/** PK19: what becomes of the try-out. */
function TriedOut({ isClaimed }: { readonly isClaimed: boolean }) {
  if (isClaimed) {
    return (
      <Banner tone="info" icon="phone-check" title="Tried on this device, before you logged in.">
        It is for practice: it was marked here, is not ranked, and is not on your other devices.
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      icon="phone-check"
      title="Marked on this device, with no network needed."
      action={
        <Link href={paths.register()} asChild>
          <LinkButton variant="primary">Register</LinkButton>
        </Link>
      }
    >
      Register to sit full papers like this and keep all your results. This one stays in your list on this
      device.
    </Banner>
  );
}

interface VerifiedProps {
  readonly server: ShownResult;
  readonly device: ShownResult;
}

function Verified({ server, device }: VerifiedProps) {
  const change = changeBetween(device, server);
  if (change === null) {
    return (
      <Banner tone="ok" title="Verified by the server.">
        It got the same result as this device.
      </Banner>
    );
  }
  return (
    <Banner tone="warn" title="The server’s result differs, and it is the one that counts.">
      {change}
    </Banner>
  );
}

/** The differences in words; null if there are none. */
export function changeBetween(device: ShownResult, server: ShownResult): string | null {
  const before = new Map(device.detailedResults.map((each) => [each.questionId, each.marksObtainedExact]));
  const numbers = server.detailedResults.flatMap(({ questionId, marksObtainedExact }, place) =>
    before.get(questionId) === marksObtainedExact ? [] : [place + 1],
  );
  if (numbers.length === 0 && device.totalScoreExact === server.totalScoreExact) return null;
  const marks = `This device had ${formatScore(device.totalScore)} marks, the server gives ${formatScore(server.totalScore)}.`;
  const where =
    numbers.length === 0 ? '' : ` Questions whose marks changed: ${formatList(numbers.map(String))}.`;
  const why =
    device.marking.keyVersion === server.marking.keyVersion
      ? ''
      : ' The answer key was corrected after the paper was saved.';
  return marks + where + why;
}
