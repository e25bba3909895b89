import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import * as exporting from '../../state/export-file.ts';
import { EntityList } from '../list/entity-list.tsx';
import { questions } from './questions.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const listed: ListedQuestion = {
  _id: 'q1',
  subject: { _id: 'phy', name: 'Physics' },
  topic: { _id: 'kin', name: 'Kinematics' },
  type: 'MCQ',
  pool: 'ranked',
  state: 'quarantined',
  difficulty: 6,
  licence: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  text: 'Which one is a force?',
  isInSet: false,
  papers: 2,
};
const whole: WholeQuestion = {
  ...listed,
  diagramUrl: null,
  diagramAlt: null,
  diagramLatex: null,
  options: [
    { _id: 'a', text: 'Weight' },
    { _id: 'b', text: 'Mass' },
  ],
  translations: {},
  key: { type: 'MCQ', correct: ['a'] },
  explanation: 'A force has a direction.',
  set: null,
  keywords: [],
  isHeld: true,
  version: 'c1',
  papers: [{ _id: 'p1', title: 'Mock 1', isPublished: true, isActive: true }],
  changes: [
    {
      _id: 'c1',
      kind: 'edited',
      changedBy: 'Root',
      changedAt: '2026-01-06T09:00:00.000Z',
      reason: 'A typing mistake',
      before: { text: 'Which on is a force?' },
      after: { text: 'Which one is a force?' },
    },
  ],
};

let rows: ListedQuestion[];
let asked: string[];
let sent: unknown[];

beforeEach(() => {
  [rows, asked, sent] = [[listed], [], []];
  history.replaceState(null, '', '/question/lists');
  server.use(
    http.get('*/api/admin/question-licences', () =>
      HttpResponse.json({ success: true, data: ['CC BY 4.0'] }),
    ),
    http.get('*/api/questions', ({ request }) => {
      asked.push(new URL(request.url).search);
      const page = { success: true, page: 1, pages: 1, total: rows.length, count: rows.length };
      return HttpResponse.json({ ...page, questions: rows });
    }),
    http.get('*/api/questions/q1', () => HttpResponse.json({ success: true, data: whole })),
    http.get('*/api/questions/q1/key', () => HttpResponse.json({ success: true, data: { attempts: 37 } })),
    http.get('*/api/admin/subjects_get_all', () =>
      HttpResponse.json({ success: true, message: '', data: { count: 0, subjects: [] } }),
    ),
    http.get('*/api/topics/get_all_topics', () =>
      HttpResponse.json({ success: true, page: 1, pages: 1, total: 0, count: 0, topics: [] }),
    ),
    http.post('*/api/questions/q1/state', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: 'The question was released.' });
    }),
  );
});

async function show() {
  showInConsole(<EntityList entity={questions} />);
  if (rows.length > 0) await screen.findByText('Which one is a force?');
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('[OR11] [OR12] a teacher reads the bank, and has no button that changes it', async () => {
  showInConsole(<EntityList entity={questions} />, 'teacher');
  await screen.findByText('Which one is a force?');
  const row = within(screen.getByRole('rowheader').closest('tr') as HTMLElement);
  const names = row.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['View Details Which one is a force?']);
  expect(screen.queryByRole('link', { name: 'Add Question' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('[BK10] the bank is listed, and filtered on the server', async () => {
  await show();
  const row = within(screen.getByRole('rowheader').closest('tr') as HTMLElement);
  for (const text of ['Kinematics', 'Physics', 'MCQ · Ranked', 'Quarantined', '2 papers'])
    row.getByText(text);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'active' } });
  fireEvent.change(screen.getByLabelText('Pool'), { target: { value: 'practice' } });
  await waitFor(() => expect(asked.at(-1)).toContain('pool=practice&state=active'));
});

test('[BK10] topics are chosen from those of the subject, and forgotten with it', async () => {
  history.replaceState(null, '', '/question/lists?subject=phy&topic=kin&difficultyFrom=3&difficultyTo=7');
  await show();
  expect(asked.at(-1)).toContain('difficultyFrom=3&difficultyTo=7');
  expect(asked.at(-1)).toContain('topic=kin');
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: '' } });
  await waitFor(() => expect(asked.at(-1)).not.toContain('topic'));
  expect((screen.getByLabelText('Topic') as HTMLSelectElement).disabled).toBe(true);
});

test('[BK11] a question opens with its right option, its use, what a correction would touch, and its history', async () => {
  await show();
  press(/^View Details/);
  const dialog = within(await screen.findByRole('dialog'));
  const right = (await dialog.findByText('Right')).closest('li');
  expect(right?.textContent).toBe('WeightRight');
  dialog.getByText('Mock 1');
  dialog.getByText('A force has a direction.');
  await dialog.findByText('37 attempts');
  dialog.getByText('Jan 06, 2026, Root: A typing mistake');
  expect(dialog.getByText(/^on$/).tagName).toBe('DEL');
  expect(dialog.getByText(/^one$/).tagName).toBe('INS');
});

test('[BK11] a question that is gone says so', async () => {
  server.use(
    http.get('*/api/questions/q1', () =>
      HttpResponse.json({ success: false, code: 'NOT_FOUND', message: '', error: '' }, { status: 404 }),
    ),
  );
  await show();
  press(/^View Details/);
  await screen.findByText('This question no longer exists.');
});

test('[BK12] [BK13] only a quarantined question is released or dropped, with a reason, and its key is not corrected', async () => {
  rows = [listed, { ...listed, _id: 'q2', text: 'Another', state: 'active' }];
  await show();
  expect(screen.getAllByRole('button', { name: /^Release/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Correct key/ }).getAttribute('aria-label')).toContain(
    'Another',
  );
  press(/^Release/);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Solved it myself' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Release' }));
  await screen.findByText('The question was released.');
  expect(sent).toEqual([{ state: 'active', reason: 'Solved it myself' }]);
});

test('an empty bank says so', async () => {
  rows = [];
  await show();
  await screen.findByText('No questions found');
});

test('[CN2] the file has what is searched and filtered, and is made by the server', async () => {
  const exported: string[] = [];
  server.use(
    http.get('*/api/questions/export', ({ request }) => {
      exported.push(new URL(request.url).search);
      return exported.length === 1
        ? new HttpResponse('Id,Type\r\n', { headers: { 'content-type': 'text/csv' } })
        : HttpResponse.json(
            { success: false, code: 'FORBIDDEN', message: 'No.', error: 'No.' },
            { status: 403 },
          );
    }),
  );
  const made: Blob[] = [];
  vi.spyOn(exporting, 'saveFile').mockImplementation((file) => {
    if ('blob' in file) made.push(file.blob);
  });
  history.replaceState(null, '', '/question/lists?search=force&type=MCQ');
  showInConsole(<EntityList entity={questions} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await screen.findByText('The file was downloaded.');
  expect(exported).toEqual(['?search=force&type=MCQ&format=csv']);
  expect(await made[0]?.text()).toBe('Id,Type\r\n');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await screen.findByText(/Nothing was downloaded\.$/);
  expect(made).toHaveLength(1);
});
