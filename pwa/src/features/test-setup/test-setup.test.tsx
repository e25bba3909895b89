import type {
  CategorySupply,
  PersonalisedCategory,
  Subject,
  TestForecast,
  Topic,
} from '@exam/shared-schema/contract';
import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { database, startSession } from '../../offline/index.ts';
import { useConnection } from '../../state/index.ts';
import { testStudent } from '../../test/student.ts';
import { SummaryPanel } from './summary-panel.tsx';
import { TestSetup } from './test-setup.tsx';

const words = { description: '', isActive: true };
const jee: PersonalisedCategory = {
  ...words,
  _id: 'c1',
  cid: 'jee-main',
  name: 'JEE Main',
  createdAt: '',
  defaultTemplate: { _id: 't1', name: 'JEE Main 2026' },
};
const general: PersonalisedCategory = {
  ...jee,
  _id: 'c2',
  cid: 'general',
  name: 'General',
  badge: 'New here',
  defaultTemplate: null,
};
const physics: Subject = { ...words, _id: 's1', sid: 'physics', name: 'Physics' };
const topics: Topic[] = ['Kinematics', 'Optics', 'Waves'].map((name, place) => ({
  _id: `t${place}`,
  tid: name.toLowerCase(),
  name,
  description: '',
  subjectId: physics._id,
  difficultyRange: { min: 1 + place * 4, max: 2 + place * 4 },
}));

const jeeMain: CategorySupply['templates'][number] = {
  _id: 't1',
  name: 'JEE Main 2026',
  isDefault: true,
  durationMinutes: 60,
  scheme: DEFAULT_SCHEME,
  sections: [
    {
      title: 'Physics',
      questionCount: 25,
      groups: [{ type: 'MCQ', count: 25, marks: '4', penalty: '1', partial: 'none' }],
      subjectId: physics._id,
      difficultyMin: 1,
      difficultyMax: 10,
      timeLimitMinutes: null,
      attemptLimit: null,
      questionsInSets: 0,
    },
  ],
};
/** A topic with some unseen questions, some seen ones, and none else. */
const supplied = (topicId: string, count: number, seen = 0): CategorySupply['topics'][number] => ({
  topicId,
  singles: count === 0 ? [] : [{ type: 'MCQ', difficulty: 5, count }],
  sets: [],
  seen,
  made: [],
});
/** The profile of a student of these exams. */
const profileOf = (categories: string[]) => ({
  success: true,
  user: {
    ...testStudent(),
    phone: '9876543210',
    countryCode: '+91',
    location: null,
    profilePicture: null,
    nickname: null,
    isListed: true,
    showsFullName: false,
    difficultyPreference: null,
    createdAt: '2026-01-05T09:00:00.000Z',
  },
  wallet: { remainingTokens: 100, totalTokens: 100, usedTokens: 0 },
  categories,
});
/** The exams from the student's registration. */
let own: string[];
let supply: CategorySupply;
/** What an adaptive test would be based on. */
let forecast: TestForecast;

/** An error response of the server; null for success. */
let refused: { status: number; body: object } | null;
let sent: { url: string; body: unknown }[];
let down: Set<string>;
let remainingTokens: number;
let aiEnabled: boolean;
let hasLevels: boolean;
let subjects: Subject[];

const BROKEN = { success: false, code: 'INTERNAL', message: 'Server error occurred.', error: '' };
const ok = (path: string, body: () => object) =>
  http.get(`*/api${path}`, () =>
    down.has(path) ? HttpResponse.json(BROKEN, { status: 500 }) : HttpResponse.json(body() as never),
  );
const generation = (path: string, answer: object, status = 200) =>
  http.post(`*/api${path}`, async ({ request }) => {
    sent.push({ url: path, body: await request.json() });
    if (refused !== null) return HttpResponse.json(refused.body as never, { status: refused.status });
    return HttpResponse.json(answer as never, { status });
  });

