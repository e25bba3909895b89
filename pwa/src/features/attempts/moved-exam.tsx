import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { database, summaryOf, type AttemptRow } from '../../offline/index.ts';
import { askForBackgroundSync, partOrNull, sync } from '../../state/index.ts';
import { Banner, Button, Card, Dialog, LinkButton, Page, PageHead, Row, Stack } from '../../ui/index.ts';

/** SY6: another device has gone on with this exam. What is here is kept, and can be handed in by hand. */
export default function MovedExam({ row }: { readonly row: AttemptRow }) {
  const receipt = useLiveQuery(() => database.receipts.get(row.attemptId), [row]);
  useEffect(() => void sync(true), []);
  return receipt === undefined ? <StillElsewhere row={row} /> : <HandedInElsewhere row={row} />;
}

/** The server has it: nothing is left to be done on this device. */
function HandedInElsewhere({ row: { attemptId, title } }: { readonly row: AttemptRow }) {
  return (
    <main>
      <Page>
        <Stack gap={6}>
          <PageHead eyebrow={title} title="You handed in this exam on another device" />
          <Card>
            <Stack>
              <p>The server has it. Its result and receipt are here too.</p>
              <Row>
                <Link href={paths.results(attemptId)} asChild>
                  <LinkButton variant="primary">Open the result</LinkButton>
                </Link>
                <Link href={paths.home} asChild>
                  <LinkButton variant="quiet">Back to Home</LinkButton>
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
          <PageHead eyebrow={row.title} title="You moved this exam to another device" />
          <Card>
            <Stack>
              <p>
                You continued it on another of your devices, so it cannot be answered here any more. Hand it
                in there.
              </p>
              <p>
                Everything that you answered here is still on this device.
                {summary && ` It has ${summary.answered} of ${summary.total} questions answered.`} Answers
                that the other device does not have are not merged into its answers.
              </p>
              <Row>
                <Link href={paths.home} asChild>
                  <LinkButton variant="primary">Back to Home</LinkButton>
                </Link>
                <Button variant="quiet" onClick={() => setAsking(true)}>
                  I can&apos;t use the other device
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
    // A disk that refuses is said below, and nothing is lost: the log is as it was.
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
      title="Hand in what this device has?"
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} busyWords="Handing in..." onClick={() => void handIn()}>
            Hand in
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          Of the two devices the one whose hand-in reaches the server first is scored. The other one is kept,
          and changes nothing. This cannot be taken back.
        </p>
        {failed && (
          <Banner tone="bad">It could not be handed in. Close other tabs of Prep and try again.</Banner>
        )}
      </Stack>
    </Dialog>
  );
}
