import './sync-screen.css';
import { shortFingerprint } from '@exam/shared-schema/attempt';
import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { database, type OutboxRow, type ReceiptRow } from '../../offline/index.ts';
import { isOnline, sync, useConnection, useSession, useSyncing } from '../../state/index.ts';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  Pill,
  Row,
  Skeleton,
  Stack,
} from '../../ui/index.ts';
import { saveAttemptAsFile } from './save-as-file.ts';

const dateTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** /sync: what waits, since when, what the server said, and what it has receipted. */
export default function SyncScreen() {
  const session = useSession();
  if (session.status === 'loading') return <Skeleton />;
  if (session.status === 'signed-out') return <SignedOut />;
  return <OwnSync userId={session.user._id} />;
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
  const connection = useConnection();
  const running = useSyncing((state) => state.running);
  const outbox = useLiveQuery(() => database.outbox.where('userId').equals(userId).toArray(), [userId]);
  const receipts = useLiveQuery(() => database.receipts.where('userId').equals(userId).toArray(), [userId]);
  if (outbox === undefined || receipts === undefined) return <Skeleton />;
  const newestFirst = receipts.sort((a, b) => b.storedAt - a.storedAt);
  return (
    <Page>
      <Stack gap={6}>
        <PageHead
          title="Sync"
          lead={
            isOnline(connection)
              ? 'Online'
              : 'Offline. Everything is sent by itself when the network is back.'
          }
          actions={
            <Button variant="primary" icon="refresh" busy={running} onClick={() => void sync(true)}>
              Sync now
            </Button>
          }
        />
        {outbox.length === 0 ? (
          <EmptyState icon="check" title="Nothing waits">
            Every attempt that was handed in on this device is with the server.
          </EmptyState>
        ) : (
          outbox.map((entry) => <WaitingCard key={entry.attemptId} entry={entry} />)
        )}
        {newestFirst.length > 0 && <Receipts receipts={newestFirst} />}
      </Stack>
    </Page>
  );
}

function WaitingCard({ entry }: { readonly entry: OutboxRow }) {
  const refused = entry.state === 'refused';
  return (
    <Card
      as="article"
      title={entry.title}
      caption={`Handed in on this device ${dateTime.format(entry.sealedAt)}`}
      aside={<Pill tone={refused ? 'bad' : 'warn'}>{refused ? 'Not accepted' : 'Waiting'}</Pill>}
    >
      <Stack gap={3}>
        <p>
          Fingerprint <strong className="num">{shortFingerprint(entry.head)}</strong>
          {entry.tries > 0 && <> · {tries(entry.tries)}</>}
        </p>
        {entry.lastError !== null && (
          <Banner tone={refused ? 'bad' : 'info'} title={dateTime.format(entry.lastError.at)}>
            {entry.lastError.message}{' '}
            {refused && 'Your attempt is still on this device. Save it as a file and ask for help.'}
          </Banner>
        )}
        <Row>
          <Link href={paths.results(entry.attemptId)} asChild>
            <LinkButton>Show</LinkButton>
          </Link>
          <Button variant="quiet" icon="download" onClick={() => void saveAttemptAsFile(entry.attemptId)}>
            Save as file
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function tries(count: number): string {
  return count === 1 ? 'tried once' : `tried ${count} times`;
}

function Receipts({ receipts }: { readonly receipts: readonly ReceiptRow[] }) {
  return (
    <Card title="Received by the server">
      <ul className="sync-receipts">
        {receipts.map(({ attemptId, receipt }) => (
          <li key={attemptId}>
            <Link href={paths.results(attemptId)} className="num">
              {shortFingerprint(receipt.head)}
            </Link>
            <span className="num">{dateTime.format(new Date(receipt.receivedAt))}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
