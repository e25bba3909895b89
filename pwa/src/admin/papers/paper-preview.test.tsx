import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ManagedPaper, PaperPreview } from '@exam/shared-schema/contract';
import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import { showInConsole } from '../../test/console.tsx';
import PaperPreviewScreen from './paper-preview-screen.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const row: ManagedPaper = {
  _id: 'p1',
  title: 'Mock 1',
  description: 'As on the day',
  attemptCount: 2,
  attempts: 3,
  tickets: 1,
  duration: 90,
  totalQuestions: 3,
  totalMarks: 12,
  difficultyLevel: 8,
  categoryId: { _id: 'jee', name: 'JEE Main' },
  subjectIds: [],
  createdBy: { username: 'root' },
  hasSections: true,
  isActive: true,
  isAiGenerated: false,
  isAdaptive: false,
  ownerId: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  templateId: 't1',
  sections: [],
  price: 0,
  packageVersion: 'a'.repeat(64),
  packageBytes: 1000,
  resultsPolicy: 'after-sync',
  timingPolicy: 'continuous',
  sectionTiming: 'free',
  calculator: null,
  isForBatches: false,
  commonEnd: false,
  opensAt: null,
  closesAt: null,
  keyReleaseAt: null,
};
let rows: ManagedPaper[];

const preview: PaperPreview = {
  source: 'published',
  obstacle: null,
  paper: {
    formatVersion: 2,
    testId: 'p1',
    packageVersion: 'a'.repeat(64),
    title: 'Mock 1',
    description: 'As on the day',
    categoryName: 'JEE Main',
    languages: ['en'],
    calculator: 'basic',
    timing: { policy: 'continuous', durationSeconds: 5400, sectionTiming: 'free' },
    resultsPolicy: 'after-sync',
    scheme: DEFAULT_SCHEME,
    images: [],
    hasMaths: true,
    totals: { questions: 3, marks: '12' },
    sets: [{ _id: 'set1', kind: 'passage', title: 'Of waves', text: 'A wave carries energy.' }],
    sections: [
      {
        _id: 's1',
        title: 'Physics',
        marksPerQuestion: '4',
        negativeMarks: '1/3',
        questions: [
          {
            _id: 'q1',
            type: 'MCQ',
            text: 'What is $m_1$?',
            set: 'set1',
            options: [
              { _id: 'a', text: 'Weight' },
              { _id: 'b', text: 'Mass' },
            ],
          },
          {
            _id: 'q2',
            type: 'MSQ',
            text: 'Which are vectors?',
            set: 'set1',
            diagramUrl: '/api/media/abc',
            diagramAlt: 'Two arrows',
            options: [
              { _id: 'a', text: 'Force' },
              { _id: 'b', text: 'Time' },
              { _id: 'c', text: 'Velocity' },
            ],
          },
        ],
      },
      {
        _id: 's2',
        title: 'Numbers',
        questions: [{ _id: 'q3', type: 'Numerical', text: 'How far?', options: [] }],
      },
    ],
  },
  keys: {
    q1: { type: 'MCQ', correct: ['b'] },
    q2: { type: 'MSQ', correct: ['a', 'c'], outcome: 'dropped' },
    q3: { type: 'Numerical', values: ['7.25'] },
  },
  explanations: { q1: 'Because inertia says so.' },
};

/** Text that appears only with the answers. */
const SECRETS = ['Because inertia says so.', 'Answer:', 'Right', '7.25', 'dropped'];

let answered: () => Response;

