import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { database, summaryOf, type AttemptRow } from '../../offline/index.ts';
import { askForBackgroundSync, partOrNull, sync } from '../../state/index.ts';
import { Banner, Button, Card, Dialog, LinkButton, Page, PageHead, Row, Stack } from '../../ui/index.ts';
import { say } from '../../sentences/index.ts';

/** SY6: another device has continued this exam. This device's log is kept, and can be handed in manually. */
export default function MovedExam({ row }: { readonly row: AttemptRow }) {
  const receipt = useLiveQuery(() => database.receipts.get(row.attemptId), [row]);
  useEffect(() => void sync(true), []);
  return receipt === undefined ? <StillElsewhere row={row} /> : <HandedInElsewhere row={row} />;
}

/** The server has received the attempt: nothing is left to do on this device. */
function HandedInElsewhere({ row: { attemptId, title } }: { readonly row: AttemptRow }) {
  return (
    <main>
      <Page>
        <Stack gap={6}>
          <PageHead eyebrow={title} title={say.room.moved.handedIn} />
          <Card>
            <Stack>
              <p>{say.room.moved.handedInAdvice}</p>
              <Row>
                <Link href={paths.results(attemptId)} asChild>
                  <LinkButton variant="primary">{say.room.moved.openResult}</LinkButton>
                </Link>
                <Link href={paths.home} asChild>
                  <LinkButton variant="quiet">{say.common.backToHome}</LinkButton>
                </Link>
              </Row>
            </Stack>
          </Card>
        </Stack>
      </Page>
    </main>
  );
}

function StillElsewhere({ row }: { readonly row: AttemptRow }) {
  const summary = useLiveQuery(() => summaryOf(database, row), [row]);
  const [asking, setAsking] = useState(false);
  return (
    <main>
      <Page>
        <Stack gap={6}>
          <PageHead eyebrow={row.title} title={say.room.moved.title} />
          <Card>
            <Stack>
              <p>{say.room.moved.advice}</p>
              <p>
                {summary
                  ? say.room.moved.keptWithCount(summary.answered, summary.total)
                  : say.room.moved.kept}
              </p>
              <Row>
                <Link href={paths.home} asChild>
                  <LinkButton variant="primary">{say.common.backToHome}</LinkButton>
                </Link>
                <Button variant="quiet" onClick={() => setAsking(true)}>
                  {say.room.moved.cannotUseOther}
                </Button>
              </Row>
            </Stack>
          </Card>
          <HandInHere attemptId={row.attemptId} open={asking} onClose={() => setAsking(false)} />
        </Stack>
      </Page>
    </main>
  );
}

interface HandInHereProps {
  readonly attemptId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

function HandInHere({ attemptId, open, onClose }: HandInHereProps) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const handIn = async () => {
    setBusy(true);
    const resume = await partOrNull(() => import('../../offline/attempt/resume.ts'));
    // A failed write is shown below; the log is unchanged.
    const done = await resume?.handInMoved(database, attemptId).catch(() => false);
    setBusy(false);
    setFailed(done !== true);
    if (done !== true) return;
    void askForBackgroundSync();
    void sync(true);
    navigate(paths.results(attemptId), { replace: true });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say.room.moved.ask}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            {say.common.cancel}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyWords={say.room.moved.handingIn}
            onClick={() => void handIn()}
          >
            {say.room.moved.handIn}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{say.room.moved.askAdvice}</p>
        {failed && <Banner tone="bad">{say.room.moved.failed}</Banner>}
      </Stack>
    </Dialog>
  );
}
