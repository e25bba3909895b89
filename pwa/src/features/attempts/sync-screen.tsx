import './sync-screen.css';
import { shortFingerprint } from '@exam/shared-schema/attempt';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatDateTime } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import {
  database,
  movedAttempts,
  type AttemptRow,
  type OutboxRow,
  type ReceiptRow,
} from '../../offline/index.ts';
import { isOnline, sync, useConnection, useSyncing } from '../../state/index.ts';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  PageLoading,
  Pill,
  Row,
  Stack,
} from '../../ui/index.ts';
import { FileActions } from './file-actions.tsx';
import { nextTryWords, sinceWords, triesWords } from './sync-words.ts';

/** /sync: what waits, since when, what the server said, and what it has receipted. */
export default function SyncScreen() {
  return (
    <SignedIn loading={<PageLoading />} signedOut={<SignedOut />}>
      {({ user }) => <OwnSync userId={user._id} />}
    </SignedIn>
  );
}

/** PK6: on a shared phone nobody's attempts are shown to whoever holds it; they drain all the same. */
function SignedOut() {
  const waiting = useLiveQuery(() => database.outbox.count(), [], 0);
  return (
    <Page>
      <EmptyState
        page
        icon="cloud"
        title="Sync"
        action={
          <Link href={paths.login(paths.sync)} asChild>
            <LinkButton variant="primary">Login</LinkButton>
          </Link>
        }
      >
        {waiting === 0
          ? 'Nothing waits on this device.'
          : 'Handed-in attempts wait on this device and are sent by themselves. Log in to see yours.'}
      </EmptyState>
    </Page>
  );
}

function OwnSync({ userId }: { readonly userId: string }) {
  const running = useSyncing((state) => state.running);
  const online = isOnline(useConnection());
  const outbox = useLiveQuery(() => database.outbox.where('userId').equals(userId).toArray(), [userId]);
  const receipts = useLiveQuery(() => receiptsOf(userId), [userId]);
  const moved = useLiveQuery(() => movedAttempts(database, userId), [userId]);
  if (outbox === undefined || receipts === undefined || moved === undefined) return <PageLoading />;
  const oldestFirst = [...outbox].sort((a, b) => a.sealedAt - b.sealedAt);
  return (
    <Page>
      <Stack gap={6}>
        <PageHead
          title="Sync"
          lead={leadWords(online, outbox.length)}
          actions={
            outbox.length > 0 && (
              <Button variant="primary" icon="refresh" busy={running} onClick={() => void sync(true)}>
                Sync now
              </Button>
            )
          }
        />
        {outbox.length === 0 ? (
          <Card>
            <EmptyState icon="check" title="Nothing waits">
              Every attempt that was handed in on this device is with the server.
            </EmptyState>
          </Card>
        ) : (
          oldestFirst.map((entry) => <WaitingCard key={entry.attemptId} entry={entry} running={running} />)
        )}
        {moved.map((row) => (
          <MovedCard key={row.attemptId} row={row} />
        ))}
        <CarryCard waits={outbox.length > 0} />
        {receipts.length > 0 && <Receipts receipts={receipts} />}
      </Stack>
    </Page>
  );
}

function leadWords(online: boolean, waiting: number): string {
  if (waiting === 0) return online ? 'You are online.' : 'You are offline.';
  return online
    ? 'What you handed in is safe on this device and is being sent to the server.'
    : 'You are offline. What you handed in is safe on this device and is sent by itself when the network is back.';
}

interface TitledReceipt extends ReceiptRow {
  readonly title: string;
}

/** Newest first, each with the name of the paper that it is for. */
async function receiptsOf(userId: string): Promise<TitledReceipt[]> {
  const rows = await database.receipts.where('userId').equals(userId).toArray();
  const attempts = await database.attempts.bulkGet(rows.map((row) => row.attemptId));
  return rows
    .map((row, index) => ({ ...row, title: attempts[index]?.title ?? 'Attempt' }))
    .sort((a, b) => b.storedAt - a.storedAt);
}

interface WaitingCardProps {
  readonly entry: OutboxRow;
  readonly running: boolean;
}

function WaitingCard({ entry, running }: WaitingCardProps) {
  const refused = entry.state === 'refused';
  const now = useNow();
  return (
    <Card
      as="article"
      title={entry.title}
      caption={`Handed in on this device ${formatDateTime(entry.sealedAt)}`}
      aside={<Pill tone={refused ? 'bad' : 'warn'}>{refused ? 'Not accepted' : 'Waiting'}</Pill>}
    >
      <Stack gap={3}>
        {!refused && (
          <p className="num">
            {sinceWords(entry.sealedAt, now)} {triesWords(entry.tries)}{' '}
            {running ? 'It is being sent now.' : nextTryWords(entry, now)}
          </p>
        )}
        {entry.lastError !== null && (
          <Banner
            tone={refused ? 'bad' : 'info'}
            title={`The last try, ${formatDateTime(entry.lastError.at)}`}
          >
            {entry.lastError.message}{' '}
            {refused && 'Your attempt is still on this device. Save its text and send it to support.'}
          </Banner>
        )}
        <Row>
          <Link href={paths.results(entry.attemptId)} asChild>
            <LinkButton aria-label={`Show ${entry.title}`}>Show</LinkButton>
          </Link>
          <FileActions entry={entry} />
        </Row>
      </Stack>
    </Card>
  );
}

/** SY6: what another device went on with is not sent from here by itself. */
function MovedCard({ row: { attemptId, title } }: { readonly row: AttemptRow }) {
  return (
    <Card
      as="article"
      title={title}
      caption="You went on with it on another device"
      aside={<Pill tone="neutral">Not sent from here</Pill>}
    >
      <Stack gap={3}>
        <p>
          Hand it in there. What you answered here is kept, in case that device is lost or broken. Once it is
          handed in, open its result.
        </p>
        <Row>
          <Link href={paths.results(attemptId)} asChild>
            <LinkButton aria-label={`Open the result of ${title}`}>Open the result</LinkButton>
          </Link>
          <Link href={paths.exam(attemptId)} asChild>
            <LinkButton variant="quiet" aria-label={`I can't use the other device: ${title}`}>
              I can&apos;t use the other device
            </LinkButton>
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}

/** ST15: the way for a device that meets no network, and the way back of its receipt. */
function CarryCard({ waits }: { readonly waits: boolean }) {
  return (
    <Card title={waits ? 'No network for long?' : 'Bring a file'}>
      <Stack gap={3}>
        <p>
          {waits
            ? 'Save what waits as a file. Anybody can carry it to a device with a network, and nobody on the way can read it. The attempt stays here until you bring its receipt back.'
            : 'For a hand-in file from another device, or a receipt that was carried back to this one.'}
        </p>
        <Row>
          <Link href={paths.handIn} asChild>
            <LinkButton icon="file">{waits ? 'Bring a receipt file' : 'Choose a file'}</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}

const TICK_MS = 10_000;

/** The time, now and then. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Receipts({ receipts }: { readonly receipts: readonly TitledReceipt[] }) {
  return (
    <Card
      title="Received by the server"
      caption="The code is your receipt's. It stands on the result too, and proves what you handed in."
    >
      <ul className="sync-receipts">
        {receipts.map(({ attemptId, receipt, title }) => (
          <li key={attemptId}>
            <span>
              <Link href={paths.results(attemptId)}>{title}</Link>
              <span className="sync-when num">{formatDateTime(receipt.receivedAt)}</span>
            </span>
            <span className="sync-code num">{shortFingerprint(receipt.head)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
