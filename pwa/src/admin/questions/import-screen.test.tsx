import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { showInConsole } from '../../test/console.tsx';
import ImportScreen from './import-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const AT = '2026-01-05T09:00:00.000Z';
const subject = {
  _id: 's1',
  sid: 'physics',
  name: 'Physics',
  description: '',
  isActive: true,
  createdAt: AT,
};
const topic = {
  ...{
    _id: 't1',
    tid: 'tides',
    name: 'Tides',
    description: '',
    isActive: true,
    createdAt: AT,
    updatedAt: AT,
  },
  ...{ subjectId: { _id: 's1', name: 'Physics' }, parentTopicId: null, difficultyRange: { min: 1, max: 5 } },
};
const items = [
  { place: 1, text: 'What makes the tides?', outcome: 'imported', reason: null },
  { place: 2, text: 'Is it the wind?', outcome: 'duplicate', reason: 'The bank has exactly this question.' },
  { place: 3, text: 'Match them.', outcome: 'refused', reason: 'Questions that match pairs are not read.' },
];

let sent: unknown[];

beforeEach(() => {
  sent = [];
  history.replaceState(null, '', '/question/import');
  const page = { success: true, page: 1, pages: 1, total: 1, count: 1 };
  server.use(
    http.get('*/api/admin/subjects_get_all', () =>
      HttpResponse.json({ success: true, message: '', data: { count: 1, subjects: [subject] } }),
    ),
    http.get('*/api/topics/get_all_topics', () => HttpResponse.json({ ...page, topics: [topic] })),
    http.post('*/api/questions/import', async ({ request }) => {
      sent.push(await request.json());
      const counts = { imported: 1, duplicates: 1, refused: 1 };
      return HttpResponse.json({
        success: true,
        message: '1 question imported.',
        data: { ...counts, items },
      });
    }),
  );
});

async function fill(file: File): Promise<void> {
  showInConsole(<ImportScreen />);
  fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });
  await screen.findByRole('option', { name: 'Physics' });
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 's1' } });
  await screen.findByRole('option', { name: 'Tides' });
  fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 't1' } });
}

const linesOf = () =>
  within(screen.getByRole('table', { name: 'Questions of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('[OP9] a file is checked first, and imported after that', async () => {
  await fill(new File(['Tides? {T}'], 'tides.txt'));
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await screen.findByText('Checked, nothing was stored');
  expect(linesOf()[0]).toBe('1 | What makes the tides? | Can be imported | –');
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('Report');
  expect(linesOf()).toEqual([
    '1 | What makes the tides? | Imported | –',
    '2 | Is it the wind? | In the bank already | The bank has exactly this question.',
    '3 | Match them. | Refused | Questions that match pairs are not read.',
  ]);
  const body = { format: 'gift', name: 'tides.txt', text: 'Tides? {T}', subjectId: 's1', topicId: 't1' };
  expect(sent).toEqual([
    { ...body, pool: 'practice', dryRun: true },
    { ...body, pool: 'practice', dryRun: false },
  ]);
});

test('[OP9] the reason is shown if the whole file is refused', async () => {
  const message = 'This is not a CSV file. Please check its quotation marks.';
  server.use(
    http.post('*/api/questions/import', () =>
      HttpResponse.json(
        { success: false, code: 'VALIDATION', message, error: message, errors: { text: message } },
        { status: 400 },
      ),
    ),
  );
  await fill(new File(['"'], 'tides.csv'));
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText(message);
});

test('[OP9] a file in another encoding is not sent', async () => {
  await fill(new File([new Uint8Array([0xe9, 0x20, 0x3f])], 'tides.csv'));
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText(/^The file is not in UTF-8\./);
  expect(sent).toEqual([]);
});

test('[OP9] nothing is sent without a file and a topic', async () => {
  showInConsole(<ImportScreen />);
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByRole('option', { name: 'Physics' });
  expect(sent).toEqual([]);
});

test('[CN65] the columns of a table are named, and of a table alone', async () => {
  showInConsole(<ImportScreen />);
  await screen.findByText(/^Columns: Question, Option A/);
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'gift' } });
  expect(screen.queryByText(/^Columns:/)).toBeNull();
});
