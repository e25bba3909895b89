import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InstallationStatistics } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import StatsScreen from './stats-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const full: InstallationStatistics = {
  totalStudents: 123_456,
  newStudents: 2_345,
  testsAttempted: 900,
  testsCompleted: 810,
  successRate: 90,
  avgAccuracy: 61.25,
  totalRevenue: 12_345_600,
  averageOrderValue: 49_950,
  activeUsers: 640,
  avgStudyTime: 42.5,
  premiumUsers: 75,
  totalColleges: 12,
  lastUpdated: '2026-01-05T09:00:00.000Z',
  growthRates: {
    students: 4.2,
    tests: -3.5,
    success: 0,
    revenue: 12.5,
    colleges: null,
    studyTime: null,
    premium: null,
  },
  difficultyBreakdown: [{ _id: { difficulty: 'Easy' }, count: 12_000, avgAccuracy: 80.5 }],
  trendsData: [
    { _id: { date: '2026-01-04' }, attempts: 0, avgAccuracy: null },
    { _id: { date: '2026-01-05' }, attempts: 31, avgAccuracy: 58 },
  ],
};

let asked: string[];
let figures: InstallationStatistics;

beforeEach(() => {
  asked = [];
  figures = full;
  history.replaceState(null, '', '/dashboard/stats');
  server.use(
    http.get('*/api/stats/statistics', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('timeframe') ?? '');
      return HttpResponse.json({ success: true, data: figures });
    }),
  );
});

/** What a tile shows below its label. */
async function tile(section: string, label: string): Promise<string> {
  const part = within(await screen.findByRole('region', { name: section }));
  const text = part.getByText(label).nextElementSibling?.textContent ?? '';
  return text.replaceAll('\u00a0', ' ');
}

test('[FG5] all thirteen figures are there, in rupees and grouped as in India, each growth against the period before', async () => {
  showInConsole(<StatsScreen />);
  screen.getByText('Loading statistics...');
  expect(await tile('Students', 'Total students')).toBe('1,23,456 +4.2 %');
  expect(await tile('Students', 'New students')).toBe('2,345');
  expect(await tile('Students', 'Active users')).toBe('640');
  expect(await tile('Tests', 'Tests attempted')).toBe('900');
  expect(await tile('Tests', 'Tests completed')).toBe('810 \u22123.5 %');
  expect(await tile('Tests', 'Success rate')).toBe('90 % 0 %');
  expect(await tile('Tests', 'Average accuracy')).toBe('61.25 %');
  expect(await tile('Revenue and colleges', 'Total revenue')).toBe('₹1,23,456 +12.5 %');
  expect(await tile('Revenue and colleges', 'Average order value')).toBe('₹499.50');
  expect(await tile('Revenue and colleges', 'Total colleges')).toBe('12 No comparison yet');
  screen.getByText('Last updated Jan 5, 2026, 2:30 PM IST');
  expect(asked).toEqual(['30']);
});

test('[ST44] the fixed growth of study time and premium users is called an example until there is a period before', async () => {
  showInConsole(<StatsScreen />);
  expect(await tile('Tests', 'Average study time')).toBe('42.5 min +8.3 % (example)');
  expect(await tile('Students', 'Premium users')).toBe('75 +18.7 % (example)');
  screen.getByText(/marked as an example is a fixed value, shown until there is a period before/);
  figures = { ...full, growthRates: { ...full.growthRates, studyTime: -1.5, premium: 20 } };
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(screen.queryByText(/example/)).toBeNull());
  expect(await tile('Tests', 'Average study time')).toBe('42.5 min \u22121.5 %');
  expect(await tile('Students', 'Premium users')).toBe('75 +20 %');
  expect(asked).toEqual(['30', '7']);
  expect(location.search).toBe('?days=7');
});

test('[FG5] the charts have all their values as text', async () => {
  showInConsole(<StatsScreen />);
  const difficulty = within(await screen.findByRole('figure', { name: /^Accuracy by difficulty/ }));
  expect(difficulty.getByRole('listitem').textContent).toBe('Easy80.5\u00a0% of 12,000');
  const trend = within(screen.getByRole('figure', { name: /^The last 2 days/ }));
  expect(trend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Jan 04, 20260 tests',
    'Jan 05, 202631 tests, 58\u00a0%',
  ]);
});

test('[FG5] a new installation has no shares and no comparison', async () => {
  const nothing = { successRate: null, avgAccuracy: null, averageOrderValue: null, avgStudyTime: null };
  figures = { ...full, ...nothing, lastUpdated: null, difficultyBreakdown: [] };
  showInConsole(<StatsScreen />);
  expect(await tile('Tests', 'Average accuracy')).toBe('–');
  expect(await tile('Revenue and colleges', 'Average order value')).toBe('–');
  screen.getByText('The figures are counted every ten minutes, and were not counted yet');
  screen.getByText('No question was answered in this time.');
});

test('[FG5] figures that cannot be loaded can be tried again', async () => {
  let fails = true;
  server.use(
    http.get('*/api/stats/statistics', () =>
      fails
        ? HttpResponse.json({ success: false, code: 'INTERNAL', message: '', error: '' }, { status: 500 })
        : HttpResponse.json({ success: true, data: figures }),
    ),
  );
  showInConsole(<StatsScreen />);
  await screen.findByText('Error Loading Statistics');
  screen.getByText('Failed to fetch statistics');
  server.use(http.get('*/api/stats/statistics', () => HttpResponse.error(), { once: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Failed to load statistics');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await tile('Students', 'Active users')).toBe('640');
});

test('[OR11] a role without statistics begins with what it manages', async () => {
  for (const list of ['admin/categories_all', 'subjects/get_all_subjects', 'topics/get_all_topics'])
    server.use(http.get(`*/api/${list}`, () => HttpResponse.json({ success: true, total: 3 })));
  showInConsole(<StatsScreen />, 'teacher');
  screen.getByRole('heading', { name: 'Overview' });
  screen.getByRole('link', { name: 'View Topics' });
  expect(asked).toEqual([]);
});
