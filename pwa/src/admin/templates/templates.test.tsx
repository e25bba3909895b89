import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ManagedSection, ManagedTemplate } from '@exam/shared-schema/contract';
import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import { showInConsole } from '../../test/console.tsx';
import { isCreatable } from '../entity.ts';
import { EntityCreate } from '../form/entity-create.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { templates } from './templates.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const AT = '2026-01-05T09:00:00.000Z';

const mock: ManagedTemplate = {
  _id: 't1',
  name: 'Full mock',
  categoryId: { _id: 'jee', name: 'JEE Main' },
  description: 'As on the day',
  duration: 180,
  totalMarks: 300,
  sections: [
    { _id: 's1', title: 'Physics A', questionCount: 20 },
    { _id: 's2', title: 'Physics B', questionCount: 5 },
  ],
  isAiEnabled: false,
  isdefault: false,
  isPublic: true,
  sectionTiming: 'free',
  calculator: null,
  scheme: DEFAULT_SCHEME,
  resultsPolicy: 'after-sync',
  createdAt: AT,
  updatedAt: AT,
};

const section = (
  _id: string,
  title: string,
  questionCount: number,
  own: Partial<ManagedSection> = {},
): ManagedSection => ({
  _id,
  title,
  questionCount,
  description: '',
  difficultyRange: { min: 1, max: 5 },
  marksPerQuestion: null,
  negativeMarks: null,
  exactMarks: { perQuestion: null, negative: null },
  allowCustomMarksPerQuestion: false,
  timeLimit: null,
  subjectId: null,
  groups: null,
  attemptLimit: null,
  questionsInSets: 0,
  createdAt: AT,
  updatedAt: AT,
  ...own,
});

const category = {
  _id: 'jee',
  cid: 'jee',
  name: 'JEE Main',
  description: '',
  isActive: true,
  group: null,
  subjects: [],
  defaultTemplate: null,
  createdAt: AT,
};

let pages: number;
let categories: object[];
let sections: ManagedSection[];
let asked: string[];
let sent: unknown[];

const refuse = (status: number, code = 'CONFLICT') =>
  HttpResponse.json({ success: false, code, message: 'Refused.', error: 'Refused.' }, { status });

