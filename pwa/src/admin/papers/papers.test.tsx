// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paperEdit, STATE_NOW, stateTag, type ManagedPaper } from '@exam/shared-schema/contract';
import { formatIndiaTime } from '../../format/index.ts';
import { showInConsole } from '../../test/console.tsx';
import { isCreatable } from '../entity.ts';
import { EntityCreate } from '../form/entity-create.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { papers } from './papers.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const mock: ManagedPaper = {
  _id: 'p1',
  title: 'Mock 1',
  description: 'As on the day',
  attemptCount: 2,
  attempts: 3,
  tickets: 1,
  duration: 90,
  totalQuestions: 25,
  totalMarks: 100,
  difficultyLevel: 8,
  categoryId: { _id: 'jee', name: 'JEE Main' },
  subjectIds: [
    { _id: 'che', name: 'Chemistry' },
    { _id: 'phy', name: 'Physics' },
  ],
  createdBy: { username: 'root' },
  hasSections: true,
  isActive: true,
  isAiGenerated: false,
  isAdaptive: false,
  ownerId: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  templateId: 't1',
  sections: [{ _id: 's1', title: 'Physics A', questionCount: 25 }],
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

const named = (_id: string, name: string) => ({ _id, name, description: '', isActive: true });
const category = (id: string, name: string) => ({ ...named(id, name), cid: id, createdAt: mock.createdAt });
const subject = (id: string, name: string) => ({ ...named(id, name), sid: id });
const topic = (id: string, name: string, subjectId: string) => ({
  ...named(id, name),
  tid: id,
  subjectId,
  difficultyRange: { min: 1, max: 5 },
});
const template = (_id: string, name: string, categoryId: { _id: string; name: string }) => ({
  ...{ _id, name, categoryId },
  description: '',
  duration: 180,
  totalMarks: 300,
  sections: [],
  isAiEnabled: false,
  isdefault: false,
});
const CATEGORIES = [category('jee', 'JEE Main'), category('gate', 'GATE')];
const SUBJECTS: Readonly<Record<string, object[]>> = {
  jee: [subject('phy', 'Physics'), subject('che', 'Chemistry')],
  gate: [subject('log', 'Logic')],
};
const TOPICS = [
  topic('kin', 'Kinematics', 'phy'),
  topic('sol', 'Solutions', 'che'),
  topic('set', 'Sets', 'log'),
  topic('gas-phy', 'Gases', 'phy'),
  topic('gas-che', 'Gases', 'che'),
];

let rows: ManagedPaper[];
let asked: string[];
let sent: unknown[];

interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

const refuse = (status: number, { code = 'CONFLICT', message = 'Refused.', errors }: Refusal = {}) =>
  HttpResponse.json({ success: false, code, message, error: message, ...(errors && { errors }) }, { status });

beforeEach(() => {
  [rows, asked, sent] = [[mock], [], []];
  history.replaceState(null, '', '/testpaper/lists');
  const one = { success: true, page: 1, pages: 1, total: 1, count: 1 };
  server.use(
    http.get('*/api/admin/get_test_papers', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ ...one, total: rows.length, count: rows.length, papers: rows });
    }),
    http.get('*/api/admin/categories_all', () =>
      HttpResponse.json({
        ...one,
        categories: CATEGORIES.map((each) => ({ ...each, group: null, subjects: [], defaultTemplate: null })),
      }),
    ),
    http.get('*/api/templates/get_all_templates', () =>
      HttpResponse.json({
        success: true,
        data: [
          template('t1', 'Full mock', { _id: 'jee', name: 'JEE Main' }),
          template('t2', 'Old mock', { _id: 'old', name: 'An exam that is hidden' }),
        ],
      }),
    ),
    http.get('*/api/categories/get_all_categories', () =>
      HttpResponse.json({ success: true, data: CATEGORIES }),
    ),
    http.get('*/api/categories/:id/subjects', ({ params }) =>
      HttpResponse.json({ success: true, data: SUBJECTS[String(params['id'])] }),
    ),
    http.get('*/api/topics/by_subjects', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('subjectIds')?.split(',') ?? [];
      return HttpResponse.json({
        success: true,
        data: TOPICS.filter(({ subjectId }) => ids.includes(subjectId)),
      });
    }),
  );
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('the list of test papers', () => {
  async function showList() {
    showInConsole(<EntityList entity={papers} />);
    await screen.findByText('Mock 1');
  }

  test('[MP1] says all of a paper', async () => {
    await showList();
    const row = within(screen.getByRole('rowheader', { name: /Mock 1/ }).closest('tr') as HTMLElement);
    const all = ['As on the day', 'JEE Main', 'Chemistry, Physics', 'Hard', '100', '1h 30m', 'Manual'];
    for (const text of [...all, '3 attempts', '1 ticket', 'Jan 05, 2026']) row.getByText(text);
    expect((row.getByRole('switch') as HTMLInputElement).checked).toBe(true);
  });

  test('[IA5] leads to the analysis of a paper that was taken, also by simulated students', async () => {
    rows = [
      mock,
      { ...mock, _id: 'p2', title: 'Mock 2', attempts: 0 },
      { ...mock, _id: 'p3', title: 'Mock 3', attempts: 0, demoAttempts: 40 },
    ];
    await showList();
    const links = screen.getAllByRole('link', { name: /^Item analysis: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/testpaper/items?paper=p1',
      '/testpaper/items?paper=p3',
    ]);
  });

  test('[MP7] leads to the preview of every paper', async () => {
    await showList();
    const link = screen.getByRole('link', { name: 'Preview: Mock 1' });
    expect(link.getAttribute('href')).toBe('/testpaper/preview?paper=p1');
    expect(link.getAttribute('target')).toBeNull();
  });

  test.each([
    [3, 'Easy'],
    [4, 'Medium'],
    [7, 'Medium'],
    [8, 'Hard'],
  ])('[MP1] a difficulty of %i is %s', async (difficultyLevel, word) => {
    rows = [{ ...mock, difficultyLevel }];
    await showList();
    screen.getByText(word);
  });

  test('[MP1] is filtered by category, status and AI, on the server', async () => {
    await showList();
    await screen.findByRole('option', { name: 'JEE Main' });
    choose('Category', 'jee');
    choose('Status', 'false');
    choose('Made by', 'ai');
    await waitFor(() => expect(asked.at(-1)).toContain('categoryId=jee&isActive=false&ai=ai'));
  });

  test('says that there is none, and what to do: make the first, or look for less', async () => {
    rows = [];
    showInConsole(<EntityList entity={papers} />);
    await screen.findByText('No test papers found');
    screen.getByText('Create your first test paper to get started');
    const links = screen.getAllByRole('link', { name: 'Add Test Paper' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/testpaper/create',
      '/testpaper/create',
    ]);
    choose('Status', 'false');
    await screen.findByText('Try adjusting your search terms or filters');
  });

  test('says that it could not be loaded, and loads again by Retry', async () => {
    server.use(
      http.get('*/api/admin/get_test_papers', () => refuse(500, { code: 'INTERNAL' }), { once: true }),
    );
    showInConsole(<EntityList entity={papers} />);
    await screen.findByText('Failed to fetch test papers');
    screen.getByText('An unexpected error occurred');
    press('Retry');
    await screen.findByText('Mock 1');
  });

  test('[MP2] a switch withdraws a paper', async () => {
    server.use(
      http.patch('*/api/admin/test-papers/p1', async ({ request }) => {
        sent.push(await request.json());
        rows = [{ ...mock, isActive: false }];
        return HttpResponse.json({ success: true, message: 'Test paper updated successfully!' });
      }),
    );
    await showList();
    fireEvent.click(screen.getByRole('switch'));
    await screen.findByText('Test paper updated successfully!');
    expect(sent).toEqual([{ isActive: false }]);
    await waitFor(() => expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(false));
  });

  test('[MP2] a paper that is not ready stays withdrawn, and why is said', async () => {
    rows = [{ ...mock, isActive: false }];
    const message = "'Mock 1' cannot be published: a paper has 1 to 300 questions.";
    server.use(http.patch('*/api/admin/test-papers/p1', () => refuse(422, { code: 'NOT_READY', message })));
    await showList();
    fireEvent.click(screen.getByRole('switch'));
    await screen.findByText(message);
    await waitFor(() => expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(false));
  });

  describe('editing', () => {
    const put = (answer: () => Response) =>
      server.use(
        http.put('*/api/admin/test-papers/p1/settings', async ({ request }) => {
          sent.push(await request.json());
          return answer();
        }),
      );
    const type = (label: string, value: string) =>
      fireEvent.change(dialog().getByLabelText(label), { target: { value } });
    const update = () => fireEvent.click(dialog().getByRole('button', { name: 'Update' }));
    const typed = (label: string) => (dialog().getByLabelText(label) as HTMLInputElement).value;

    async function edit() {
      await showList();
      press('Edit Mock 1');
    }

    test('[MP9] sends what was edited with the state that it was read in', async () => {
      put(() => HttpResponse.json({ success: true, message: 'Test paper updated successfully!' }));
      await edit();
      type('Title', 'Mock One');
      type('Price in tokens', '25');
      fireEvent.change(dialog().getByLabelText(/^Calculator/), { target: { value: 'scientific' } });
      update();
      await screen.findByText('Test paper updated successfully!');
      expect(sent).toEqual([
        {
          title: 'Mock One',
          description: 'As on the day',
          price: 25,
          timingPolicy: 'continuous',
          sectionTiming: 'free',
          calculator: 'scientific',
          isForBatches: false,
          commonEnd: false,
          opensAt: null,
          closesAt: null,
          keyReleaseAt: null,
        },
      ]);
    });

    test.each([
      ['[MP10] students hold tickets', '5 students hold a ticket, so timing can no longer change.'],
    ])('%s: it is said, and what was typed stays', async (_, message) => {
      put(() => refuse(409, { message }));
      await edit();
      type('Title', 'Mock One');
      update();
      await dialog().findByText(message);
      expect(typed('Title')).toBe('Mock One');
    });

    test('[MP9] what another administrator changed stands beside its field, and is replaced on request', async () => {
      const startedFrom: (string | null)[] = [];
      server.use(
        http.put('*/api/admin/test-papers/p1/settings', ({ request }) => {
          startedFrom.push(request.headers.get('if-match'));
          if (startedFrom.length > 1) return HttpResponse.json({ success: true, message: 'Saved!' });
          const errors = { closesAt: 'Now: 2027-01-05T11:30:00.000Z', [STATE_NOW]: 'title=0 closesAt=1' };
          return refuse(409, { message: 'Test paper was changed by somebody else meanwhile.', errors });
        }),
      );
      await edit();
      type('Title', 'Mock One');
      update();
      await dialog().findByText('Test paper was changed by somebody else meanwhile.');
      dialog().getByText(`Now: ${formatIndiaTime('2027-01-05T11:30:00.000Z')}`);
      expect(typed('Title')).toBe('Mock One');
      update();
      await screen.findByText('Saved!');
      const seen = stateTag(paperEdit, mock, (text) => createHash('sha256').update(text).digest('hex'));
      expect(startedFrom).toEqual([`"${seen}"`, '"title=0 closesAt=1"']);
    });

    test.each([
      ['that cannot be read', '<html>', 200, 'Failed to update test paper. Please try again.'],
      [
        'without a reason',
        JSON.stringify({ success: false, code: 'INTERNAL', message: 'Failed.', error: 'Failed.' }),
        500,
        'Failed to update test paper',
      ],
    ])(
      '[MP9] [ST55] an answer %s is a failure, and what was typed stays',
      async (_what, text, status, sentence) => {
        put(() => new HttpResponse(text, { status }));
        await edit();
        type('Title', 'Mock One');
        update();
        await dialog().findByText(sentence);
        expect(typed('Title')).toBe('Mock One');
      },
    );

    test('[MP11] [MP12] times are typed in India’s time and sent as UTC, wherever the device is', async () => {
      put(() => HttpResponse.json({ success: true, message: 'Test paper updated successfully!' }));
      rows = [{ ...mock, closesAt: '2027-01-05T11:30:00.000Z' }];
      await edit();
      expect(typed('Closes')).toBe('2027-01-05T17:00');
      type('Opens', '2027-01-05T02:00');
      type('Results are released', '2027-01-06T09:30');
      type('Closes', '2027-01-05T02:00');
      update();
      await dialog().findByText('A paper closes after it opens. Please choose a later time.');
      expect(sent).toEqual([]);
      type('Closes', '');
      update();
      await screen.findByText('Test paper updated successfully!');
      expect(sent).toMatchObject([
        {
          opensAt: '2027-01-04T20:30:00.000Z',
          closesAt: null,
          keyReleaseAt: '2027-01-06T04:00:00.000Z',
        },
      ]);
    });

    test('[MP12] a paper that shows its results at once has no release to choose', async () => {
      rows = [{ ...mock, resultsPolicy: 'on-submit' }];
      await edit();
      expect(dialog().queryByLabelText('Results are released')).toBeNull();
      dialog().getByText(/^Whether results show at once or only after the attempt is sent is fixed /);
    });

    test('[MP9] a title is asked for before anything is sent', async () => {
      await edit();
      type('Title', ' ');
      update();
      await dialog().findByText('Title is required');
      expect(sent).toEqual([]);
    });
  });

  test('[MP11] [MP12] the list says when papers open and close, and when their results come', async () => {
    const times = { opensAt: '2027-01-05T08:30:00.000Z', closesAt: '2027-01-05T11:30:00.000Z' };
    rows = [
      mock,
      { ...mock, _id: 'p2', title: 'Mock 2', ...times, keyReleaseAt: '2027-01-06T04:00:00.000Z' },
    ];
    await showList();
    screen.getByText('Opens Jan 5, 2027, 2:00 PM IST');
    screen.getByText('Closes Jan 5, 2027, 5:00 PM IST');
    screen.getByText('Results Jan 6, 2027, 9:30 AM IST');
    expect(screen.getAllByText(/IST$/)).toHaveLength(3);
  });

  test('[MP3] deleting asks first, and says what stands against it', async () => {
    const message = 'This test paper is still used by 1 ticket and cannot be deleted.';
    server.use(http.delete('*/api/admin/test-papers/p1', () => refuse(409, { message })));
    await showList();
    press('Delete Mock 1');
    dialog().getByText(/^This action cannot be undone\./);
    fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await dialog().findByText(message);
  });
});