const server = setupServer(
  ok('/personalised/categories', () => ({ success: true, data: [jee, general] })),
  ok('/users/profile', () => profileOf(own)),
  ok('/categories/:id/subjects', () => ({ success: true, data: subjects })),
  ok('/topics/by_subjects', () => ({ success: true, data: topics })),
  ok('/personalised/categories/:id/supply', () => ({ success: true, data: supply })),
  ok('/personalised/categories/:id/forecast', () => ({ success: true, data: forecast })),
  ok('/abilities', () => ({
    success: true,
    data: hasLevels ? [{ topicId: 't0', level: 6, answers: 23 }] : [],
    included: hasLevels,
  })),
  ok('/wallet', () => ({
    success: true,
    data: {
      remainingTokens,
      totalTokens: 100,
      usedTokens: 0,
      prices: { adaptiveTest: 5, aiTest: 10 },
      papersLeft: 0,
      aiEnabled,
    },
  })),
  ok('/test-papers/being-made', () => ({ success: true, data: [] })),
  generation('/user-defined/generate_admin_defined_test', { success: true, testPaper: { id: 'p1' } }),
  generation('/ai/generate', { success: true, message: 'm', data: { testPaper: { id: 'p2' } } }, 202),
  http.all('*/api/*', () => HttpResponse.error()),
);

const session = (name = 'asha') =>
  ({ status: 'signed-in', user: testStudent(name), token: 'token', expired: false }) as const;

function show(search = '?tab=personalized', name?: string) {
  history.replaceState(null, '', `/${search}`);
  return render(<TestSetup session={session(name)} />);
}

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));
const topicBox = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });
const banner = () => screen.findByRole('alert');

/** Steps from the start to the choice of the type, with two topics. */
async function chooseTwo() {
  await press(/^JEE Main/);
  await press(/^Physics/);
  await screen.findByText('0 selected out of 3');
  for (const name of ['Kinematics', 'Waves']) fireEvent.click(await topicBox(name));
  await screen.findByText('2 selected out of 3');
  await press('Save & Continue');
  await press('Continue to Test Type');
  await screen.findByRole('heading', { name: 'Choose Test Type' });
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  history.replaceState(null, '', '/');
});
beforeEach(async () => {
  refused = null;
  sent = [];
  down = new Set();
  remainingTokens = 100;
  aiEnabled = true;
  hasLevels = true;
  subjects = [physics];
  own = [];
  forecast = { level: null, topicsAnswered: 0, difficulty: { min: 4, max: 6 } };
  supply = { templates: [jeeMain], topics: [supplied('t0', 40), supplied('t1', 12, 30), supplied('t2', 30)] };
  act(() => useConnection.setState({ network: true, server: true }));
  await Promise.all([database.seenAnswers.clear(), database.meta.clear()]);
  await startSession(database, testStudent(), 'token');
});
afterEach(() => vi.useRealTimers());

