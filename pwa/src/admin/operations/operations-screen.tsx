import '../list/list.css';
import './operations.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import {
  operationsOverview,
  retryJob,
  type BackgroundJob,
  type OperationsOverview,
  type StoredBackup,
  type StoredImport,
} from '@exam/shared-schema/contract';
import {
  formatBytes,
  formatConsoleDate,
  formatCount,
  formatFromNow,
  formatIndiaTime,
  formatNumber,
} from '../../format/index.ts';
import { consolePaths } from '../../app/paths-of-console.ts';
import {
  Banner,
  Button,
  Card,
  LinkButton,
  Page,
  PageHead,
  Pill,
  Stack,
  StatTiles,
  Table,
  type TableColumn,
} from '../../ui/index.ts';
import { NamedCell } from '../fields/cells.tsx';
import { FlashBanner } from '../list/flash-banner.tsx';
import { useFlash } from '../list/use-flash.ts';
import { load } from '../load.ts';
import { failureOf, Loaded } from '../loaded.tsx';
import { BackupState, backupSize } from './backups.tsx';
import { importCounts, ImportOutcome } from './imports.tsx';
import { JobState } from './jobs.tsx';
import { IMPORTS, jobName } from './operation-words.ts';

const EVERY_MS = 15_000;
const DAY_MS = 86_400_000;
/** As the recommended alerts: docs/operations.md. */
const LITTLE_SPACE = 0.2;