beforeEach(() => {
  [pages, categories, asked, sent] = [1, [category], [], []];
  sections = [section('s1', 'Physics A', 20), section('s2', 'Physics B', 5)];
  history.replaceState(null, '', '/lists/examtemplate');
  const one = { success: true, page: 1, pages: 1, total: 1, count: 1 };
  server.use(
    http.get('*/api/admin/get_exam_template', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ ...one, pages, total: pages * 10 - 7, templates: [mock] });
    }),
    http.get('*/api/admin/categories_all', () => HttpResponse.json({ ...one, categories })),
    http.get('*/api/admin/sections_get_all', () =>
      HttpResponse.json({
        ...one,
        totalPages: 1,
        totalSections: 2,
        sections,
      }),
    ),
  );
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('the list of exam templates', () => {
  async function showList() {
    showInConsole(<EntityList entity={templates} />);
    await screen.findByText('Full mock');
  }

  test('says exam, time and marks, sections and questions, badges and the default', async () => {
    await showList();
    const row = within(screen.getByRole('rowheader', { name: /Full mock/ }).closest('tr') as HTMLElement);
    const all = ['As on the day', 'JEE Main', '3h 0m', '300 marks', '2 sections', '25 questions', 'AI off'];
    for (const text of [...all, 'Public', 'No']) row.getByText(text);
  });

  test('is filtered by category, visibility and AI', async () => {
    await showList();
    await screen.findByRole('option', { name: 'JEE Main' });
    choose('Category', 'jee');
    choose('Visibility', 'private');
    choose('AI', 'enabled');
    await waitFor(() => expect(asked.at(-1)).toContain('categoryId=jee&visibility=private&ai=enabled'));
  });

  test('says which of how many are shown', async () => {
    pages = 3;
    history.replaceState(null, '', '/lists/examtemplate?page=3');
    await showList();
    screen.getByText('Showing 21 to 23 of 23 templates');
  });

  test.each([
    [403, "Access denied. You don't have permission to view templates."],
    [500, 'Server error occurred. Please try again later.'],
  ])('that is refused with %i says so', async (status, sentence) => {
    server.use(http.get('*/api/admin/get_exam_template', () => refuse(status)));
    showInConsole(<EntityList entity={templates} />);
    await screen.findByText(sentence);
  });

  test('a dialog changes the default flag alone', async () => {
    server.use(
      http.patch('*/api/admin/t1/isdefault', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'Template updated successfully!' });
      }),
    );
    await showList();
    press('Edit Full mock');
    expect(dialog().getAllByRole('switch')).toHaveLength(1);
    fireEvent.click(dialog().getByRole('switch'));
    dialog().getByText('It is the default for new exams, in place of any other.');
    fireEvent.click(dialog().getByRole('button', { name: 'Update' }));
    await screen.findByText('Template updated successfully!');
    expect(sent).toEqual([{ isdefault: true }]);
  });

  test.each([
    [404, 'Template not found. It may have been deleted.'],
    [403, "Access denied. You don't have permission to update templates."],
    [500, 'Failed to update template'],
  ])('a change that is refused with %i says that it failed, and why', async (status, sentence) => {
    server.use(
      http.patch('*/api/admin/t1/isdefault', () => refuse(status, status === 500 ? 'INTERNAL' : 'CONFLICT')),
    );
    await showList();
    press('Edit Full mock');
    fireEvent.click(dialog().getByRole('button', { name: 'Update' }));
    await dialog().findByText(sentence);
    dialog().getByText('Update Failed');
  });

  test('deleting says what is lost', async () => {
    await showList();
    press('Delete Full mock');
    dialog().getByText(
      'This action cannot be undone. The template and all its configurations will be permanently deleted.',
    );
  });

  test.each([
    ['the server fails', () => refuse(500, 'INTERNAL'), 'Failed to delete template.'],
    ['no answer comes', () => HttpResponse.error(), 'Something went wrong. Please try again.'],
  ])('[ST55] a deletion says what became of it if %s', async (_what, answer, sentence) => {
    server.use(http.delete('*/api/admin/exam-templates/t1', answer));
    await showList();
    press('Delete Full mock');
    fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await dialog().findByText(sentence);
  });
});