describe('the steps', () => {
  test('[GN1] lead to an adaptive test of exactly what was chosen, and to its start', async () => {
    show();
    await chooseTwo();
    const aside = within(screen.getByRole('complementary'));
    expect(aside.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'JEE Main',
      '1',
      '2',
      'JEE Main 2026',
    ]);
    await press('Generate Adaptive Test for 5 tokens');
    await waitFor(() => expect(location.pathname).toBe('/exam/p1/start'));
    expect(sent).toEqual([
      {
        url: '/user-defined/generate_admin_defined_test',
        body: {
          userId: 'asha',
          price: 5,
          categoryId: 'c1',
          templateId: null,
          subjectIds: ['s1'],
          topicIds: ['t0', 't2'],
          difficultyLevel: { min: 1, max: 10 },
          distributionMode: 'equal',
          adaptiveMode: true,
        },
      },
    ]);
  });

  test('[GN90] offer shorter tests, as far as the choice carries them, and send the length', async () => {
    const first = show();
    await chooseTwo();
    await screen.findByText('25 questions in 60 minutes');
    const lengths = screen.getByRole('group', { name: 'Number of questions' });
    const offered = within(lengths).getAllByRole('radio') as HTMLInputElement[];
    expect(offered.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['As in the exam', '10', '20']);
    fireEvent.click(within(lengths).getByRole('radio', { name: '10' }));
    await screen.findByText('10 questions in 24 minutes');
    await waitFor(async () =>
      expect(await database.meta.get('test-setup asha')).toMatchObject({ value: { questions: 10 } }),
    );
    await press('Generate Adaptive Test for 5 tokens');
    await waitFor(() => expect(location.pathname).toBe('/exam/p1/start'));
    expect(sent[0]?.body).toMatchObject({ questionCount: 10, topicIds: ['t0', 't2'] });
    first.unmount();
    // What was chosen for other topics is not asked of those that have no more.
    supply = { templates: [jeeMain], topics: [supplied('t0', 4), supplied('t1', 12), supplied('t2', 4)] };
    await database.seenAnswers.clear();
    show('?tab=personalized&step=type');
    await screen.findByText('8 questions in 19 minutes: Physics has 8 with one right option');
    expect(screen.queryByRole('group', { name: 'Number of questions' })).toBeNull();
    await press('Generate AI Generated Test for 10 tokens');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).not.toHaveProperty('questionCount');
  });

  test('[GN91] begin with the exam that the student is preparing for', async () => {
    own = ['c2'];
    show();
    await screen.findByRole('button', { name: /^General/ });
    const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(shown.slice(0, 2)).toEqual([
      expect.stringMatching(/^General/),
      expect.stringMatching(/^JEE Main/),
    ]);
  });

  test('[GN6] lead to a test by AI, by the slugs of what was chosen', async () => {
    show();
    await chooseTwo();
    await press('Generate AI Generated Test for 10 tokens');
    await waitFor(() => expect(location.pathname).toBe('/exam/p2/start'));
    expect(sent[0]?.body).toEqual({
      userId: 'asha',
      price: 10,
      templateId: null,
      cid: 'jee-main',
      sids: ['physics'],
      tids: ['kinematics', 'waves'],
    });
  });

  test('[GN1] show badge, difficulty, average and ability as the data says', async () => {
    show();
    expect(await screen.findByRole('button', { name: /^JEE Main.*Popular$/ })).toBeTruthy();
    await press(/^General.*New here$/);
    await press(/^Physics/);
    const box = async (name: string) => (await topicBox(name)).closest('label')?.textContent;
    expect(await box('Optics')).toBe('OpticsMediumAvg 5.5/1012 questions');
    expect(await box('Waves')).toBe('WavesExpertAvg 9.5/1030 questions');
    await screen.findByText('You: about 6 of 10 in Kinematics, from 23 answers');
    await press('Select All');
    await screen.findByText('3 selected out of 3');
    await press('Clear All');
    await screen.findByText('0 selected out of 3');
    await press('Back to Subjects');
    await screen.findByText('No topics selected');
    expect(screen.getByText('Please select at least one subject with topics')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue to Test Type' })).toBeNull();
  });

  test('[PL3] say that levels come with a plan where the student has none that shows them', async () => {
    hasLevels = false;
    show();
    expect(await screen.findByRole('button', { name: /^JEE Main.*Popular$/ })).toBeTruthy();
    await press(/^General.*New here$/);
    await press(/^Physics/);
    await screen.findByText(/^Your level in each topic comes with a plan/);
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByText(/^You: about/)).toBeNull();
  });

  test('[GN1] go back as the product says: to the type, the subjects, the categories, where the choice is cleared', async () => {
    show();
    await chooseTwo();
    await press('Back');
    await screen.findByText('2 topics selected');
    await press('Back');
    await screen.findByRole('heading', { name: 'Make your own test' });
    await press(/^JEE Main/);
    await screen.findByText('No topics selected');
  });

  test('[GN1] the choice outlives a reload, and is nobody else’s', async () => {
    const first = show();
    await chooseTwo();
    await waitFor(async () => expect(await database.meta.get('test-setup asha')).toBeTruthy());
    first.unmount();
    const again = show('?tab=personalized&step=type');
    await screen.findByRole('heading', { name: 'Choose Test Type' });
    again.unmount();
    show('?tab=personalized', 'ravi');
    await screen.findByRole('heading', { name: 'Make your own test' });
  });

  test('[GN1] an address whose step was not reached shows the one that comes next', async () => {
    show('?tab=personalized&step=type');
    await press(/^JEE Main/);
    await screen.findByRole('heading', { name: 'Select Subject' });
  });

  test('[GN1] topics of the whole exam are chosen at once by chips, with the product’s hint', async () => {
    show();
    await press(/^JEE Main/);
    await screen.findByText('Select 3-6 topics for optimal test experience');
    fireEvent.click(await topicBox('Optics'));
    await screen.findByText('1 topic selected');
    await screen.findByText('1 subject, 1 topic');
  });

  test('[BK32] the chips are the topics that papers ask most', async () => {
    onTestFinished(() => server.resetHandlers());
    const many = [3, 9, 0, 7, 5, 8].map((weight, place) => ({
      ...(topics[0] as Topic),
      _id: `m${place}`,
      tid: `m${place}`,
      name: `Topic ${place}`,
      weight,
    }));
    server.use(http.get('*/api/topics/by_subjects', () => HttpResponse.json({ success: true, data: many })));
    show();
    await press(/^JEE Main/);
    await topicBox('Topic 1');
    const shown = screen.getAllByRole('checkbox', { name: /^Topic/ }).map((box) => {
      const label = (box as HTMLInputElement).labels?.[0]?.textContent;
      return /^Topic \d/.exec(label ?? box.getAttribute('aria-label') ?? '')?.[0];
    });
    expect(shown).toEqual(['Topic 1', 'Topic 3', 'Topic 4', 'Topic 5']);
  });
});

