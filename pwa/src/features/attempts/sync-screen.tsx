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
import { CopyDiagnostics, type CopyDiagnosticsProps } from './copy-diagnostics.tsx';
import { FileActions } from './file-actions.tsx';
import { nextTryText, sinceText, triesText } from './waiting-text.ts';
import { say, translate } from '../../sentences/index.ts';

/** /sync: the attempts that wait, since when, the server's errors, and the receipts. */
export default function SyncScreen() {
  return (
    <SignedIn loading={<PageLoading />} signedOut={<SignedOut />}>
      {({ user }) => <OwnSync userId={user._id} />}
    </SignedIn>
  );
}

/**
 * PK6: on a shared device a signed-out visitor sees only how many attempts wait, not whose; they are sent all the
 * same.
 */
function SignedOut() {
  const waiting = useLiveQuery(() => database.outbox.count(), [], 0);
  return (
    <Page>
      <EmptyState
        page
        icon="cloud"
        title={say.sync.title}
        action={
          <Link href={paths.login(paths.sync)} asChild>
            <LinkButton variant="primary">{say.shell.login}</LinkButton>
          </Link>
        }
      >
        {waiting === 0 ? say.sync.nothingHere : say.sync.someoneWaits}
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
          title={say.sync.title}
          lead={leadText(outbox, online, running)}
          actions={
            outbox.some(isWaiting) && (
              <Button variant="primary" icon="refresh" busy={running} onClick={() => void sync(true)}>
                {say.sync.now}
              </Button>
            )
          }
        />
        {outbox.length === 0 ? (
          <Card>
            <EmptyState icon="check" title={say.sync.nothing}>
              {say.sync.nothingAdvice}
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
        <DiagnosticsCard userId={userId} outbox={outbox} />
      </Stack>
    </Page>
  );
}

const isWaiting = ({ state }: OutboxRow): boolean => state === 'waiting';

/** ST54: claims that an attempt is being sent only while it is. */
function leadText(outbox: readonly OutboxRow[], online: boolean, running: boolean): string {
  if (outbox.length === 0) return online ? say.sync.online : say.sync.offline;
  if (!outbox.some(isWaiting)) return say.sync.allRefused;
  if (!online) return say.sync.offlineWaiting;
  return running ? say.sync.onlineSending : say.sync.onlineWaiting;
}

interface TitledReceipt extends ReceiptRow {
  readonly title: string | null;
}

/** Newest first, each with its paper's title. */
async function receiptsOf(userId: string): Promise<TitledReceipt[]> {
  const rows = await database.receipts.where('userId').equals(userId).toArray();
  const attempts = await database.attempts.bulkGet(rows.map((row) => row.attemptId));
  return rows
    .map((row, index) => ({ ...row, title: attempts[index]?.title ?? null }))
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
      caption={say.sync.handedIn(formatDateTime(entry.sealedAt))}
      aside={<Pill tone={refused ? 'bad' : 'warn'}>{refused ? say.sync.refused : say.sync.waiting}</Pill>}
    >
      <Stack gap={3}>
        {!refused && (
          <p className="num">
            {sinceText(entry.sealedAt, now)} {triesText(entry.tries)}{' '}
            {running ? say.sync.sending : nextTryText(entry, now)}
          </p>
        )}
        {entry.lastError !== null && (
          <Banner
            tone={refused ? 'bad' : 'info'}
            title={say.sync.lastTry(formatDateTime(entry.lastError.at))}
          >
            {translate(entry.lastError.message)} {refused && say.sync.refusedAdvice}
          </Banner>
        )}
        <Row>
          <Link href={paths.results(entry.attemptId)} asChild>
            <LinkButton aria-label={say.sync.showOf(entry.title)}>{say.sync.show}</LinkButton>
          </Link>
          <FileActions entry={entry} />
        </Row>
      </Stack>
    </Card>
  );
}

/** SY6: an attempt that another device continued is not sent automatically from here. */
function MovedCard({ row: { attemptId, title } }: { readonly row: AttemptRow }) {
  return (
    <Card
      as="article"
      title={title}
      caption={say.sync.moved.caption}
      aside={<Pill tone="neutral">{say.sync.moved.state}</Pill>}
    >
      <Stack gap={3}>
        <p>{say.sync.moved.advice}</p>
        <Row>
          <Link href={paths.results(attemptId)} asChild>
            <LinkButton aria-label={say.sync.moved.openResultOf(title)}>
              {say.sync.moved.openResult}
            </LinkButton>
          </Link>
          <Link href={paths.exam(attemptId)} asChild>
            <LinkButton variant="quiet" aria-label={say.sync.moved.cannotUseOtherFor(title)}>
              {say.sync.moved.cannotUseOther}
            </LinkButton>
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}

/** ST15: how to hand in a file from a device without a network, and how to bring its receipt back. */
function CarryCard({ waits }: { readonly waits: boolean }) {
  return (
    <Card title={waits ? say.sync.carry.waitingTitle : say.sync.carry.title}>
      <Stack gap={3}>
        <p>{waits ? say.sync.carry.waitingAdvice : say.sync.carry.advice}</p>
        <Row>
          <Link href={paths.handIn} asChild>
            <LinkButton icon="file">{waits ? say.sync.carry.bringReceipt : say.sync.carry.choose}</LinkButton>
          </Link>
        </Row>
      </Stack>
    </Card>
  );
}

/** ST56. */
function DiagnosticsCard(props: CopyDiagnosticsProps) {
  return (
    <Card title={say.sync.diagnostics.title}>
      <Stack gap={3}>
        <p>{say.sync.diagnostics.advice}</p>
        <Row>
          <CopyDiagnostics {...props} />
        </Row>
      </Stack>
    </Card>
  );
}

const TICK_MS = 10_000;

/** The current time, updated at intervals. */
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
    <Card title={say.sync.receipts.title} caption={say.sync.receipts.caption}>
      <ul className="sync-receipts">
        {receipts.map(({ attemptId, receipt, title }) => (
          <li key={attemptId}>
            <span>
              <Link href={paths.results(attemptId)}>{title ?? say.sync.receipts.attempt}</Link>
              <span className="sync-when num">{formatDateTime(receipt.receivedAt)}</span>
            </span>
            <span className="sync-code num">{shortFingerprint(receipt.head)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