describe('the form of a new template', () => {
  const create = () => screen.getByRole('button', { name: 'Create Exam Template' });
  const type = (label: string, value: string) => choose(label, value);

  async function showForm() {
    server.use(
      http.post('*/api/templates/create_template', async ({ request }) => {
        sent.push(await request.json());
        const answer = { success: true, data: mock };
        return HttpResponse.json(answer, { status: 201 });
      }),
    );
    if (!isCreatable(templates)) throw new Error('Nothing to create');
    showInConsole(<EntityCreate entity={templates} />);
  }

  async function showFilled() {
    await showForm();
    await screen.findByRole('option', { name: 'JEE Main' });
    await screen.findByLabelText('Physics A (20 questions)');
    type('Template Name', 'Full mock');
    choose('Category', 'jee');
    type('Total Marks', '300');
  }

  test('cannot be sent while there is no category to choose', async () => {
    categories = [];
    await showForm();
    await screen.findByText('No categories available. Please create categories first.');
    expect(create().getAttribute('aria-disabled')).toBe('true');
  });

  test.each([
    ['the server fails', () => refuse(500, 'INTERNAL'), 'Failed to fetch categories'],
    ['no answer comes', () => HttpResponse.error(), 'Failed to load data. Please refresh the page.'],
    [
      'it is of another shape',
      () => HttpResponse.json({ success: true }),
      'Invalid response format from server',
    ],
  ])('[ST55] says what became of its categories if %s', async (_what, answer, sentence) => {
    server.use(http.get('*/api/admin/categories_all', answer));
    await showForm();
    await screen.findByText(sentence);
  });

  test('sums up the sections that are chosen, which a search narrows', async () => {
    await showFilled();
    fireEvent.change(screen.getByLabelText('Search sections'), { target: { value: 'physics b' } });
    expect(screen.queryByLabelText('Physics A (20 questions)')).toBeNull();
    fireEvent.click(screen.getByLabelText('Physics B (5 questions)'));
    fireEvent.change(screen.getByLabelText('Search sections'), { target: { value: '' } });
    fireEvent.click(screen.getByLabelText('Physics A (20 questions)'));
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['2', '25', '3h 0m', '300']);
    fireEvent.click(create());
    await screen.findByText('Exam Template Created Successfully!');
    expect(sent).toEqual([
      {
        name: 'Full mock',
        categoryId: 'jee',
        description: '',
        duration: 180,
        totalMarks: 300,
        sections: ['s2', 's1'],
        isAiEnabled: false,
        isdefault: false,
        isPublic: true,
        sectionTiming: 'free',
        calculator: null,
        scheme: null,
        resultsPolicy: 'after-sync',
      },
    ]);
  });

  const marks = () => screen.getByLabelText<HTMLInputElement>('Total Marks').value;

  test('[CN6] its total marks follow the chosen sections, a typed total stays and the difference is shown', async () => {
    await showFilled();
    type('Total Marks', '');
    fireEvent.click(screen.getByLabelText('Physics A (20 questions)'));
    expect(marks()).toBe('80');
    fireEvent.click(screen.getByLabelText('Physics B (5 questions)'));
    expect(marks()).toBe('100');
    expect(screen.queryByText(/^The sections add up to/)).toBeNull();
    type('Total Marks', '999');
    screen.getByText('The sections add up to 100 marks, the total is 999.');
    fireEvent.click(screen.getByLabelText('Physics B (5 questions)'));
    expect(marks()).toBe('999');
    screen.getByText('The sections add up to 80 marks, the total is 999.');
  });

  test('[CN6] sections with equal names are told apart by exam and description', async () => {
    sections = [
      section('s1', 'Physics A', 20, { description: 'First part' }),
      section('s3', 'Physics A', 20, { description: 'CLAT UG: of our own' }),
      section('s4', 'Physics A', 20),
      section('s5', 'Physics A', 30, { description: 'Longer' }),
    ];
    await showForm();
    await screen.findByLabelText('Physics A (20 questions) · JEE Main · First part');
    screen.getByLabelText('Physics A (20 questions) · CLAT UG: of our own');
    screen.getByLabelText('Physics A (20 questions) · created Jan 05, 2026');
    screen.getByLabelText('Physics A (30 questions)');
  });

  test.each([
    ['Template Name', 'ab', 'Template name must be at least 3 characters'],
    ['Category', '', 'Category selection is required'],
    ['Duration (minutes)', '14', 'Duration must be at least 15 minutes'],
    ['Total Marks', '0', 'Total marks must be at least 1'],
    ['Description', 'x', 'At least one section must be selected'],
  ])('%s: "%s" is refused in the product’s words', async (label, value, sentence) => {
    await showFilled();
    type(label, value);
    fireEvent.click(create());
    await screen.findByText(sentence);
    expect(sent).toEqual([]);
  });

  test('[ST64] is filled from an official pattern, whose name stays its own', async () => {
    await showForm();
    await screen.findByRole('option', { name: 'Full mock (JEE Main)' });
    await screen.findByLabelText('Physics A (20 questions)');
    type('Template Name', 'Mock of our own');
    type('Duration (minutes)', '60');
    choose('Start from', 't1');
    expect(screen.getByLabelText<HTMLInputElement>('Duration (minutes)').value).toBe('180');
    expect(screen.getByLabelText<HTMLInputElement>('Physics B (5 questions)').checked).toBe(true);
    fireEvent.click(create());
    await screen.findByText('Exam Template Created Successfully!');
    expect(sent).toMatchObject([
      {
        name: 'Mock of our own',
        categoryId: 'jee',
        duration: 180,
        totalMarks: 300,
        sections: ['s1', 's2'],
        sectionTiming: 'free',
        scheme: DEFAULT_SCHEME,
      },
    ]);
    fireEvent.click(screen.getByText('Create another'));
    expect(screen.getByLabelText<HTMLSelectElement>('Start from').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Template Name').value).toBe('');
  });

  test('[ST64] has its parts under headings, the exam rules last', async () => {
    await showForm();
    const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
    const heads = ['Basic information', 'Section selection', 'Settings', 'Exam rules'];
    expect(legends.filter((legend) => heads.includes(legend))).toEqual(heads);
  });
});
