import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  BackgroundJob,
  OperationsOverview,
  StoredBackup,
  StoredImport,
} from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { backups } from './backups.tsx';
import { imports } from './imports.tsx';
import { jobs } from './jobs.tsx';
import OperationsScreen from './operations-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const AT = '2026-01-05T09:00:00.000Z';

const job = (own: Partial<BackgroundJob> = {}): BackgroundJob => ({
  ...{ _id: 'j1', kind: 'mail-notice', state: 'failed', attempts: 10, lastError: 'The mail server is down' },
  ...{ runAt: AT, createdAt: AT, finishedAt: AT },
  ...own,
});
const stored = (own: Partial<StoredImport> = {}): StoredImport => ({
  ...{
    _id: 'i1',
    kind: 'batch-students',
    source: 'Morning',
    by: { _id: 'u1', fullName: 'Root Rao' },
    at: AT,
  },
  ...{ added: 12, unchanged: 3, refused: 1, reasons: ['Line 4: unknown address'], failure: null },
  ...own,
});
const backup = (own: Partial<StoredBackup> = {}): StoredBackup => ({
  ...{ _id: 'b1', file: '/mnt/backup/one.sqlite', at: AT, bytes: 52_000_000 },
  ...{ through: '2026-01-05T08:59:00.000Z', verified: true, failure: null },
  ...own,
});

const nothing: OperationsOverview = {
  serverTime: '2026-01-05T11:00:00.000Z',
  jobs: { waiting: 0, running: 0, failed: 0, done: 0, lateSince: null, kinds: [], troubled: [] },
  backups: { through: null, newest: [] },
  storage: { engine: 'sqlite', databaseBytes: 52_000_000, disk: null, images: { count: 0, bytes: 0 } },
  versions: [],
  imports: [],
};
const everything: OperationsOverview = {
  ...nothing,
  jobs: {
    ...{ waiting: 2, running: 1, failed: 1, done: 40, lateSince: '2026-01-05T10:00:00.000Z' },
    kinds: [
      { kind: 'mail-notice', waiting: 2, running: 1, failed: 1, done: 39 },
      { kind: 'of-another-version', waiting: 0, running: 0, failed: 0, done: 1 },
    ],
    troubled: [job()],
  },
  backups: {
    through: '2026-01-05T08:59:00.000Z',
    newest: [backup(), backup({ _id: 'b0', bytes: null, verified: false, failure: 'The disk is full' })],
  },
  storage: {
    ...{ engine: 'postgres', databaseBytes: 1_400_000_000, images: { count: 31, bytes: 2_000_000 } },
    disk: { freeBytes: 10_000_000_000, totalBytes: 100_000_000_000 },
  },
  versions: [
    {
      day: '2026-01-05',
      versions: [
        { version: '1.0.1-bb', devices: 30 },
        { version: null, devices: 2 },
      ],
    },
    { day: '2026-01-04', versions: [{ version: '1.0.0-aa', devices: 5 }] },
  ],
  imports: [
    stored(),
    stored({ _id: 'i2', kind: 'questions', source: 'paper.json', failure: 'No such topic' }),
  ],
};

let overview: OperationsOverview;
let sent: string[];

