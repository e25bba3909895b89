import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatDateTime } from '../../format/index.ts';
import type { AttemptRow } from '../../offline/index.ts';
import { isOnline, useConnection } from '../../state/index.ts';
import { Banner, LinkButton, Page, PageHead, Row, Stack } from '../../ui/index.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { TimeUp } from './time-up.tsx';
import type { AttemptOutcome } from './use-result.ts';

interface HandedInProps {
  readonly attemptId: string;
  readonly outcome: AttemptOutcome;
}

/** Sealed, and its score not here yet: because the network is away, or because the key is released later. */
export function HandedIn({ attemptId, outcome }: HandedInProps) {
  const { result, waiting, attempt, receipt } = outcome;
  if (attempt?.status === 'open') return <StillOpen attemptId={attemptId} />;
  if (attempt?.status === 'moved' && receipt === undefined) return <WentOnElsewhere attempt={attempt} />;
  const title = result?.testTitle ?? waiting?.title ?? attempt?.title ?? 'Test Exam';
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          eyebrow={attempt?.sealedAt == null ? undefined : formatDateTime(attempt.sealedAt)}
          title={receipt === undefined ? 'Handed in on this device' : 'Handed in'}
          lead={title}
        />
        <TimeUp attemptId={attemptId} />
        <NextStep outcome={outcome} />
        <ReceiptPanel outcome={outcome} />
        <Row>
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">Back to Home</LinkButton>
          </Link>
          <Link href={paths.sync} asChild>
            <LinkButton variant="quiet">Show sync</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Page>
  );
}

function NextStep({ outcome }: { readonly outcome: AttemptOutcome }) {
  const connection = useConnection();
  const { result, waiting, receipt } = outcome;
  if (result?.status === 'pending') {
    const when =
      result.availableAt === null ? '' : ` They will be here from ${formatDateTime(result.availableAt)}.`;
    return (
      <Banner tone="ok" title="The server has your attempt.">
        The results are not released yet.{when}
      </Banner>
    );
  }
  if (waiting?.state === 'refused') {
    return (
      <Banner tone="bad" title="The server did not accept this attempt.">
        {waiting.lastError?.message} It stays on this device; save it as a file on the sync page and ask for
        help.
      </Banner>
    );
  }
  if (receipt !== undefined && waiting === undefined) {
    return (
      <Banner tone="ok" title="The server has your attempt.">
        {isOnline(connection)
          ? 'Your results will appear here.'
          : 'Your results will appear here when you are online again.'}
      </Banner>
    );
  }
  return isOnline(connection) ? (
    <Banner tone="info" icon="refresh" title="Sending your answers...">
      They are locked on this device. Your results will appear here.
    </Banner>
  ) : (
    <Banner
      tone="warn"
      icon="cloud-off"
      title="Submitted and locked. It will be sent automatically when you’re online."
    >
      Nothing more to do: you may close the app. Your results and your receipt will appear here.
    </Banner>
  );
}

function StillOpen({ attemptId }: { readonly attemptId: string }) {
  return (
    <Page>
      <Banner
        tone="info"
        title="This exam is still open."
        action={
          <Link href={paths.exam(attemptId)} asChild>
            <LinkButton variant="quiet">Resume</LinkButton>
          </Link>
        }
      />
    </Page>
  );
}

/** SY6: this device has only its part of the log; the result comes from the server once the other device has handed in. */
function WentOnElsewhere({ attempt: { attemptId, title } }: { readonly attempt: AttemptRow }) {
  const online = isOnline(useConnection());
  return (
    <Page>
      <Stack gap={5}>
        <PageHead title="Not handed in yet" lead={title} />
        <Banner tone="info" title="You went on with this exam on another device.">
          {online
            ? 'The server does not have it yet. The result is here once it is handed in there.'
            : 'Whether it was handed in there can be told with a network alone.'}
        </Banner>
        <Row>
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">Back to Home</LinkButton>
          </Link>
          <Link href={paths.exam(attemptId)} asChild>
            <LinkButton variant="quiet">I can&apos;t use the other device</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Page>
  );
}