/** OP1: what runs, waits and failed in the background, and the state of backups, storage and apps. */
export default function OperationsScreen() {
  const { notice, say, dismiss } = useFlash();
  const result = useQuery({
    queryKey: ['operations'],
    queryFn: async ({ signal }) => (await load(operationsOverview, {}, signal)).data,
    refetchInterval: EVERY_MS,
  });
  return (
    <Page>
      <Stack gap={5}>
        <PageHead
          title="Operations"
          lead={
            result.data === undefined
              ? 'Background jobs, imports, backups, storage and the apps in use'
              : `As of ${formatIndiaTime(result.data.serverTime)}`
          }
          actions={
            <Button icon="refresh" busy={result.isFetching} onClick={() => void result.refetch()}>
              Refresh
            </Button>
          }
        />
        <FlashBanner notice={notice} onDismiss={dismiss} />
        <Loaded
          result={result}
          lines={12}
          loading="Loading the state of the server..."
          failed="Failed to load the state of the server"
          failedText="Please check your connection and try again."
        >
          {(overview) => <Overview overview={overview} say={say} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

interface OverviewProps {
  readonly overview: OperationsOverview;
  readonly say: (ok: boolean, text: string) => void;
}

function Overview({
  overview: { serverTime, jobs, backups, storage, versions, imports },
  say,
}: OverviewProps) {
  return (
    <Stack gap={5}>
      <Troubled jobs={jobs.troubled} say={say} />
      <Jobs jobs={jobs} />
      <Imports imports={imports} />
      <Backups backups={backups} now={Date.parse(serverTime)} />
      <Storage storage={storage} />
      <Versions versions={versions} />
    </Stack>
  );
}

const linkTo = (href: string, label: string): ReactNode => (
  <Link href={href} asChild>
    <LinkButton variant="quiet">{label}</LinkButton>
  </Link>
);

interface TroubledProps extends Pick<OverviewProps, 'say'> {
  readonly jobs: readonly BackgroundJob[];
}

/** What failed, with the reason; OP3 starts it again. */
function Troubled({ jobs, say }: TroubledProps) {
  const queries = useQueryClient();
  const [started, setStarted] = useState<string | null>(null);
  const retrying = useMutation({
    mutationFn: (id: string) => load(retryJob, { params: { id } }),
    onMutate: setStarted,
    onSuccess: ({ message }) => {
      say(true, message);
      return queries.invalidateQueries();
    },
    onError: (error) =>
      say(false, failureOf(error, 'The job could not be started again. Please try again.') ?? ''),
  });
  if (jobs.length === 0)
    return (
      <Card title="Failures">
        <p>Nothing has failed in the background.</p>
      </Card>
    );
  const columns: readonly TableColumn<BackgroundJob>[] = [
    {
      key: 'kind',
      header: 'Job',
      rowHeader: true,
      cell: ({ kind, createdAt }) => (
        <NamedCell name={jobName(kind)} note={`Created ${formatIndiaTime(createdAt)}`} />
      ),
    },
    { key: 'state', header: 'State', secondary: true, cell: JobState },
    {
      key: 'reason',
      header: 'Reason',
      secondary: true,
      cell: ({ lastError, attempts }) => (
        <span className="operations-reason">
          {lastError} ({formatCount(attempts, 'try', 'tries')})
        </span>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      secondary: true,
      cell: ({ _id, kind }) => (
        <Button
          icon="refresh"
          aria-label={`Retry ${jobName(kind)}`}
          busy={retrying.isPending && started === _id}
          onClick={() => retrying.mutate(_id)}
        >
          Retry
        </Button>
      ),
    },
  ];
  return (
    <Card title="Failures" aside={linkTo(`${consolePaths.jobs.list}?state=failed`, 'All failed jobs')}>
      <Table caption="Failed jobs" items={jobs} itemKey={({ _id }) => _id} columns={columns} />
    </Card>
  );
}

type Kind = OperationsOverview['jobs']['kinds'][number];

const countColumn = (key: 'running' | 'waiting' | 'failed' | 'done', header: string): TableColumn<Kind> => ({
  key,
  header,
  numeric: true,
  secondary: true,
  cell: (kind) => formatNumber(kind[key]),
});

const KIND_COLUMNS: readonly TableColumn<Kind>[] = [
  {
    key: 'kind',
    header: 'Job',
    rowHeader: true,
    cell: ({ kind }) => <Link href={`${consolePaths.jobs.list}?kind=${kind}`}>{jobName(kind)}</Link>,
  },
  countColumn('running', 'Running'),
  countColumn('waiting', 'Waiting'),
  countColumn('failed', 'Failed'),
  countColumn('done', 'Done in 24 hours'),
];

function Jobs({ jobs }: Pick<OperationsOverview, 'jobs'>) {
  const { running, waiting, failed, done, lateSince, kinds } = jobs;
  const isOpen = (kind: Kind) => kind.running + kind.waiting + kind.failed > 0;
  const open = kinds.filter(isOpen);
  const finished = kinds.filter((kind) => !isOpen(kind));
  return (
    <Card title="Background jobs" aside={linkTo(consolePaths.jobs.list, 'All jobs')}>
      <Stack gap={4}>
        {lateSince !== null && (
          <Banner tone="warn">
            A job has been due since {formatIndiaTime(lateSince)} and has not begun: no server runs jobs of
            its kind, or too many wait.
          </Banner>
        )}
        <StatTiles
          stats={[
            { label: 'Running', value: formatNumber(running) },
            { label: 'Waiting', value: formatNumber(waiting) },
            { label: 'Failed', value: formatNumber(failed) },
            { label: 'Done in 24 hours', value: formatNumber(done) },
          ]}
        />
        {open.length > 0 && <KindTable caption="Jobs by kind" kinds={open} />}
        {finished.length > 0 && (
          <details className="operations-others">
            <summary>{formatCount(finished.length, 'kind', 'kinds')} with nothing to do now</summary>
            <KindTable caption="Kinds with nothing to do now" kinds={finished} />
          </details>
        )}
      </Stack>
    </Card>
  );
}

const KindTable = ({ caption, kinds }: { readonly caption: string; readonly kinds: readonly Kind[] }) => (
  <Table caption={caption} items={kinds} itemKey={({ kind }) => kind} columns={KIND_COLUMNS} />
);

const IMPORT_COLUMNS: readonly TableColumn<StoredImport>[] = [
  {
    key: 'source',
    header: 'Import',
    rowHeader: true,
    cell: ({ source, kind }) => <NamedCell name={source} note={IMPORTS[kind]} />,
  },
  { key: 'outcome', header: 'Outcome', secondary: true, cell: ImportOutcome },
  {
    key: 'rows',
    header: 'Rows',
    secondary: true,
    cell: (stored) => <span className="operations-reason">{stored.failure ?? importCounts(stored)}</span>,
  },
  { key: 'at', header: 'Time', secondary: true, cell: ({ at }) => formatIndiaTime(at) },
];

function Imports({ imports }: Pick<OperationsOverview, 'imports'>) {
  return (
    <Card title="Imports" aside={linkTo(consolePaths.imports.list, 'All imports')}>
      {imports.length === 0 ? (
        <p>Nothing has been imported yet.</p>
      ) : (
        <Table caption="Latest imports" items={imports} itemKey={({ _id }) => _id} columns={IMPORT_COLUMNS} />
      )}
    </Card>
  );
}

function backupColumns(now: number): readonly TableColumn<StoredBackup>[] {
  return [
    {
      key: 'at',
      header: 'Backup',
      rowHeader: true,
      cell: ({ at, file }) => (
        <NamedCell
          name={`${formatIndiaTime(at)}, ${formatFromNow(Date.parse(at) - now) ?? 'just now'}`}
          note={file}
        />
      ),
    },
    { key: 'state', header: 'State', secondary: true, cell: BackupState },
    {
      key: 'size',
      header: 'Result',
      secondary: true,
      cell: (backup) => <span className="operations-reason">{backup.failure ?? backupSize(backup)}</span>,
    },
  ];
}

interface BackupsProps extends Pick<OperationsOverview, 'backups'> {
  /** Epoch ms of the server. */
  readonly now: number;
}

function Backups({ backups: { through, newest }, now }: BackupsProps) {
  const isOld = through === null || now - Date.parse(through) > DAY_MS;
  return (
    <Card
      title="Backups"
      aside={
        <>
          {isOld && <Pill tone="warn">{through === null ? 'None yet' : 'Older than a day'}</Pill>}
          {linkTo(consolePaths.backups.list, 'All backups')}
        </>
      }
    >
      <Stack gap={3}>
        <p>
          {through === null
            ? 'No backup is known yet. Run npm run backup on the server.'
            : `The newest backup has every hand-in until ${formatIndiaTime(through)}.`}
        </p>
        {newest.length > 0 && (
          <Table
            caption="Latest backups"
            items={newest}
            itemKey={({ _id }) => _id}
            columns={backupColumns(now)}
          />
        )}
      </Stack>
    </Card>
  );
}

function Storage({ storage: { engine, databaseBytes, disk, images } }: Pick<OperationsOverview, 'storage'>) {
  const isLow = disk !== null && disk.freeBytes < disk.totalBytes * LITTLE_SPACE;
  return (
    <Card title="Storage" aside={isLow && <Pill tone="bad">Little space left</Pill>}>
      <StatTiles
        stats={[
          {
            label: 'Database',
            value: formatBytes(databaseBytes),
            note: engine === 'sqlite' ? 'SQLite' : 'PostgreSQL',
          },
          {
            label: 'Free on the disk',
            value: disk === null ? '–' : formatBytes(disk.freeBytes),
            note: disk === null ? 'not known' : `of ${formatBytes(disk.totalBytes)}`,
          },
          {
            label: 'Images',
            value: formatNumber(images.count),
            note: `${formatBytes(images.bytes)}, in the database`,
          },
        ]}
      />
    </Card>
  );
}

interface VersionRow {
  readonly day: string;
  readonly version: string | null;
  readonly devices: number;
}

const VERSION_COLUMNS: readonly TableColumn<VersionRow>[] = [
  {
    key: 'version',
    header: 'Version of the app',
    rowHeader: true,
    cell: ({ version }) => version ?? 'Not named',
  },
  {
    key: 'day',
    header: 'Last used on',
    secondary: true,
    // As a local time, so that the date is the same in every time zone.
    cell: ({ day }) => formatConsoleDate(`${day}T00:00:00`),
  },
  {
    key: 'devices',
    header: 'Devices',
    numeric: true,
    secondary: true,
    cell: ({ devices }) => formatNumber(devices),
  },
];

function Versions({ versions }: Pick<OperationsOverview, 'versions'>) {
  const rows = versions.flatMap(({ day, versions: some }) => some.map((each) => ({ day, ...each })));
  return (
    <Card title="Apps in use">
      <Stack gap={3}>
        <p className="operations-note">
          Devices that are signed in, each on the day on which it last renewed its session. A device that is
          offline keeps its version until it is back.
        </p>
        {rows.length === 0 ? (
          <p>No device has used its session in the last 14 days.</p>
        ) : (
          <Table
            caption="Versions of the app by day"
            items={rows}
            itemKey={({ day, version }) => `${day} ${version ?? ''}`}
            columns={VERSION_COLUMNS}
          />
        )}
      </Stack>
    </Card>
  );
}