describe('what a choice makes', () => {
  const physicsTopics = async () => {
    await press(/^JEE Main/);
    await press(/^Physics/);
    await screen.findByText('0 selected out of 3');
  };

  test('[GN12] is shown while topics are toggled, and before the test is made', async () => {
    show();
    await physicsTopics();
    fireEvent.click(await topicBox('Optics'));
    await screen.findByText('12 questions in 29 minutes: Physics has 12 with one right option');
    fireEvent.click(await topicBox('Waves'));
    await screen.findByText('25 questions in 60 minutes');
    fireEvent.click(await topicBox('Waves'));
    await press('Save & Continue');
    await press('Continue to Test Type');
    await screen.findByText('12 questions in 29 minutes: Physics has 12 with one right option');
  });

  test('[GN12] [PK14] is read without a network too, as it was seen last', async () => {
    const online = show();
    await physicsTopics();
    fireEvent.click(await topicBox('Optics'));
    const promised = '12 questions in 29 minutes: Physics has 12 with one right option';
    await screen.findByText(promised);
    await waitFor(async () =>
      expect(JSON.stringify(await database.meta.get('test-setup asha'))).toContain('Optics'),
    );
    online.unmount();
    act(() => useConnection.setState({ network: false, server: false }));
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    onTestFinished(() => server.resetHandlers());
    show('?tab=personalized&step=subjects');
    expect((await topicBox('Optics')).closest('label')?.textContent).toBe('Optics 12 questions');
    await screen.findByText(promised);
  });

  test('[GN12] leaves out a topic without questions, which cannot be chosen', async () => {
    supply = { ...supply, topics: [supplied('t0', 40), supplied('t1', 0), supplied('t2', 0, 9)] };
    show();
    await physicsTopics();
    await screen.findByText('None yet: there are no practice questions for this topic');
    await screen.findByText('All seen lately');
    expect((await topicBox('Optics')).matches(':disabled')).toBe(true);
    await press('Select All');
    await screen.findByText('2 selected out of 3');
  });

  test('[GN11] of too few questions is said before anything is spent, and seen ones are asked again', async () => {
    supply = { ...supply, topics: [supplied('t0', 1), supplied('t1', 2, 9), supplied('t2', 2)] };
    show();
    await physicsTopics();
    fireEvent.click(await topicBox('Optics'));
    await screen.findByText(/^You have seen all questions of these topics/);
    fireEvent.click(await topicBox('Optics'));
    fireEvent.click(await topicBox('Waves'));
    await screen.findByText(/^There are too few questions/);
    await press('Save & Continue');
    await press('Continue to Test Type');
    const button = await screen.findByRole('button', { name: 'Generate Adaptive Test for 5 tokens' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(sent).toEqual([]);
  });
});

describe('what goes wrong', () => {
  test.each([
    ['/personalised/categories', '', 'Failed to load categories'],
    ['/categories/:id/subjects', 'JEE Main', 'Failed to load subjects'],
  ])('[GN1] %s cannot be loaded', async (path, category, sentence) => {
    down.add(path);
    show();
    if (category !== '') await press(new RegExp(`^${category}`));
    await screen.findByText(sentence);
    down.clear();
    await press('Retry');
    await screen.findByRole('button', { name: category === '' ? /^JEE Main/ : /^Physics/ });
  });

  test('[GN1] topics cannot be loaded', async () => {
    // A subject that no other test has cached.
    subjects = [{ ...physics, _id: 's9', name: 'Chemistry' }];
    down.add('/topics/by_subjects');
    show();
    await press(/^JEE Main/);
    await press(/^Chemistry/);
    await screen.findByText('Failed to load topics');
  });

  const refusal = (message: string, code = 'REFUSED', status = 422) => ({
    status,
    body: { success: false, code, message, error: message },
  });

  test.each([
    [
      'Adaptive Test for 5',
      refusal('The question bank has too few questions for this test. Physics: 1 of 5 questions.'),
      /Physics: 1 of 5 questions/,
    ],
    [
      'Adaptive Test for 5',
      { status: 200, body: { success: true } },
      'Invalid response from server while generating the adaptive test.',
    ],
    [
      'AI Generated Test for 10',
      { status: 202, body: { success: true } },
      'Invalid response from server while generating the AI test.',
    ],
    ['Adaptive Test for 5', { status: 502, body: {} }, 'Failed to generate adaptive test'],
    ['AI Generated Test for 10', { status: 502, body: {} }, 'Failed to generate AI test'],
    [
      'AI Generated Test for 10',
      refusal('No valid topic IDs found. Please ensure topics have tid property'),
      'No valid topic IDs found. Please ensure topics have tid property',
    ],
  ])(
    '[GN1] %s: the server’s sentence, or the screen’s own, in a banner that can be dismissed',
    async (type, answer, sentence) => {
      refused = answer;
      show();
      await chooseTwo();
      await press(`Generate ${type} tokens`);
      expect(within(await banner()).getByText(sentence)).toBeTruthy();
      await press('Dismiss');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(location.pathname).toBe('/');
    },
  );

  test('[AB61] the last step has the estimate that an adaptive test is based on, and what follows from it', async () => {
    forecast = {
      level: { level: 6.2, low: 5.1, high: 7.1, answers: 23 },
      topicsAnswered: 1,
      difficulty: { min: 5, max: 7 },
    };
    show();
    await chooseTwo();
    const adaptive = within(screen.getAllByRole('article')[0] as HTMLElement);
    const level = await adaptive.findByText('6.2');
    expect(level.parentElement?.textContent).toBe('6.2 of 10');
    adaptive.getByText('Likely 5.1 to 7.1, from 23 answers in 1 of 2 topics');
    adaptive.getByText('Mostly questions of difficulty 5 to 7 of 10');
  });

  test.each([
    [{ min: 4, max: 6 }, 'No answers of yours yet: questions of medium difficulty'],
    [
      { min: 8, max: 9 },
      'No answers of yours yet: questions as near to medium difficulty as these topics have',
    ],
    [
      { min: 3, max: 4 },
      'No answers of yours yet: questions as near to medium difficulty as these topics have',
    ],
    [null, 'No answers of yours yet: questions of medium difficulty'],
  ])('[AB61] the prior is stated as such: %o', async (difficulty, sentence) => {
    forecast = { level: null, topicsAnswered: 0, difficulty };
    show();
    await chooseTwo();
    await screen.findByText(sentence);
    expect(screen.queryAllByText(/^Mostly/)).toHaveLength(difficulty === null ? 0 : 1);
  });

  test('[AB61] a test can be made although the estimate cannot be loaded', async () => {
    down.add('/personalised/categories/:id/forecast');
    show();
    await chooseTwo();
    await screen.findByRole('button', { name: 'Generate Adaptive Test for 5 tokens' });
    await waitFor(() => expect(screen.queryByText('Estimating your level')).toBeNull());
    expect(screen.queryByText(/^(Mostly|No answers)/)).toBeNull();
  });

  test('[ST60] with too few tokens nothing can be spent, and it says how many there are', async () => {
    remainingTokens = 7;
    show();
    await chooseTwo();
    await screen.findByText('You have 7 tokens, which is too few for this test.');
    await press('Generate AI Generated Test for 10 tokens');
    expect(sent).toEqual([]);
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  });

  test('[ST47] tokens without a limit are enough, and are called so', async () => {
    remainingTokens = -1;
    show();
    await chooseTwo();
    expect(await screen.findAllByText('You have unlimited tokens.')).toHaveLength(2);
    await press('Generate Adaptive Test for 5 tokens');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('[GN1] a test by AI that no plan allows leads to the plans instead of failing', async () => {
    aiEnabled = false;
    show();
    await chooseTwo();
    await screen.findByText('AI tests come with a plan.');
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('button', { name: /Generate AI/ })).toBeNull();
    await screen.findByRole('button', { name: 'Generate Adaptive Test for 5 tokens' });
  });

  test('[GN1] without a network it says so before it is begun', async () => {
    act(() => useConnection.setState({ network: false, server: false }));
    show();
    await screen.findByText(/^Making a test needs a connection/);
    expect(screen.queryByRole('button', { name: /^JEE Main/ })).toBeNull();
  });

  test('[GN1] a stranger is asked to log in, and comes back here', () => {
    render(<TestSetup session={{ status: 'signed-out' }} />);
    const login = screen.getByRole('link', { name: 'Login' });
    expect(login.getAttribute('href')).toBe('/login?next=%2F%3Ftab%3Dpersonalized');
  });
});

describe('the summary panel', () => {
  test('[GN9] shows by timers alone how it goes, and asks the server for nothing', () => {
    vi.useFakeTimers();
    const onDone = vi.fn();
    render(<SummaryPanel selectedExam="jee-main" selectedTopics={['a', 'b']} onDone={onDone} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'JEE MAIN',
      '2',
      '~45',
    ]);
    for (const badge of ['Ready in 30s', 'AI Powered', 'Adaptive'])
      expect(screen.getByText(badge)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Generate Test Paper' }));
    const button = screen.getByRole('button', { name: 'Generating...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    act(() => void vi.advanceTimersByTime(1_999));
    expect(screen.getByRole('button', { name: 'Generating...' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Test Generated!' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.getByRole('button', { name: 'Generate Test Paper' })).toBeTruthy();
    expect(onDone).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  test('[GN9] starts nothing without a topic, and is nothing without an exam', () => {
    const { rerender } = render(
      <SummaryPanel selectedExam="jee-main" selectedTopics={[]} onDone={vi.fn()} />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Generate Test Paper' }));
    expect(screen.getByRole('alert').textContent).toBe('Please select at least one topic!');
    expect(screen.getByRole('button', { name: 'Generate Test Paper' })).toBeTruthy();
    rerender(<SummaryPanel selectedExam="" selectedTopics={[]} onDone={vi.fn()} />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
