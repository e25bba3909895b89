import { act, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ManagedSection } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import { isCreatable } from '../entity.ts';
import { EntityCreate } from '../form/entity-create.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { sections } from './sections.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const mechanics: ManagedSection = {
  _id: 's1',
  title: 'Mechanics',
  description: 'Forces and motion',
  questionCount: 25,
  difficultyRange: { min: 1, max: 5 },
  marksPerQuestion: 4,
  negativeMarks: 1.33,
  exactMarks: { perQuestion: '4', negative: '4/3' },
  allowCustomMarksPerQuestion: false,
  timeLimit: 90,
  subjectId: { _id: 'physics', name: 'Physics' },
  groups: null,
  attemptLimit: null,
  questionsInSets: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
};

let sent: unknown[];

beforeEach(() => {
  sent = [];
  history.replaceState(null, '', '/section/lists');
  const page = { success: true, page: 1, pages: 1, total: 1, count: 1, totalPages: 1, totalSections: 1 };
  server.use(
    http.get('*/api/admin/sections_get_all', () => HttpResponse.json({ ...page, sections: [mechanics] })),
    http.get('*/api/admin/subjects_get_all', () =>
      HttpResponse.json({
        success: true,
        message: '',
        data: {
          count: 1,
          subjects: [
            {
              _id: 'physics',
              sid: 'physics',
              name: 'Physics',
              description: '',
              isActive: true,
              createdAt: mechanics.createdAt,
            },
          ],
        },
      }),
    ),
  );
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[ST55] a list that is not in the form of the contract says so', async () => {
  server.use(
    http.get('*/api/admin/sections_get_all', () => HttpResponse.json({ success: true, sections: 'none' })),
  );
  showInConsole(<EntityList entity={sections} />);
  await screen.findByText('Invalid response format: sections data is not properly structured');
  screen.getByText('Failed to fetch sections');
});

describe('the list of sections', () => {
  beforeEach(async () => {
    showInConsole(<EntityList entity={sections} />);
    await screen.findByText('Mechanics');
  });

  test('says questions, marks, time and difficulty by the cut-offs of its own', () => {
    screen.getByRole('heading', { name: 'Sections' });
    const row = within(screen.getByRole('rowheader', { name: /Mechanics/ }).closest('tr') as HTMLElement);
    for (const text of ['25', '+4 / −1.33', '1h 30m', '1 - 5 Medium']) row.getByText(text);
  });

  test('is searched when the typing rests for 500 ms', async () => {
    vi.useFakeTimers();
    try {
      type('Search sections', 'mech');
      await act(async () => void vi.advanceTimersByTime(499));
      expect(location.search).toBe('');
      await act(async () => void vi.advanceTimersByTime(1));
      expect(location.search).toBe('?search=mech');
    } finally {
      vi.useRealTimers();
    }
  });

  test('an edit keeps the subject and the exact marks, and changes the rules', async () => {
    server.use(
      http.put('*/api/admin/sections/s1', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, message: 'Section updated successfully!' });
      }),
    );
    press('Edit Mechanics');
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Time Limit (minutes)'), { target: { value: '' } });
    expect(dialog.getByLabelText<HTMLInputElement>('Negative Marks').value).toBe('4/3');
    fireEvent.change(dialog.getByLabelText('Marks per Question'), { target: { value: '2/3' } });
    fireEvent.change(dialog.getByLabelText('Questions that count'), { target: { value: '20' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await screen.findByText('Section updated successfully!');
    expect(sent).toEqual([
      {
        title: 'Mechanics',
        description: 'Forces and motion',
        questionCount: 25,
        allowCustomMarksPerQuestion: false,
        difficultyRange: { min: 1, max: 5 },
        timeLimit: null,
        subjectId: 'physics',
        marksPerQuestion: '2/3',
        negativeMarks: '4/3',
        groups: null,
        attemptLimit: 20,
        questionsInSets: 0,
      },
    ]);
  });
});

describe('the form of a new section', () => {
  const create = () => press('Create Section');

  beforeEach(() => {
    server.use(
      http.post('*/api/sections/create_section', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, data: mechanics }, { status: 201 });
      }),
    );
    if (!isCreatable(sections)) throw new Error('Nothing to create');
    showInConsole(<EntityCreate entity={sections} />);
  });

  test('begins with 10 questions, difficulty 1 to 5, 30 minutes and no negative marks', async () => {
    type('Section Title', ' Mechanics ');
    create();
    await screen.findByText('Section created successfully!');
    expect(sent).toEqual([
      {
        title: 'Mechanics',
        description: '',
        questionCount: 10,
        marksPerQuestion: null,
        negativeMarks: '0',
        difficultyRange: { min: 1, max: 5 },
        allowCustomMarksPerQuestion: false,
        timeLimit: 30,
        subjectId: null,
        groups: null,
        attemptLimit: null,
        questionsInSets: 0,
      },
    ]);
  });

  test.each([
    ['Section Title', ' ', 'Section title is required'],
    ['Question Count', '0', 'Question count must be at least 1'],
    ['Marks per Question', '-1', 'Marks per question cannot be negative'],
    ['Negative Marks', '-0.25', 'Negative marks cannot be negative'],
    ['Minimum', '7', 'Minimum difficulty must be less than maximum'],
    ['Time Limit (minutes)', '0', 'Time limit must be at least 1 minute'],
  ])('%s: %s is refused in the product’s words', async (label, value, sentence) => {
    type('Section Title', 'Mechanics');
    type(label, value);
    create();
    await screen.findByText(sentence);
    expect(sent).toEqual([]);
  });

  test('[ST64] the exam rules stand in a group of their own and are sent where they are filled in', async () => {
    const rules = within(screen.getByRole('group', { name: 'Exam rules' }));
    await rules.findByRole('option', { name: 'Physics' });
    type('Section Title', 'Mechanics');
    type('Subject', 'physics');
    fireEvent.click(rules.getByRole('button', { name: 'Add type' }));
    fireEvent.change(rules.getByLabelText('Questions'), { target: { value: '10' } });
    fireEvent.change(rules.getByLabelText('Penalty'), { target: { value: '4/3' } });
    type('Questions that count', '5');
    create();
    await screen.findByText('Section created successfully!');
    expect(sent).toMatchObject([
      {
        subjectId: 'physics',
        groups: [{ type: 'MCQ', count: 10, marks: '4', penalty: '4/3', partial: 'none' }],
        attemptLimit: 5,
      },
    ]);
  });
});
