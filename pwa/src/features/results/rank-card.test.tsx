import { act, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paperRank, type PaperRank, type ScoredResult } from '@exam/shared-schema/contract';
import { database, keepSeen, startSession } from '../../offline/index.ts';
import { switchLanguage, useLanguage } from '../../sentences/index.ts';
import { useConnection } from '../../state/index.ts';
import { testResult } from '../../test/results.ts';
import { testStudent } from '../../test/student.ts';
import { RankCard } from './rank-card.tsx';
import type { AttemptOutcome } from './use-result.ts';

const asha = testStudent('asha');
const tally = { correct: 1, incorrect: 0, unanswered: 0, total: 1 };
const result: ScoredResult = {
  ...testResult('sat'),
  sectionWiseStats: [
    { section: 'Physics', ...tally, score: 24, maximum: 100 },
    { section: 'Chemistry', ...tally, score: 40, maximum: 100 },
  ],
};
const outcome: AttemptOutcome = {
  result,
  receipt: undefined,
  waiting: undefined,
  attempt: undefined,
  instant: null,
};
const ranked: PaperRank = {
  status: 'ranked',
  asOf: '2026-01-05T09:30:00.000Z',
  attempts: 1340,
  rank: 12,
  percentile: 96.47,
  score: 64,
  median: 51.5,
  topTenth: 120,
  distribution: { edges: [40, 60], counts: [100, 900, 340], own: 2, maximum: 200 },
  sections: [
    { section: 'Physics', median: 16, topTenth: 30 },
    { section: 'Chemistry', median: 20, topTenth: null },
  ],
};

let answer: () => Response;
const server = setupServer(http.get('*/api/test-attempts/sat/standing', () => answer()));
const answering = (data: PaperRank) => {
  answer = () => HttpResponse.json({ success: true, data });
};

function Root({ of = outcome }: { readonly of?: AttemptOutcome }) {
  useLanguage();
  return <RankCard result={result} outcome={of} />;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  useConnection.setState({ network: true, server: true });
  await database.seenAnswers.clear();
  await startSession(database, asha, 'token', null);
});

const card = () => within(screen.getByRole('region', { name: 'Your rank' }));

it('[ST74] it says whether all took the paper in the same time', async () => {
  answering(ranked);
  const { unmount } = render(<Root />);
  await screen.findByText('This paper is always open, so students have taken it on different days.');
  unmount();
  await database.seenAnswers.clear();
  answering({ ...ranked, opensAt: '2026-01-05T08:30:00.000Z', closesAt: '2026-01-05T11:30:00.000Z' });
  render(<Root />);
  await screen.findByText(/^Only attempts that started between 5 Jan 2026.* and 5 Jan 2026.* are ranked/);
});

it('[ST61] rank and percentile stand with their time, and the picture has its values in words', async () => {
  answering(ranked);
  render(<Root />);
  await screen.findByText('96.47');
  expect(card().getByText('12').closest('dd')?.textContent).toBe('12 of 1,340');
  expect(card().getByText(/^Counted on 5 Jan 2026/)).toBeTruthy();
  const picture = within(card().getByRole('figure', { name: /^Marks of all students/ }));
  expect(picture.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Below 40100 students',
    '40 to 60900 students',
    '60 and above340 students, you among them',
  ]);
});

it('[RK5] each section is compared with the median, and with the top tenth where it is told', async () => {
  answering(ranked);
  render(<Root />);
  await screen.findByText('Median 16');
  expect(screen.getAllByText(/^Top 10% from/).map((each) => each.textContent)).toEqual(['Top 10% from 30']);
  expect(screen.getByText('Median 20')).toBeTruthy();
  expect(screen.getByText('24 of 100')).toBeTruthy();
});

it('[RK3] with too few students the card says that the rank comes later', async () => {
  answering({ status: 'few', fewest: 10 });
  render(<Root />);
  expect(await screen.findByText('Your rank comes later')).toBeTruthy();
});

it('[RK1] an attempt that does not rank has no card, nor one that this device marked by itself', async () => {
  answering({ status: 'not-ranked' });
  const { rerender } = render(<Root />);
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
  rerender(<Root of={{ ...outcome, instant: result }} />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('[RK90] of a repeated attempt it says why there is no rank', async () => {
  answering({ status: 'not-ranked', reason: 'repeated' });
  render(<Root />);
  await screen.findByText('Only your first attempt at this paper counts for your rank.');
  expect(screen.queryByRole('region')).toBeNull();
});

it('it says that it is loading, and what went wrong, with another try', async () => {
  const message = 'Server error occurred.';
  answer = () =>
    HttpResponse.json({ success: false, code: 'INTERNAL', message, error: message }, { status: 500 });
  render(<Root />);
  expect(screen.getByRole('region', { name: 'Your rank' })).toBeTruthy();
  await screen.findByText('Your rank could not be loaded');
  expect(screen.getByText(message)).toBeTruthy();
  answering(ranked);
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await screen.findByText('96.47')).toBeTruthy();
});

it('without a network it says when the rank comes, and does not call that a failure', async () => {
  answer = () => HttpResponse.error();
  render(<Root />);
  expect(await screen.findByText('Your rank will be here when you are online again.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[PK14] what was seen is there offline, with its age', async () => {
  await keepSeen(database, asha._id, paperRank, { params: { attemptId: 'sat' } }, { data: ranked });
  answer = () => HttpResponse.error();
  render(<Root />);
  expect(await screen.findByText(/Last loaded this minute\.$/)).toBeTruthy();
  expect(screen.getByText('96.47')).toBeTruthy();
});

it('[LA2] it is shown in another language where it stands', async () => {
  answering(ranked);
  render(<Root />);
  await screen.findByText('96.47');
  await act(() => switchLanguage('hi'));
  expect(screen.getByRole('region', { name: 'आपकी रैंक' })).toBeTruthy();
  await act(() => switchLanguage('en'));
  localStorage.clear();
});
