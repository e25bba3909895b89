import './downloads-screen.css';
import { formatTestDuration } from '@exam/shared-schema/labels';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatBytes, formatCount, formatDate } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import { database, downloadsOf, type Download } from '../../offline/index.ts';
import {
  Button,
  Card,
  EmptyState,
  Icon,
  LinkButton,
  Page,
  PageHead,
  PageLoading,
  Stack,
} from '../../ui/index.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { StorageCard } from './storage-card.tsx';

/** /downloads: the papers on this device. Everything on it is read from the device itself. */
export default function DownloadsScreen() {
  return (
    <SignedIn loading={<Loading />} signedOut={<SignedOut />}>
      {({ user }) => <OwnDownloads userId={user._id} />}
    </SignedIn>
  );
}

/** PK6: on a shared device nobody's papers are shown to whoever holds it. */
function SignedOut() {
  return (
    <Page>
      <EmptyState
        page
        icon="phone-check"
        title="Downloads"
        action={
          <Link href={paths.login(paths.downloads)} asChild>
            <LinkButton variant="primary">Login</LinkButton>
          </Link>
        }
      >
        Saved papers are private. Log in to see yours.
      </EmptyState>
    </Page>
  );
}

function OwnDownloads({ userId }: { readonly userId: string }) {
  const downloads = useLiveQuery(() => downloadsOf(database, userId), [userId]);
  const [leaving, setLeaving] = useState<Download | null>(null);
  if (downloads === undefined) return <Loading />;
  const bytes = downloads.reduce((sum, download) => sum + download.bytes, 0);
  return (
    <Page>
      <Stack gap={6}>
        <PageHead
          title="Downloads"
          lead={downloads.length > 0 && 'These papers are on this device and work without a network.'}
        />
        {downloads.length === 0 ? (
          <NoDownloads />
        ) : (
          <Card
            title={formatCount(downloads.length, 'paper', 'papers')}
            caption={`${formatBytes(bytes)} in all`}
          >
            <ul className="downloads">
              {downloads.map((download) => (
                <DownloadRow
                  key={download.testId}
                  download={download}
                  onRemove={() => setLeaving(download)}
                />
              ))}
            </ul>
          </Card>
        )}
        <StorageCard paperBytes={bytes} />
      </Stack>
      <RemoveDialog userId={userId} download={leaving} onClose={() => setLeaving(null)} />
    </Page>
  );
}

function NoDownloads() {
  return (
    <Card>
      <EmptyState
        icon="download"
        title="No papers on this device"
        action={
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">Find a paper</LinkButton>
          </Link>
        }
      >
        Tap &quot;Save for offline&quot; on a paper&apos;s card. After that you can take it without a network,
        from the first question to the last.
      </EmptyState>
    </Card>
  );
}

const WHY_IT_STAYS = {
  open: 'This exam is in progress. The paper stays until you submit.',
  unsent: 'Your attempt is not with the server yet. The paper stays until it is sent.',
  moved: 'You moved this exam to another device. The paper stays until you open your result on this device.',
} as const;

interface DownloadRowProps {
  readonly download: Download;
  readonly onRemove: () => void;
}

function DownloadRow({ download, onRemove }: DownloadRowProps) {
  const { testId, title, categoryName, questions, minutes, bytes, savedAt, hold } = download;
  return (
    <li className="downloads-row">
      <div className="downloads-words">
        <h3>{title}</h3>
        <p className="downloads-facts num">
          <span>{categoryName}</span>
          <span>{formatCount(questions, 'question', 'questions')}</span>
          <span>{formatTestDuration(minutes)}</span>
          <span>{formatBytes(bytes)}</span>
          <span>Saved {formatDate(savedAt)}</span>
        </p>
        {hold !== null && (
          <p className="downloads-hold" id={`hold-${testId}`}>
            <Icon name="info" small />
            {WHY_IT_STAYS[hold]}
          </p>
        )}
      </div>
      <div className="downloads-actions">
        <Button
          variant="quiet"
          icon="trash"
          aria-label={`Remove ${title}`}
          aria-describedby={hold === null ? undefined : `hold-${testId}`}
          unavailable={hold !== null}
          onClick={onRemove}
        >
          Remove
        </Button>
        {hold === 'unsent' || hold === 'moved' ? (
          <Link href={paths.sync} asChild>
            <LinkButton aria-label={`Sync ${title}`}>Sync</LinkButton>
          </Link>
        ) : (
          <Link href={paths.start(testId)} asChild>
            <LinkButton aria-label={`${hold === 'open' ? 'Resume' : 'Start'} ${title}`}>
              {hold === 'open' ? 'Resume' : 'Start'}
            </LinkButton>
          </Link>
        )}
      </div>
    </li>
  );
}

function Loading() {
  return <PageLoading label="Loading downloads" />;
}
