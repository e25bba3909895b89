import type { PaperAccess } from '@exam/shared-schema/access';
import { ERRORS } from '@exam/shared-schema/contract';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { useNoticePermission } from '../../state/index.ts';
import { Banner, Button, Card, EmptyState, LinkButton, Row, Stack } from '../../ui/index.ts';
import { awaitPaper } from './await-paper.ts';
import { say, translate } from '../../sentences/index.ts';

export interface NotStartableProps {
  readonly testId: string;
  readonly access: PaperAccess;
  /** Why the test could not be generated; null in any other case. */
  readonly failure: string | null;
}

/** Why this paper cannot be started now: log in, wait, or create another test. */
export default function NotStartable({ testId, access, failure }: NotStartableProps) {
  if (failure !== null) return <NotMade failure={failure} />;
  if (access.outcome === 'signed-out') return <LogIn testId={testId} />;
  if (access.outcome === 'unpaid')
    return (
      <Banner tone="bad" action={<SeePlans />}>
        {translate(ERRORS.TOKENS_EXHAUSTED.message)}
      </Banner>
    );
  if (access.outcome !== 'not-ready') return null;
  if (access.reason === 'being-made') return <BeingMade testId={testId} />;
  return <Banner tone="warn">{translate(ERRORS.NOT_READY.message)}</Banner>;
}

function SeePlans() {
  return (
    <Link href={paths.pricing} asChild>
      <LinkButton>{say.common.seePlans}</LinkButton>
    </Link>
  );
}

function LogIn({ testId }: { readonly testId: string }) {
  return (
    <Card title={say.start.login.title}>
      <Stack>
        <p>{say.start.login.advice}</p>
        <Row>
          <Link href={paths.login(paths.start(testId))} asChild>
            <LinkButton variant="primary" large>
              {say.shell.login}
            </LinkButton>
          </Link>
          <Link href={paths.register(paths.start(testId))} asChild>
            <LinkButton large>{say.shell.register}</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}

/** Notification permission is requested only at the student's tap, never automatically. */
function BeingMade({ testId }: { readonly testId: string }) {
  const { permission, ask } = useNoticePermission();
  useEffect(() => awaitPaper(testId), [testId]);
  return (
    <EmptyState
      icon="clock"
      title={say.start.preparing.title}
      action={
        permission === 'default' && (
          <Button variant="tonal" onClick={ask}>
            {say.start.preparing.notify}
          </Button>
        )
      }
    >
      {permission === 'granted' ? say.start.preparing.adviceWithNotice : say.start.preparing.advice}
    </EmptyState>
  );
}

/** GN6: the tokens have been refunded. */
function NotMade({ failure }: { readonly failure: string }) {
  return (
    <Banner
      tone="bad"
      title={say.home.ready.failed}
      action={
        <Link href={paths.personalised} asChild>
          <LinkButton>{say.ongoing.generated.again}</LinkButton>
        </Link>
      }
    >
      {translate(failure)}
    </Banner>
  );
}
