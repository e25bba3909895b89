import './downloads-screen.css';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths/paths.ts';
import { formatBytes, formatDate, formatShortMinutes } from '../../format/index.ts';
import { SignedIn } from '../../gates/signed-in.tsx';
import { database, downloadsOf, type Download } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';
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

/** /downloads: the papers on this device. Reads only from the device. */
export default function DownloadsScreen() {
  return (
    <SignedIn loading={<Loading />} signedOut={<SignedOut />}>
      {({ user }) => <OwnDownloads userId={user._id} />}
    </SignedIn>
  );
}

/** PK6: on a shared device papers are shown only to their own signed-in user. */
function SignedOut() {
  return (
    <Page>
      <EmptyState
        page
        icon="phone-check"
        title={say.downloads.title}
        action={
          <Link href={paths.login(paths.downloads)} asChild>
            <LinkButton variant="primary">{say.downloads.login}</LinkButton>
          </Link>
        }
      >
        {say.downloads.signedOut}
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
        <PageHead title={say.downloads.title} lead={downloads.length > 0 && say.downloads.lead} />
        {downloads.length === 0 ? (
          <NoDownloads />
        ) : (
          <Card
            title={say.downloads.papers(downloads.length)}
            caption={say.downloads.sizeInAll(formatBytes(bytes))}
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
        title={say.downloads.none}
        action={
          <Link href={paths.home} asChild>
            <LinkButton variant="primary">{say.downloads.findPaper}</LinkButton>
          </Link>
        }
      >
        {say.downloads.noneAdvice}
      </EmptyState>
    </Card>
  );
}

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
          <span>{say.downloads.questions(questions)}</span>
          <span>{formatShortMinutes(minutes)}</span>
          <span>{formatBytes(bytes)}</span>
          <span>{say.downloads.savedOn(formatDate(savedAt))}</span>
        </p>
        {hold !== null && (
          <p className="downloads-hold" id={`hold-${testId}`}>
            <Icon name="info" small />
            {say.downloads.holds[hold]}
          </p>
        )}
      </div>
      <div className="downloads-actions">
        <Button
          variant="quiet"
          icon="trash"
          aria-label={say.downloads.removePaper(title)}
          aria-describedby={hold === null ? undefined : `hold-${testId}`}
          unavailable={hold !== null}
          onClick={onRemove}
        >
          {say.downloads.remove}
        </Button>
        {hold === 'unsent' || hold === 'moved' ? (
          <Link href={paths.sync} asChild>
            <LinkButton aria-label={say.downloads.syncPaper(title)}>{say.downloads.sync}</LinkButton>
          </Link>
        ) : (
          <Link href={paths.start(testId)} asChild>
            {hold === 'open' ? (
              <LinkButton aria-label={say.downloads.resumePaper(title)}>{say.downloads.resume}</LinkButton>
            ) : (
              <LinkButton aria-label={say.downloads.startPaper(title)}>{say.downloads.start}</LinkButton>
            )}
          </Link>
        )}
      </div>
    </li>
  );
}

function Loading() {
  return <PageLoading label={say.downloads.loading} />;
}
