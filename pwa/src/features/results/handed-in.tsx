import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatAppointment, formatDateTime } from '../../format/index.ts';
import type { AttemptRow } from '../../offline/index.ts';
import { say, translate } from '../../sentences/index.ts';
import { isOnline, useConnection } from '../../state/index.ts';
import { Banner, LinkButton, Page, PageHead, Row, Stack } from '../../ui/index.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { TimeUp } from './time-up.tsx';
import type { AttemptOutcome } from './use-result.ts';

interface HandedInProps {
  readonly attemptId: string;
  readonly outcome: AttemptOutcome;
}

/** A sealed attempt without a score yet: because there is no network, or because the key is released later. */
export function HandedIn({ attemptId, outcome }: HandedInProps) {
  const { result, waiting, attempt, receipt } = outcome;
  if (attempt?.status === 'open') return <StillOpen attemptId={attemptId} />;
  if (attempt?.status === 'moved' && receipt === undefined) return <WentOnElsewhere attempt={attempt} />;
  const title = result?.testTitle ?? waiting?.title ?? attempt?.title ?? say.results.untitled;
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          eyebrow={attempt?.sealedAt == null ? undefined : formatDateTime(attempt.sealedAt)}
          title={receipt === undefined ? say.results.handedIn.here : say.results.handedIn.title}
          lead={title}
        />
        <TimeUp attemptId={attemptId} />
        <NextStep outcome={outcome} />
        <ReceiptPanel outcome={outcome} />
        <Row>
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">{say.results.backHome}</LinkButton>
          </Link>
          <Link href={paths.sync} asChild>
            <LinkButton variant="quiet">{say.results.handedIn.showSync}</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Page>
  );
}

function NextStep({ outcome }: { readonly outcome: AttemptOutcome }) {
  const connection = useConnection();
  const { result, waiting, receipt } = outcome;
  const words = say.results.handedIn;
  if (result?.status === 'pending') {
    const { availableAt } = result;
    return (
      <Banner tone="ok" title={words.received}>
        {availableAt === null ? words.notReleased : words.notReleasedUntil(formatAppointment(availableAt))}
      </Banner>
    );
  }
  if (waiting?.state === 'refused') {
    return (
      <Banner tone="bad" title={words.refused}>
        {translate(waiting.lastError?.message ?? '')} {words.refusedAdvice}
      </Banner>
    );
  }
  if (receipt !== undefined && waiting === undefined) {
    return (
      <Banner tone="ok" title={words.received}>
        {isOnline(connection) ? words.willAppear : words.willAppearOnline}
      </Banner>
    );
  }
  return isOnline(connection) ? (
    <Banner tone="info" icon="refresh" title={words.sending}>
      {words.sendingDetail}
    </Banner>
  ) : (
    <Banner tone="warn" icon="cloud-off" title={words.locked}>
      {words.lockedDetail}
    </Banner>
  );
}

function StillOpen({ attemptId }: { readonly attemptId: string }) {
  return (
    <Page>
      <Banner
        tone="info"
        title={say.results.handedIn.stillOpen}
        action={
          <Link href={paths.exam(attemptId)} asChild>
            <LinkButton variant="quiet">{say.results.handedIn.resume}</LinkButton>
          </Link>
        }
      />
    </Page>
  );
}

/**
 * SY6: this device has only part of the log; the result comes from the server once the other device has handed in.
 */
function WentOnElsewhere({ attempt: { attemptId, title } }: { readonly attempt: AttemptRow }) {
  const online = isOnline(useConnection());
  const words = say.results.elsewhere;
  return (
    <Page>
      <Stack gap={5}>
        <PageHead title={words.title} lead={title} />
        <Banner tone="info" title={words.moved}>
          {online ? words.online : words.offline}
        </Banner>
        <Row>
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">{say.results.backHome}</LinkButton>
          </Link>
          <Link href={paths.exam(attemptId)} asChild>
            <LinkButton variant="quiet">{words.takeBack}</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Page>
  );
}
