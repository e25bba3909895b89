import { formatList, formatScore } from '../../format/index.ts';
import { isOnline, useConnection } from '../../state/index.ts';
import { Banner } from '../../ui/index.ts';
import type { AttemptOutcome, ShownResult } from './use-result.ts';

/** ST8: says whose word a result of a practice paper is: the device's, to be verified, or the server's. */
export function WhoMarked({ outcome }: { readonly outcome: AttemptOutcome }) {
  const connection = useConnection();
  const { result, instant, waiting } = outcome;
  if (instant === null) return null;
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

/** In words what is different; null where nothing is. */
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
