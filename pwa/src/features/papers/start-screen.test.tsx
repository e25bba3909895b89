import {
  myAttempts,
  paperOverview,
  wallet,
  type AttemptHistoryRow,
  type PaperSummary,
} from '@exam/shared-schema/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, keepSeen, startSession } from '../../offline/index.ts';
import { putSavedPaper, testPaper, testTicket } from '../../test/paper.ts';
import { testStudent } from '../../test/student.ts';
import { testSummary } from '../../test/summary.ts';
import StartScreen from './start-screen.tsx';

const server = setupServer(http.all('*/api/*', () => HttpResponse.error()));
const asha = testStudent('asha');
const { testId, packageVersion } = testPaper();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(async () => {
  // Polling for papers stops when the user signs out.
  await database.session.clear();
  server.close();
});
afterEach(cleanup);
beforeEach(async () => {
  await Promise.all([database.seenAnswers.clear(), database.packages.clear(), database.session.clear()]);
});

/** Renders the start screen with a cached overview, as if the paper was seen before the network went. */
async function show(change: Partial<PaperSummary> | null, user = asha): Promise<void> {
  await startSession(database, user, 'token');
  const data = testSummary(testId, { packageVersion, ...change });
  const args = { params: { id: testId } };
  if (change !== null) await keepSeen(database, user._id, paperOverview, args, { data });
  render(<StartScreen testId={testId} prepareExam={() => undefined} />);
}

const start = () => screen.findByRole('button', { name: 'Start Test' });
const noStart = () => expect(screen.queryByRole('button', { name: 'Start Test' })).toBeNull();

test('a paper that can be had starts from here', async () => {
  await show({});
  await start();
});

test('[ST58] the start screen names the type of the test, also of an adaptive one', async () => {
  await show({ isAdaptive: true });
  await screen.findByText(/ · Adaptive$/);
});

test('[PK17] a paper that was taken shows its last score, and that only the first attempt ranks', async () => {
  const attempt: AttemptHistoryRow = {
    _id: 'old',
    testId: { _id: testId, title: 'Paper', totalMarks: 40, duration: 60 },
    status: 'scored',
    totalScore: 13,
    totalQuestions: 10,
    correctAnswers: 4,
    accuracy: 50,
    totalTimeTaken: 60,
    submittedAt: new Date(0).toISOString(),
  };
  const page = { page: 1, pages: 1, totalPages: 1, total: 1, count: 1, data: [attempt] };
  await keepSeen(database, asha._id, myAttempts, { query: { limit: 100 } }, page);
  await show({ resultsPolicy: 'after-sync' });
  const score = await screen.findByRole('link', { name: 'Last score 13 / 40' });
  expect(score.getAttribute('href')).toBe('/results/old');
  screen.getByText('Only your first attempt counts for your rank.');
});

test('[ST52] a saved paper starts without a network, whatever became of it', async () => {
  await putSavedPaper(database, asha._id);
  await show({ isActive: false, price: 5 });
  await start();
});

test('a saved paper of which nothing else was seen starts', async () => {
  await putSavedPaper(database, asha._id);
  await show(null);
  await start();
});

test('[ST23] a generated paper that is being made says so', async () => {
  await show({ ownerId: asha._id, isAiGenerated: true, isActive: false });
  await screen.findByText('AI is Preparing Your Test...');
  noStart();
});

test('a paper that is not published says so instead of failing after the tap', async () => {
  await show({ packageVersion: null });
  await screen.findByText('This test is not available yet.');
  noStart();
});

const keepTokens = (remainingTokens: number) =>
  keepSeen(
    database,
    asha._id,
    wallet,
    {},
    {
      data: {
        remainingTokens,
        totalTokens: remainingTokens,
        usedTokens: 0,
        prices: { adaptiveTest: 5, aiTest: 10, question: 1 },
        papersLeft: 0,
        aiEnabled: true,
      },
    },
  );

test('[ST60] a paper that cannot be paid says so instead of failing after the tap', async () => {
  await keepTokens(4);
  await show({ price: 5 });
  await screen.findByText("You don't have enough tokens. Please contact admin to add more tokens.");
  noStart();
});

test('[GN6] a generated paper that could not be made says why, and leads to another', async () => {
  const failure = 'This test could not be made. Your tokens are back.';
  await show({
    ownerId: asha._id,
    isAiGenerated: true,
    isActive: false,
    generation: { state: 'failed', failure },
  });
  await screen.findByText(failure);
  expect(screen.getByRole('link', { name: 'Make another' }).getAttribute('href')).toBe('/?tab=personalized');
  noStart();
});

test('[GN11] a generated paper says how it differs from the pattern of its exam', async () => {
  const found = [
    { type: 'MCQ' as const, count: 16 },
    { type: 'Numerical' as const, count: 5 },
  ];
  const sections = [
    { title: 'Chemistry', wanted: 25, found },
    { title: 'Physics', wanted: 25, found: [] },
  ];
  const fit = { questions: 21, minutes: 50, isOwnForm: false, sections };
  await show({ ownerId: asha._id, isAdaptive: true, generation: { state: 'made', failure: null, fit } });
  await screen.findByText(
    '21 questions in 50 minutes: Chemistry has 16 with one right option and 5 numerical ones; Physics is left out',
  );
});

test('[ST10] a generated paper is not there for anybody but its owner', async () => {
  await show({ ownerId: 'ravi' });
  await screen.findByText('Error: Test paper not found. Please try again.');
  noStart();
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

test.each([
  ['before it opens', inHours(1), inHours(2), /^It is not open yet\./],
  ['while it is open', inHours(-1), inHours(1), /^An attempt ranks only if you start it within this time\./],
  ['after it has closed', inHours(-2), inHours(-1), /^It has closed\./],
])('[ST74] %s a paper starts, and says what becomes of it', async (_when, opensAt, closesAt, words) => {
  await show({ opensAt, closesAt });
  await screen.findByText(words);
  screen.getByText(/^Open .* to /);
  await start();
});

test('[ST74] the ticket counts where there is one, and a paper without a window says nothing', async () => {
  const window = { opensAt: null, closesAt: Date.now() - HOUR };
  await putSavedPaper(database, asha._id, testPaper(), testTicket(testPaper(), { window }));
  await show({});
  await screen.findByText(/^It has closed\./);
  cleanup();
  await database.packages.clear();
  await show({});
  await start();
  expect(screen.queryByText(/^Open until|^It has closed/)).toBeNull();
});
