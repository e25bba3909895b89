import type { PaperSummary, User } from '@exam/shared-schema/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { testStudent } from '../../test/student.ts';
import { testSummary } from '../../test/summary.ts';
import { PaperCard } from './paper-card.tsx';
import StartScreen from './start-screen.tsx';
import { usePapersHere } from './use-papers-here.ts';

/** A different user in each test, so that pending requests of the previous test do not interfere. */
let asha: User;
let students = 0;
const { testId, packageVersion } = testPaper();
const priced: PaperSummary = testSummary(testId, { packageVersion, price: 5, title: 'Rotation' });

/** The cost that each issue request stated: the price, or that a plan covers it. */
let costs: (string | null)[];
let remainingTokens: number;
let papersLeft: number;

const server = setupServer(
  http.get('*/api/wallet', () =>
    HttpResponse.json({
      success: true,
      data: {
        remainingTokens,
        totalTokens: 100,
        usedTokens: 0,
        prices: { adaptiveTest: 5, aiTest: 10 },
        papersLeft,
        aiEnabled: true,
      },
    }),
  ),
  http.get('*/api/test-papers/get_testpaper_by_id/:id', () =>
    HttpResponse.json({ success: true, data: priced }),
  ),
  http.post('*/api/test-papers/:id/issue', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const price = searchParams.get('price');
    costs.push(searchParams.get('byPlan') === 'true' ? `${price} by plan` : price);
    const message = 'The price has changed. Please check it and try again.';
    return HttpResponse.json(
      { success: false, code: 'PRICE_CHANGED', message, error: message },
      { status: 409 },
    );
  }),
  http.all('*/api/*', () =>
    HttpResponse.json(
      { success: false, code: 'NOT_FOUND', message: 'Not found.', error: '' },
      { status: 404 },
    ),
  ),
);

function card(paper: PaperSummary) {
  const session = { status: 'signed-in', user: asha, token: 'token', expired: false } as const;
  const Shown = () => {
    const saved = usePapersHere(session)?.versions.get(paper._id) ?? [];
    return (
      <PaperCard paper={paper} badge={{ text: 'New' }} session={session} saved={saved} open={undefined} />
    );
  };
  return render(<Shown />);
}
const save = () => screen.findByRole('button', { name: 'Save Rotation for offline' });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  costs = [];
  remainingTokens = 100;
  papersLeft = 0;
  await Promise.all([database.seenAnswers.clear(), database.packages.clear()]);
  students += 1;
  asha = testStudent(`asha${students}`);
  await startSession(database, asha, 'token');
});

test('[ST60] a price stands on the card, saving asks first, and only what was agreed to is asked for', async () => {
  card(priced);
  expect(screen.getByText(/· 5 tokens$/)).toBeTruthy();
  fireEvent.click(await save());
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.click(dialog.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(costs).toEqual([]);
  fireEvent.click(await save());
  fireEvent.click(within(await screen.findByRole('dialog', { hidden: true })).getByText('Save for 5 tokens'));
  await screen.findByText('The price has changed. Please check it and try again.');
  expect(costs).toEqual(['5']);
});

test('[ST60] a free paper is saved at once, and agrees to nothing', async () => {
  card({ ...priced, price: 0 });
  fireEvent.click(await save());
  await waitFor(() => expect(costs).toEqual(['0']));
});

test('[ST60] the start says what it spends, and nothing once the paper is here', async () => {
  const first = render(<StartScreen testId={testId} prepareExam={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Start for 5 tokens' }));
  await waitFor(() => expect(costs).toEqual(['5']));
  first.unmount();
  await putSavedPaper(database, asha._id);
  render(<StartScreen testId={testId} prepareExam={() => undefined} />);
  await screen.findByRole('button', { name: 'Start Test' });
  // The ticket is renewed in the background, which never agrees to a price.
  await waitFor(() => expect(costs.slice(1).every((price) => price === '0')).toBe(true));
});

test('[ST60] with too few tokens the card says so in place of the offer', async () => {
  remainingTokens = 4;
  card(priced);
  await screen.findByText("You don't have enough tokens. Please contact admin to add more tokens.");
});

test('[ST60] with too few tokens the way to the plans stands beside it', async () => {
  remainingTokens = 4;
  card(priced);
  const link = await screen.findByRole('link', { name: 'See plans' });
  expect(link.getAttribute('href')).toBe('/pricing');
  render(<StartScreen testId={testId} prepareExam={() => undefined} />);
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'See plans' })).toHaveLength(2));
});

test('[ST47] tokens without a limit are enough', async () => {
  remainingTokens = -1;
  card(priced);
  fireEvent.click(await save());
  await screen.findByRole('dialog', { hidden: true });
});

test.each([1, -1])(
  '[ST60] what a plan with %i papers left covers says so in place of its price, and is saved without a question',
  async (left) => {
    papersLeft = left;
    remainingTokens = 0;
    card(priced);
    await screen.findByText(/· Covered by your plan$/);
    fireEvent.click(await save());
    await waitFor(() => expect(costs).toEqual(['0 by plan']));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  },
);

test('[ST60] the start of a covered paper says that the plan covers it', async () => {
  papersLeft = 3;
  render(<StartScreen testId={testId} prepareExam={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Start · covered by your plan' }));
  await waitFor(() => expect(costs).toEqual(['0 by plan']));
});

test('[ST60] a plan that was used up elsewhere spends no tokens: the price is shown instead', async () => {
  papersLeft = 1;
  render(<StartScreen testId={testId} prepareExam={() => undefined} />);
  const start = await screen.findByRole('button', { name: 'Start · covered by your plan' });
  papersLeft = 0;
  fireEvent.click(start);
  await screen.findByRole('button', { name: 'Start for 5 tokens' });
  expect(screen.getByText('The price has changed. Please check it and try again.')).toBeTruthy();
  expect(costs).toEqual(['0 by plan']);
});
