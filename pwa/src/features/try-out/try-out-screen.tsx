import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { attemptsOf, database, startAttempt } from '../../offline/index.ts';
import { paths } from '../../paths/paths.ts';
import { useSession } from '../../state/index.ts';
import {
  Banner,
  Button,
  Card,
  ExamWarnings,
  LinkButton,
  Page,
  PageHead,
  PageLoading,
  PaperRulesList,
  Row,
  Stack,
} from '../../ui/index.ts';
import { saveTryOut } from './save-try-out.ts';
import { tryOutPaper } from './try-out-paper.ts';
import { say } from '../../sentences/index.ts';

export interface TryOutScreenProps {
  /** Preloads the exam room. */
  readonly prepareExam: (everything: boolean) => void;
}

/** /try: a full exam without an account (PK19). It needs no network, and nothing is sent. */
export default function TryOutScreen({ prepareExam }: TryOutScreenProps) {
  const session = useSession();
  const read = useLiveQuery(readGuest, []);
  useEffect(() => prepareExam(false), [prepareExam]);
  if (session.status === 'signed-in') return <Redirect to={paths.home} replace />;
  if (session.status === 'loading' || read === undefined) return <PageLoading label={say.start.loading} />;
  const { open, last } = read;
  return (
    <Page>
      <Stack gap={5}>
        <PageHead title={say.tryOut.title} lead={say.tryOut.lead} />
        {open === undefined ? (
          <Begin isAgain={last !== undefined} />
        ) : (
          <Row>
            <Link href={paths.exam(open.attemptId)} asChild>
              <LinkButton variant="primary" large>
                {say.common.resume}
              </LinkButton>
            </Link>
          </Row>
        )}
        {last !== undefined && (
          <p>
            <Link href={paths.results(last.attemptId)}>{say.tryOut.lastResult}</Link>
          </p>
        )}
        <Banner tone="info" icon="cloud-off" title={say.tryOut.offline}>
          {say.tryOut.offlineAdvice}
        </Banner>
        <Card title={say.start.instructions.marking}>
          <PaperRulesList paper={{ ...tryOutPaper, packageVersion: '' }} extraTimePercent={0} />
        </Card>
        <Card title={say.start.instructions.before}>
          <ExamWarnings />
        </Card>
      </Stack>
    </Page>
  );
}

async function readGuest() {
  const [open] = await attemptsOf(database, null, 'open');
  const [last] = await attemptsOf(database, null, 'sealed');
  return { open, last };
}

function Begin({ isAgain }: { readonly isAgain: boolean }) {
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const start = async () => {
    try {
      const { attemptId } = await startAttempt(database, await saveTryOut(database));
      navigate(paths.exam(attemptId));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {failed && (
        <Banner tone="bad" title={say.start.instructions.notStarted}>
          {say.tryOut.notStartedAdvice}
        </Banner>
      )}
      <Row>
        <Button variant="primary" large onClick={() => void start()}>
          {isAgain ? say.common.tryAgain : say.tryOut.start}
        </Button>
      </Row>
    </>
  );
}
