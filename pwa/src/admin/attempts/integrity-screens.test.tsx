import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AttemptTimeline, FlaggedAttempt, PatternFinding } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { findings } from './findings.tsx';
import { flaggedAttempts } from './flagged-attempts.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const student = { _id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };
const paper = { _id: 'p1', title: 'Mock 1' };

const finding: PatternFinding = {
  ...{ _id: 'f1', pattern: 'equal-wrong', attemptId: 'a1', student, paper, score: 40, ranked: true },
  details: {
    ...{ equal: 21, expected: 3.4 },
    others: [{ attemptId: 'a2', userId: 'u2', fullName: 'Ravi Iyer' }],
  },
  decision: null,
  foundAt: '2026-01-05T09:00:00.000Z',
};
const flagged: FlaggedAttempt = {
  ...{ attemptId: 'a1', student, paper, score: 40, flags: ['late'], ranked: false, isDoubted: false },
  receivedAt: '2026-01-05T09:00:00.000Z',
};
const at = '2026-01-05T08:00:00.000Z';
const timeline: AttemptTimeline = {
  ...{ student, paper, flags: ['late'], ranked: false, score: 40 },
  receivedAt: '2026-01-05T09:00:00.000Z',
  events: [
    { type: 'started', at, seconds: 0 },
    { type: 'answered', at, seconds: 65, question: 3, section: 'Physics' },
    { type: 'clock-jumped', at, seconds: -30, byMs: -95_000 },
    { type: 'resumed', at, seconds: 80, reason: 'other-device' },
    { type: 'something-new', at, seconds: 90 },
    { type: 'sealed', at, seconds: 3600, reason: 'student' },
  ],
  superseded: [{ receivedAt: '2026-01-06T09:00:00.000Z' }],
  decisions: [{ ranked: false, reason: 'Too late', decidedBy: 'Root Admin', decidedAt: at }],
};

let found: PatternFinding[];
let rows: FlaggedAttempt[];
let asked: string[];
let sent: unknown[];

beforeEach(() => {
  [found, rows, asked, sent] = [[finding], [flagged], [], []];
  history.replaceState(null, '', '/attempts/patterns');
  const page = { success: true, page: 1, pages: 1, total: 1, count: 1 };
  server.use(
    http.get('*/api/admin/attempts/findings', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ ...page, total: found.length, findings: found });
    }),
    http.get('*/api/admin/attempts/flagged', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ ...page, total: rows.length, attempts: rows });
    }),
    http.get('*/api/admin/attempts/:id/timeline/:user', ({ params }) => {
      asked.push(`${String(params['id'])} ${String(params['user'])}`);
      return HttpResponse.json({ success: true, data: timeline });
    }),
    http.post('*/api/admin/attempts/a1/ranking', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: 'The decision was saved.' });
    }),
  );
});

const row = async () => within(await screen.findByRole('row', { name: /^Asha Rao/ }));
const events = async () =>
  within(await screen.findByRole('list', { name: 'Events' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('[IN1] [IN3] a finding has its numbers in words, and the attempts that it was found with', async () => {
  showInConsole(<EntityList entity={findings} />);
  const cells = await row();
  cells.getByText('Equal wrong answers');
  cells.getByText('21 wrong answers are the same as in another attempt; chance would give 3.4.');
  cells.getByText('Ranks until decided');
  fireEvent.click(cells.getByRole('button', { name: 'Other attempts: Asha Rao, Mock 1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Timeline of Ravi Iyer' }));
  await events();
  expect(asked.at(-1)).toBe('a2 u2');
});

test.each([
  ['shared-device', { accounts: 5 }, '5 accounts took this paper on the same device within a day.'],
  [
    'fast-right',
    { fast: 14, right: 13 },
    '14 answers were given faster than the question can be read, and 13 of them are right.',
  ],
] as const)('[IN2] [IN4] a finding of the pattern %s is told in words', async (pattern, details, words) => {
  found = [{ ...finding, pattern, details: { ...details, others: [] } }];
  showInConsole(<EntityList entity={findings} />);
  const cells = await row();
  cells.getByText(words);
  expect(cells.queryByRole('button', { name: /^Other attempts/ })).toBeNull();
});

test('[IN8] a decision is sent with its reason, and says that the student gets it', async () => {
  showInConsole(<EntityList entity={findings} />);
  fireEvent.click((await row()).getByRole('button', { name: 'Do not rank: Asha Rao, Mock 1' }));
  screen.getByText(/The student gets a notice with the reason\./);
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Copied from a neighbour' } });
  found = [{ ...finding, ranked: false, decision: { ranked: false, reason: 'Copied from a neighbour' } }];
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Do not rank' }));
  await waitFor(() =>
    expect(sent).toEqual([{ userId: 'u1', ranked: false, reason: 'Copied from a neighbour' }]),
  );
  await screen.findByText('Copied from a neighbour');
});

test('[IN7] the timeline tells each event in words, with flags, later logs and decisions', async () => {
  showInConsole(<EntityList entity={flaggedAttempts} />);
  fireEvent.click((await row()).getByRole('button', { name: 'Timeline: Asha Rao, Mock 1' }));
  expect(await events()).toEqual([
    '+0m 0sStarted',
    '+1m 5sAnswered question 3 of Physics',
    '\u22120m 30sThe device\u2019s clock jumped by \u22121m 35s',
    '+1m 20sContinued on another device',
    '+1m 30ssomething-new',
    '+1h 0mSubmitted by the student',
  ]);
  screen.getByText(/^Does not rank: Too late \(Root Admin,/);
  screen.getByText('Later logs of the same attempt');
});

test('[IN7] an attempt without a log has a sentence in place of a timeline', async () => {
  server.use(
    http.get('*/api/admin/attempts/:id/timeline/:user', () =>
      HttpResponse.json({ success: true, data: { ...timeline, events: null } }),
    ),
  );
  showInConsole(<EntityList entity={flaggedAttempts} />);
  const open = async () =>
    fireEvent.click((await row()).getByRole('button', { name: 'Timeline: Asha Rao, Mock 1' }));
  await open();
  await screen.findByText('It came without a log that can be read, so there is no timeline.');
});

test('[IN6] flagged attempts are filtered by a flag, and only those in doubt are decided here', async () => {
  showInConsole(<EntityList entity={flaggedAttempts} />);
  const cells = await row();
  cells.getByText(/^It took longer than the paper allows\./);
  expect(cells.queryByRole('button', { name: /^Let it rank/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('Flag'), { target: { value: 'clock-jumped' } });
  await waitFor(() => expect(asked.at(-1)).toContain('flag=clock-jumped'));
  rows = [{ ...flagged, isDoubted: true }];
  fireEvent.change(screen.getByLabelText('Flag'), { target: { value: 'late' } });
  await screen.findByRole('button', { name: /^Let it rank/ });
});

test('[IN1] without a finding there is a sentence', async () => {
  found = [];
  showInConsole(<EntityList entity={findings} />);
  await screen.findByText('No patterns found');
});

test('[IN1] findings that cannot be loaded can be tried again', async () => {
  let fails = true;
  server.use(
    http.get('*/api/admin/attempts/findings', () =>
      fails
        ? HttpResponse.json({ success: false, code: 'INTERNAL', message: '', error: '' }, { status: 500 })
        : HttpResponse.json({ success: true, page: 1, pages: 1, total: 1, count: 1, findings: found }),
    ),
  );
  showInConsole(<EntityList entity={findings} />);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  fails = false;
  fireEvent.click(retry);
  await row();
});