beforeEach(() => {
  rows = [row];
  answered = () => HttpResponse.json({ success: true, data: preview });
  history.replaceState(null, '', '/testpaper/preview?paper=p1');
  server.use(
    http.get('*/api/admin/test-papers/p1/preview', () => answered()),
    http.get('*/api/admin/get_test_papers', () =>
      HttpResponse.json({
        success: true,
        page: 1,
        pages: 1,
        total: rows.length,
        count: rows.length,
        papers: rows,
      }),
    ),
  );
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pageText = () => document.body.textContent ?? '';

async function show(changes: Partial<PaperPreview> = {}) {
  answered = () => HttpResponse.json({ success: true, data: { ...preview, ...changes } });
  showInConsole(<PaperPreviewScreen />);
  await screen.findByRole('heading', { name: 'Mock 1' });
}

/** A fake print dialog. @returns the content of the page while it was open. */
function printer() {
  const printed: string[] = [];
  vi.stubGlobal('print', () => void printed.push(document.querySelector('[data-print]')?.outerHTML ?? ''));
  return printed;
}

describe('the preview', () => {
  test('[MP7] shows head, instructions, sections, sets and questions with their marks, and no answer', async () => {
    await show();
    for (const text of ['As on the day', 'JEE Main', '1 hour 30 minutes', '12', 'Basic'])
      screen.getByText(text);
    screen.getByRole('region', { name: 'Instructions' });
    const physics = within(screen.getByRole('region', { name: 'Physics' }));
    within(physics.getByRole('region', { name: 'Passage for questions 1 to 2' })).getByText(
      'A wave carries energy.',
    );
    const first = within(physics.getByRole('region', { name: 'Question 1, Physics' }));
    first.getByText('+4 / \u22121/3');
    first.getByText('m_1');
    expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '(A)Weight',
      '(B)Mass',
    ]);
    physics.getByRole('img', { name: 'Two arrows' });
    within(screen.getByRole('region', { name: 'Numbers' })).getByText('How far?');
    for (const secret of SECRETS) expect(pageText()).not.toContain(secret);
    expect(document.querySelector('[data-right]')).toBeNull();
  });

  test('[MP7] nothing of it can be answered or changed', async () => {
    await show();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  test('[MP7] a switch shows right options, answers and explanations, and takes them away again', async () => {
    await show();
    fireEvent.click(screen.getByRole('switch', { name: 'Show answers' }));
    const first = within(screen.getByRole('region', { name: 'Question 1, Physics' }));
    first.getByText('Because inertia says so.');
    first.getByText('Right');
    screen.getByText('A, C (full marks to all)');
    screen.getByText('7.25');
    fireEvent.click(screen.getByRole('switch', { name: 'Show answers' }));
    for (const secret of SECRETS) expect(pageText()).not.toContain(secret);
  });

  test('[MP7] a paper that is not active says so, and what stands against activating it', async () => {
    await show({ source: 'draft', obstacle: "'Mock 1' cannot be published: its set is not whole" });
    screen.getByText("'Mock 1' cannot be published: its set is not whole");
  });

  test('[MP7] a question without a key is shown without an answer', async () => {
    await show({ keys: {} });
    fireEvent.click(screen.getByRole('switch', { name: 'Show answers' }));
    expect(screen.getAllByText('No answer')).toHaveLength(3);
  });
});

describe('the states of the preview', () => {
  test('[MP7] it says that it loads', async () => {
    showInConsole(<PaperPreviewScreen />);
    screen.getByText('Loading the test paper...');
    await screen.findByRole('heading', { name: 'Mock 1' });
  });

  test('[MP7] it says what is empty: no paper is chosen, or one without questions', async () => {
    history.replaceState(null, '', '/testpaper/preview');
    showInConsole(<PaperPreviewScreen />);
    expect(screen.getByRole('link', { name: 'Test Papers' }).getAttribute('href')).toBe('/testpaper/lists');
  });

  test('[MP7] a paper without questions says so', async () => {
    const { paper } = preview;
    await show({ paper: { ...paper, sections: [], sets: [], totals: { questions: 0, marks: '0' } } });
    screen.getByText('No questions yet');
  });

  test.each([
    ['a fault', () => HttpResponse.json({}, { status: 500 })],
    [
      'an answer without a key',
      () => HttpResponse.json({ success: true, data: { ...preview, keys: undefined } }),
    ],
    ['an answer that is no paper', () => HttpResponse.json({ success: true, data: { paper: 'none' } })],
    ['no JSON', () => new HttpResponse('<html>', { status: 200 })],
  ])('[MP7] %s is a failure, and Retry loads again', async (_, wrong) => {
    answered = wrong;
    showInConsole(<PaperPreviewScreen />);
    await screen.findByText('Failed to load the test paper');
    answered = () => HttpResponse.json({ success: true, data: preview });
    press('Retry');
    await screen.findByRole('heading', { name: 'Mock 1' });
  });

  test('[MP7] a paper that is gone is said to be', async () => {
    const message = 'Test paper not found.';
    const body = { success: false, code: 'NOT_FOUND', message, error: message };
    answered = () => HttpResponse.json(body, { status: 404 });
    showInConsole(<PaperPreviewScreen />);
    await screen.findByText('This test paper no longer exists.');
  });
});

describe('printing', () => {
  test('[MP8] the paper is printed without its answers, even while they are shown', async () => {
    const printed = printer();
    await show();
    fireEvent.click(screen.getByRole('switch', { name: 'Show answers' }));
    press('Print paper');
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('data-print="paper"');
    expect(printed[0]).toContain('Which are vectors?');
    for (const secret of SECRETS) expect(printed[0]).not.toContain(secret);
    expect(printed[0]).not.toContain('data-right');
  });

  test('[MP8] the key is printed alone: numbers and answers, no question', async () => {
    const printed = printer();
    await show();
    press('Print answer key');
    expect(printed[0]).toContain('data-print="key"');
    expect(printed[0]).not.toContain('Which are vectors?');
    expect(printed[0]).not.toContain('Velocity');
    expect(printed[0]).not.toContain('Because inertia says so.');
    const sheet = within(screen.getByRole('article', { name: 'Answer key' }));
    const lines = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['1. B', '2. A, C (full marks to all)', '1. 7.25']);
  });

  test('[MP8] afterwards the preview is as it was', async () => {
    printer();
    await show();
    fireEvent.click(screen.getByRole('switch', { name: 'Show answers' }));
    press('Print answer key');
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => screen.getByText('Because inertia says so.'));
    press('Print paper');
    press('Back to the preview');
    screen.getByText('Because inertia says so.');
  });
});

test('[MP7] settings and item analysis of the paper are reached from its preview', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/admin/test-papers/p1/settings', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: 'Test paper updated successfully!' });
    }),
  );
  showInConsole(<PaperPreviewScreen />);
  const analysis = await screen.findByRole('link', { name: 'Item analysis' });
  expect(analysis.getAttribute('href')).toBe('/testpaper/items?paper=p1');
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Mock One' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Update' }));
  await screen.findByText('Test paper updated successfully!');
  expect(sent).toMatchObject([{ title: 'Mock One' }]);
});

test('[MP7] a paper that nobody has taken has no analysis to open', async () => {
  rows = [{ ...row, attempts: 0 }];
  showInConsole(<PaperPreviewScreen />);
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.queryByRole('link', { name: 'Item analysis' })).toBeNull();
});
