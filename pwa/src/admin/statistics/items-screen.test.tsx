import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnalysablePaper, AnalysedItem, UnrankedCounts } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import ItemsScreen from './items-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const item: AnalysedItem = {
  questionId: 'q1',
  number: 1,
  section: 'Physics',
  type: 'MCQ',
  text: 'Which one is a force?',
  attempts: 120,
  answeredPercent: 95.5,
  rightPercent: 41.67,
  pointBiserial: -0.21,
  upperLower: null,
  options: [
    { optionId: 'a', text: 'Weight', isRight: true, percent: 41.67 },
    { optionId: 'b', text: 'Mass', isRight: false, percent: 53.83 },
  ],
  given: [],
  medianSeconds: 75,
  flags: ['key-doubtful', 'negative-discrimination'],
};

const categoryId = { _id: 'jee-main', name: 'JEE Main' };
const papers: AnalysablePaper[] = [
  { _id: 'p1', title: 'Mock 1', categoryId, ranked: 12, simulated: 40 },
  { _id: 'p2', title: 'Mock 2', categoryId, ranked: 0, simulated: 40 },
  { _id: 'p3', title: 'Mock 3', categoryId, ranked: 0, simulated: 0 },
];

let searched: string;
let items: AnalysedItem[];
let isDemo: boolean;
let unranked: UnrankedCounts;

beforeEach(() => {
  items = [item];
  isDemo = false;
  unranked = [];
  history.replaceState(null, '', '/testpaper/items');
  const page = { success: true, page: 1, pages: 1, total: 1, count: 1 };
  server.use(
    http.get('*/api/admin/papers/items', ({ request }) => {
      searched = new URL(request.url).searchParams.get('search') ?? '';
      const found = papers.filter(({ title }) => title.includes(searched));
      return HttpResponse.json({ ...page, total: found.length, count: found.length, papers: found });
    }),
    http.get('*/api/admin/papers/p1/items', () =>
      HttpResponse.json({
        success: true,
        data: {
          paper: { _id: 'p1', title: 'Mock 1' },
          attempts: items.length * 120,
          isDemo,
          unranked,
          items,
        },
      }),
    ),
  );
});

async function show() {
  showInConsole(<ItemsScreen />);
  fireEvent.click(await screen.findByRole('link', { name: 'Analyse: Mock 1' }));
}

test('[IA5] a paper is found by its title, with what there is to analyse, and the way back leads to all papers', async () => {
  showInConsole(<ItemsScreen />);
  for (const [name, attempts] of [
    ['Mock 1', '12 ranked attempts'],
    ['Mock 2', '40 simulated attempts'],
    ['Mock 3', 'None yet'],
  ] as const)
    within(await screen.findByRole('row', { name: new RegExp(`^${name}`) })).getByText(attempts);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Mock 2' } });
  await waitFor(() => expect(screen.queryByText('Mock 1')).toBeNull());
  expect(searched).toBe('Mock 2');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.click(await screen.findByRole('link', { name: 'Analyse: Mock 1' }));
  await screen.findByText(/^120 ranked attempts\./);
  screen.getByText('Mock 1');
  fireEvent.click(screen.getByRole('link', { name: 'All test papers' }));
  await screen.findByText('Mock 3');
});

test('[IA1] tells of each question how it did, and why to look at it', async () => {
  await show();
  const row = within(await screen.findByRole('row', { name: /^Question 1/ }));
  for (const text of ['41.67 %', 'Key doubtful', 'Weaker students do better']) row.getAllByText(text);
  row.getByText('\u22120.21');
  row.getByText('1m 15s');
  screen.getByText(/^120 ranked attempts\./);
  expect(location.search).toBe('?paper=p1');
});

test('[ST68] figures of simulated attempts say that they are', async () => {
  isDemo = true;
  await show();
  await screen.findByText(
    /^120 simulated attempts of the demo, shown until 30 students have taken this paper\./,
  );
  expect(screen.queryByText(/ranked attempts/)).toBeNull();
});

test('[IA1] a question unfolds to its options, with the right one told in words', async () => {
  await show();
  const row = within(await screen.findByRole('row', { name: /^Question 1/ }));
  fireEvent.click(row.getByText(/^Question 1/));
  const options = row.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(options).toEqual(['Weight41.67\u00a0%, right', 'Mass53.83\u00a0%']);
});

test('a paper without attempts has a note', async () => {
  items = [];
  await show();
  await screen.findByText('No attempts to analyse');
});

test.each([0, 1])(
  '[IA4] what is not analysed is counted with its reason, beside %i questions',
  async (count) => {
    items = items.slice(0, count);
    unranked = [
      { reason: 'no-log', attempts: 1 },
      { reason: 'repeated', attempts: 12 },
    ];
    await show();
    const counted = within(
      await screen.findByRole('region', { name: 'Not analysed, because they do not rank' }),
    );
    expect(counted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 attempt: handed in without a log',
      '12 attempts: not the first attempt of its student',
    ]);
  },
);

test('an analysis that fails can be tried again', async () => {
  let fails = true;
  server.use(
    http.get('*/api/admin/papers/p1/items', () =>
      fails
        ? HttpResponse.json(
            { success: false, code: 'NOT_FOUND', message: 'Not found.', error: '' },
            { status: 404 },
          )
        : HttpResponse.json({
            success: true,
            data: { paper: { _id: 'p1', title: 'Mock 1' }, attempts: 0, unranked: [], items: [] },
          }),
    ),
  );
  await show();
  await screen.findByText('This test paper no longer exists.');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('No attempts to analyse');
});

test('[QT10] [QT11] items by row and typed answers have their shares', async () => {
  const part = (text: string, isRight: boolean, percent: number) => ({ text, isRight, percent });
  const row = { name: 'A', text: 'Cirque' };
  const lists = { row, parts: [part('by ice', true, 60), part('by a river', false, 25)] };
  const typed = { row: null, parts: [part('moraine', true, 40), part('drumlin', false, 12.5)] };
  items = [
    { ...item, questionId: 'q1', type: 'MatrixMatch', options: [], given: [lists] },
    { ...item, questionId: 'q2', type: 'ShortText', options: [], given: [typed] },
  ];
  await show();
  const shownIn = async (name: string) =>
    within(await screen.findByRole('region', { name, hidden: true }))
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent?.replace('\u00a0', ' '));
  expect(await shownIn('Row A')).toEqual(['by ice60 %, right', 'by a river25 %']);
  expect(await shownIn('Right, and most frequent wrong answers')).toEqual([
    'moraine40 %, right',
    'drumlin12.5 %',
  ]);
});