beforeEach(() => {
  [overview, sent] = [everything, []];
  history.replaceState(null, '', '/operations');
  server.use(
    http.get('*/api/admin/operations', () => HttpResponse.json({ success: true, data: overview })),
    http.post('*/api/admin/operations/jobs/:id/retry', ({ params }) => {
      sent.push(String(params['id']));
      return HttpResponse.json({ success: true, message: 'The job will start again in a moment.' });
    }),
  );
});

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const linesOf = async (name: string) =>
  (await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

describe('operations', () => {
  test('[OP1] show the state of jobs, imports, backups, storage and apps', async () => {
    showInConsole(<OperationsScreen />);
    expect(await linesOf('Failed jobs')).toEqual([
      expect.stringMatching(
        /^Send a notice by e-mailCreated Jan 5, 2026, 2:30 PM IST \| Failed \| The mail server is down \(10 tries\)/,
      ),
    ]);
    expect(await linesOf('Jobs by kind')).toEqual(['Send a notice by e-mail | 1 | 2 | 1 | 39']);
    screen.getByText('1 kind with nothing to do now');
    expect(await linesOf('Kinds with nothing to do now')).toEqual(['of-another-version | 0 | 0 | 0 | 1']);
    screen.getByText(/^A job has been due since Jan 5, 2026, 3:30 PM IST/);
    expect(await linesOf('Latest imports')).toEqual([
      'MorningStudents of a batch | Rows refused | 12 added, 3 unchanged, 1 refused | Jan 5, 2026, 2:30 PM IST',
      'paper.jsonQuestions | Failed | No such topic | Jan 5, 2026, 2:30 PM IST',
    ]);
    expect(await linesOf('Latest backups')).toEqual([
      'Jan 5, 2026, 2:30 PM IST, 2 hours ago/mnt/backup/one.sqlite | Verified | 52 MB',
      'Jan 5, 2026, 2:30 PM IST, 2 hours ago/mnt/backup/one.sqlite | Failed | The disk is full',
    ]);
    screen.getByText('The newest backup has every hand-in until Jan 5, 2026, 2:29 PM IST.');
    screen.getByText('Little space left');
    expect(await linesOf('Versions of the app by day')).toEqual([
      '1.0.1-bb | Jan 05, 2026 | 30',
      'Not named | Jan 05, 2026 | 2',
      '1.0.0-aa | Jan 04, 2026 | 5',
    ]);
  });

  test('[OP1] state that nothing failed, and that there is no backup', async () => {
    overview = nothing;
    showInConsole(<OperationsScreen />);
    await screen.findByText('Nothing has failed in the background.');
    for (const text of [
      'Nothing has been imported yet.',
      'No backup is known yet. Run npm run backup on the server.',
      'None yet',
      'No device has used its session in the last 14 days.',
    ])
      screen.getByText(text);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('[OP1] say that they are loading, and can be loaded again after an error', async () => {
    server.use(
      http.get(
        '*/api/admin/operations',
        async () => {
          await delay(50);
          return HttpResponse.json(
            { success: false, code: 'INTERNAL', message: 'x', error: 'x' },
            { status: 500 },
          );
        },
        { once: true },
      ),
    );
    showInConsole(<OperationsScreen />);
    screen.getByText('Loading the state of the server...');
    await screen.findByText('Failed to load the state of the server');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await table('Failed jobs');
  });

  test('[OP3] start a failed job again', async () => {
    showInConsole(<OperationsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Retry Send a notice by e-mail' }));
    await screen.findByText('The job will start again in a moment.');
    expect(sent).toEqual(['j1']);
  });

  test('[OP3] show why a job could not be started again', async () => {
    server.use(
      http.post('*/api/admin/operations/jobs/j1/retry', () =>
        HttpResponse.json(
          { success: false, code: 'CONFLICT', message: 'Only a job that has failed', error: 'Only' },
          { status: 409 },
        ),
      ),
    );
    showInConsole(<OperationsScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Retry Send a notice by e-mail' }));
    await screen.findByText('Only a job that has failed');
  });
});

const page = (total: number) => ({ success: true, page: 1, pages: 1, total, count: total });

describe('the lists of operations', () => {
  test('[OP2] [OP3] offer a retry for jobs that have failed alone', async () => {
    const rows = [
      job(),
      job({ _id: 'j2', kind: 'sweep-jobs', state: 'done', lastError: null }),
      job({ _id: 'j3', kind: 'plan-ending', state: 'waiting', attempts: 1, finishedAt: null }),
    ];
    server.use(http.get('*/api/admin/operations/jobs', () => HttpResponse.json({ ...page(3), jobs: rows })));
    showInConsole(<EntityList entity={jobs} />);
    const retries = await screen.findAllByRole('button', { name: /^Retry/ });
    expect(retries.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Retry: Send a notice by e-mail',
      'Retry: Notify of a plan that ends',
    ]);
    screen.getByText('Waiting for a retry');
    fireEvent.click(retries[0] as HTMLElement);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sent).toEqual(['j1']));
  });

  test('[OP7] list imports, with the reasons of refused rows', async () => {
    const rows = everything.imports;
    server.use(
      http.get('*/api/admin/operations/imports', () => HttpResponse.json({ ...page(2), imports: rows })),
    );
    showInConsole(<EntityList entity={imports} />);
    fireEvent.click(await screen.findByRole('button', { name: 'View Details Morning' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Line 4: unknown address');
    dialog.getByText('12 added, 3 unchanged, 1 refused');
    fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'View Details paper.json' }));
    within(await screen.findByRole('dialog')).getByText('No such topic');
  });

  test('[OP4] list backups, with the reason of one that failed', async () => {
    const rows = everything.backups.newest;
    server.use(
      http.get('*/api/admin/operations/backups', () => HttpResponse.json({ ...page(2), backups: rows })),
    );
    showInConsole(<EntityList entity={backups} />);
    await screen.findByText('/mnt/backup/one.sqlite: The disk is full');
    screen.getByText('52 MB');
  });
});