describe('the form of a new test paper', () => {
  const SUBJECTS_WAIT = 'Please select a category first to load subjects';
  const TOPICS_WAIT = 'Please select subjects first to load topics';
  const create = () => screen.getByRole('button', { name: 'Create Test Paper' });
  const slider = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
  const isChecked = (name: string) => (screen.getByLabelText(name) as HTMLInputElement).checked;

  async function showForm() {
    server.use(
      http.post('*/api/test-papers/create_testpaper_auto', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, data: mock }, { status: 201 });
      }),
    );
    if (!isCreatable(papers)) throw new Error('Nothing to create');
    showInConsole(<EntityCreate entity={papers} />);
    await screen.findByRole('option', { name: 'JEE Main' });
    await screen.findByRole('option', { name: 'Full mock (JEE Main)' });
  }

  const category = () => screen.getByLabelText<HTMLSelectElement>('Category').value;

  test('[MP6] a template chooses its category, and clears what another category had', async () => {
    await showForm();
    choose('Category', 'gate');
    fireEvent.click(await screen.findByLabelText('Logic'));
    choose('Template', 't1');
    expect(category()).toBe('jee');
    expect((await screen.findByLabelText<HTMLInputElement>('Physics')).checked).toBe(false);
    fireEvent.click(screen.getByLabelText('Physics'));
    choose('Template', 't2');
    expect(category()).toBe('jee');
    choose('Template', 't1');
    expect(isChecked('Physics')).toBe(true);
  });

  async function showFilled() {
    await showForm();
    choose('Title', ' Mock 1 ');
    choose('Template', 't1');
    choose('Category', 'jee');
    fireEvent.click(await screen.findByLabelText('Physics'));
    fireEvent.click(await screen.findByLabelText('Kinematics'));
  }

  test('[MP6] subjects and topics wait with a hint until there is a choice above them', async () => {
    await showForm();
    screen.getByText(SUBJECTS_WAIT);
    screen.getByText(TOPICS_WAIT);
    for (const name of ['Search subjects', 'Search topics'])
      expect((screen.getByLabelText(name) as HTMLInputElement).disabled).toBe(true);
    choose('Category', 'jee');
    await screen.findByLabelText('Physics');
    expect(screen.queryByText(SUBJECTS_WAIT)).toBeNull();
    screen.getByText(TOPICS_WAIT);
    fireEvent.click(screen.getByLabelText('Physics'));
    await screen.findByLabelText('Kinematics');
    expect([screen.queryByText(TOPICS_WAIT), screen.queryByLabelText('Solutions')]).toEqual([null, null]);
  });

  test('[MP6] another category empties subjects and topics, other subjects empty the topics', async () => {
    await showFilled();
    fireEvent.click(screen.getByLabelText('Chemistry'));
    await screen.findByLabelText('Solutions');
    expect([isChecked('Physics'), isChecked('Kinematics')]).toEqual([true, false]);
    choose('Category', 'gate');
    await screen.findByLabelText('Logic');
    screen.getByText(TOPICS_WAIT);
    choose('Category', 'jee');
    await screen.findByLabelText('Physics');
    expect(isChecked('Physics')).toBe(false);
  });

  test('[CN6] topics of equal names are told apart by their subjects', async () => {
    await showFilled();
    screen.getByLabelText('Gases');
    fireEvent.click(screen.getByLabelText('Chemistry'));
    await screen.findByLabelText('Gases · Chemistry');
    screen.getByLabelText('Gases · Physics');
  });

  test('[MP6] neither slider goes beyond the other', async () => {
    await showForm();
    screen.getByText('1 to 10, Medium');
    choose('Maximum', '4');
    choose('Minimum', '9');
    expect([slider('Minimum').value, slider('Maximum').value]).toEqual(['4', '4']);
    choose('Minimum', '2');
    choose('Maximum', '1');
    expect([slider('Minimum').value, slider('Maximum').value]).toEqual(['2', '2']);
  });

  test('sends what was chosen, and says that it is made', async () => {
    await showFilled();
    choose('Minimum', '3');
    choose('Maximum', '8');
    fireEvent.click(create());
    screen.getByRole('button', { name: 'Creating...' });
    await screen.findByText("Test paper 'Mock 1' created successfully!");
    expect(sent).toEqual([
      {
        title: 'Mock 1',
        description: '',
        templateId: 't1',
        categoryId: 'jee',
        subjectIds: ['phy'],
        topicIds: ['kin'],
        difficultyMin: 3,
        difficultyMax: 8,
      },
    ]);
  });

  test('says one thing at a time, in the order of the form; it goes when its field is edited', async () => {
    await showForm();
    const steps: readonly (readonly [sentence: string, answer: () => unknown])[] = [
      ['Title is required', () => choose('Title', 'Mock 1')],
      // Its exam is hidden, so that there is no category to choose with it.
      ['Template selection is required', () => choose('Template', 't2')],
      ['Category selection is required', () => choose('Category', 'jee')],
      [
        'At least one subject must be selected',
        async () => fireEvent.click(await screen.findByLabelText('Physics')),
      ],
      [
        'At least one topic must be selected',
        async () => fireEvent.click(await screen.findByLabelText('Kinematics')),
      ],
    ];
    for (const [sentence, answer] of steps) {
      fireEvent.click(create());
      await screen.findByText(sentence);
      expect(screen.getAllByText(/is required$|must be selected$/)).toHaveLength(1);
      await answer();
      expect(screen.queryByText(sentence)).toBeNull();
    }
    expect(sent).toEqual([]);
  });

  test('[MP6] what the bank lacks stands in a list, section by section, and nothing chosen is lost', async () => {
    await showFilled();
    server.use(
      http.post('*/api/test-papers/create_testpaper_auto', () =>
        refuse(422, {
          code: 'BANK_TOO_SMALL',
          message: 'The question bank has too few questions for this test. Physics A: ...',
          errors: { 'Physics A': '12 of 20 questions', title: '0 of 5 numerical questions' },
        }),
      ),
    );
    fireEvent.click(create());
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('The question bank has too few questions for this test.');
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Physics A: 12 of 20 questions',
      'title: 0 of 5 numerical questions',
    ]);
    expect([isChecked('Physics'), isChecked('Kinematics')]).toEqual([true, true]);
    choose('Minimum', '2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    [
      'the server’s sentence',
      refuse(422, { code: 'REFUSED', message: 'Please choose other subjects.' }),
      'Please choose other subjects.',
    ],
    ['its own', refuse(500, { code: 'INTERNAL' }), 'Failed to create test paper. Please try again.'],
  ])('any other refusal is told by %s', async (_by, answer, sentence) => {
    await showFilled();
    server.use(http.post('*/api/test-papers/create_testpaper_auto', () => answer));
    fireEvent.click(create());
    await screen.findByText(sentence);
  });
});
