import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { KeyEffect, ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import type { AnswerKey } from '@exam/shared-schema/question-types';
import { showInConsole } from '../../test/console.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { answerKeyText } from './answer-key-text.ts';
import { questions } from './questions.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const listed: ListedQuestion = {
  _id: 'q1',
  subject: null,
  topic: null,
  type: 'MCQ',
  pool: 'ranked',
  state: 'active',
  difficulty: 6,
  licence: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  text: 'Which one is a force?',
  isInSet: false,
  papers: 2,
};
const options = ['Weight', 'Mass', 'Thrust'].map((text, place) => ({ _id: 'abc'.charAt(place), text }));
const lists = ['Cirque', 'Delta', 'by ice', 'by a river'].map((text, place) => ({
  _id: 'abpq'.charAt(place),
  text,
  row: place < 2,
}));

/** The server's state. */
let key: AnswerKey;
let optionsOf: WholeQuestion['options'];
let answer: () => Response;
let sent: unknown[];
let previewed: unknown[];
/** What a preview finds. */
let effect: KeyEffect;
let changes: WholeQuestion['changes'];

const corrected = (attempts: number) => ({
  _id: 'c1',
  questionId: 'q1',
  reason: 'Two were right',
  createdAt: '2026-01-06T09:00:00.000Z',
  attempts,
  marked: 0,
  finishedAt: null,
});

beforeEach(() => {
  key = { type: 'MCQ', correct: ['a'] };
  optionsOf = options;
  sent = [];
  previewed = [];
  changes = [];
  effect = {
    attempts: 37,
    raised: 12,
    lowered: 0,
    differences: [{ marks: 5, attempts: 12 }],
    papers: [
      {
        paperId: 'p1',
        title: 'Mock 4',
        attempts: 37,
        changed: 12,
        ranked: 30,
        rankChanged: 21,
        rise: 8,
        fall: 9,
      },
    ],
    paperCount: 1,
  };
  answer = () => HttpResponse.json({ success: true, data: corrected(37) });
  history.replaceState(null, '', '/question/lists');
  const whole = (): WholeQuestion => ({
    ...listed,
    type: key.type,
    key,
    options: optionsOf,
    diagramUrl: null,
    diagramAlt: null,
    diagramLatex: null,
    translations: {},
    explanation: null,
    set: null,
    keywords: [],
    isHeld: true,
    version: 'c1',
    papers: [],
    changes,
  });
  server.use(
    http.get('*/api/admin/question-licences', () =>
      HttpResponse.json({ success: true, data: ['CC BY 4.0'] }),
    ),
    http.get('*/api/questions', () => {
      const page = { success: true, page: 1, pages: 1, total: 1, count: 1 };
      return HttpResponse.json({ ...page, questions: [{ ...listed, type: key.type }] });
    }),
    http.get('*/api/questions/q1', () => HttpResponse.json({ success: true, data: whole() })),
    http.get('*/api/questions/q1/key', () => HttpResponse.json({ success: true, data: { attempts: 37 } })),
    http.get('*/api/admin/subjects_get_all', () =>
      HttpResponse.json({ success: true, message: '', data: { count: 0, subjects: [] } }),
    ),
    http.post('*/api/questions/q1/key/preview', async ({ request }) => {
      previewed.push(await request.json());
      const refused = answer();
      if (!refused.ok) return refused;
      const data = { _id: 'v1', attempts: 37, counted: 0, effect: null };
      return HttpResponse.json({ success: true, data });
    }),
    http.get('*/api/admin/key-previews/v1', () =>
      HttpResponse.json({ success: true, data: { _id: 'v1', attempts: 37, counted: 37, effect } }),
    ),
    http.post('*/api/questions/q1/key', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
});

/** The dialog, once it has loaded the question. */
async function open() {
  showInConsole(<EntityList entity={questions} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Correct key/ }));
  await screen.findByText('Present key');
  const dialog = within(screen.getByRole('dialog'));
  return {
    dialog,
    type: (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    tick: (option: string) => fireEvent.click(dialog.getByRole('checkbox', { name: option })),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
    /** Reads what the key changes, and applies it. */
    apply: async () => {
      fireEvent.click(dialog.getByRole('button', { name: 'Correct key' }));
      await dialog.findByText(/^Please read what this key changes/);
      fireEvent.click(dialog.getByRole('button', { name: 'Correct key' }));
    },
  };
}

test('[BK13] shows the key and what a correction touches, and says afterwards how many are marked again', async () => {
  const { dialog, type, tick, apply } = await open();
  dialog.getByText('Which one is a force?');
  expect(dialog.getByText('Present key').nextSibling?.textContent).toBe('A');
  await dialog.findByText('37 attempts');
  tick('C Thrust');
  type('Reason', 'Two were right');
  expect(sent).toEqual([]);
  await apply();
  await screen.findByText('The key was corrected. 37 attempts will be marked again.');
  expect(sent).toEqual([{ key: { type: 'MCQ', correct: ['a', 'c'] }, reason: 'Two were right' }]);
});

test('[BK13] a key that was so already is said to be so', async () => {
  answer = () => HttpResponse.json({ success: true, data: null });
  const { type, press } = await open();
  type('Reason', 'To be sure');
  press('Correct key');
  await screen.findByText('The key has not changed. Nothing is marked again.');
});

test('[BK13] nothing is sent without an option and a reason', async () => {
  const { dialog, tick, press } = await open();
  tick('A Weight');
  press('Correct key');
  await dialog.findByText('Choose an option');
  dialog.getByText('Give a reason of at most 500 characters');
  expect(sent).toEqual([]);
});

test('[BK13] an answer of several has further sets, and an outcome', async () => {
  key = { type: 'MSQ', correct: ['a', 'b'], alternatives: [['c']] };
  const { dialog, type, press, apply } = await open();
  dialog.getByText('A, B or C');
  press('Accept another set');
  const second = within(dialog.getByRole('group', { name: 'Also accepted, set 2' }));
  fireEvent.click(second.getByRole('checkbox', { name: 'B Mass' }));
  press('Remove set 1');
  type('Marks', 'bonus');
  type('Reason', 'Ambiguous');
  await apply();
  await screen.findByText(/^The key was corrected/);
  expect(sent).toEqual([
    {
      key: { type: 'MSQ', correct: ['a', 'b'], alternatives: [['b']], outcome: 'bonus' },
      reason: 'Ambiguous',
    },
  ]);
});

test('[BK13] a number has values, ranges and a tolerance, each refused in the words of the contract', async () => {
  key = { type: 'Numerical', values: ['4'], tolerance: '0.1' };
  optionsOf = [];
  const { dialog, type, press, apply } = await open();
  dialog.getByText('4 ± 0.1');
  type('Value', 'four');
  press('Add range');
  type('From', '3');
  type('To', '2.5');
  type('Tolerance', '');
  type('Reason', 'Rounded otherwise');
  press('Correct key');
  await dialog.findByText('Enter a number');
  dialog.getByText('The end of a range is not below its beginning');
  type('Value', '5');
  type('To', '3.5');
  await apply();
  await screen.findByText(/^The key was corrected/);
  expect(sent).toEqual([
    {
      key: { type: 'Numerical', values: ['5'], ranges: [{ min: '3', max: '3.5' }] },
      reason: 'Rounded otherwise',
    },
  ]);
});

test('[QT8] a matrix match has a grid, in which no row stays blank', async () => {
  key = { type: 'MatrixMatch', matches: { a: ['p'], b: ['q'] } };
  optionsOf = lists;
  const { dialog, type, tick, press, apply } = await open();
  dialog.getByText('A → P; B → Q');
  for (const [cell, isTicked] of Object.entries({ 'A P': true, 'A Q': false, 'B P': false, 'B Q': true }))
    expect(dialog.getByRole('checkbox', { name: cell }), cell).toHaveProperty('checked', isTicked);
  tick('A Q');
  tick('B Q');
  type('Reason', 'A river also carves');
  press('Correct key');
  await within(dialog.getByRole('group', { name: 'Matches' })).findByText('Row B: Choose an option');
  expect(sent).toEqual([]);
  tick('B P');
  await apply();
  await screen.findByText(/^The key was corrected/);
  expect(sent).toEqual([
    {
      key: { type: 'MatrixMatch', matches: { a: ['p', 'q'], b: ['p'] } },
      reason: 'A river also carves',
    },
  ]);
});

test('[QT9] a short text has a list of accepted answers, none of them blank', async () => {
  key = { type: 'ShortText', accepted: ['moraine', 'till'] };
  optionsOf = [];
  const { dialog, type, press, apply } = await open();
  dialog.getByText('moraine or till');
  press('Remove answer 2');
  expect(dialog.queryByRole('button', { name: 'Remove answer 1' })).toBeNull();
  press('Add answer');
  type('Reason', 'Both are used');
  press('Correct key');
  const second = within(dialog.getByRole('group', { name: 'answer 2' }));
  await second.findByText('Write an answer');
  expect(sent).toEqual([]);
  fireEvent.change(second.getByLabelText('Answer'), { target: { value: ' a moraine ' } });
  await apply();
  await screen.findByText(/^The key was corrected/);
  expect(sent).toEqual([
    { key: { type: 'ShortText', accepted: ['moraine', 'a moraine'] }, reason: 'Both are used' },
  ]);
});

test.each([
  [
    'refuses the key',
    () => {
      const message = 'The question cannot be marked by this key.';
      const body = { success: false, code: 'VALIDATION', message, error: message, errors: { key: message } };
      return HttpResponse.json(body, { status: 400 });
    },
    'The question cannot be marked by this key.',
    true,
  ],
  [
    'fails',
    () => new HttpResponse('', { status: 500 }),
    'Failed to correct the key. Please try again.',
    false,
  ],
])('[BK13] what was chosen and typed is kept where the server %s', async (_, failing, sentence, isBeside) => {
  answer = failing;
  const { dialog, type, tick, press } = await open();
  tick('C Thrust');
  type('Reason', 'Two were right');
  press('Correct key');
  await dialog.findAllByText(sentence);
  const beside = within(dialog.getByRole('group', { name: 'Right options' })).queryByText(sentence);
  expect(beside !== null).toBe(isBeside);
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Two were right');
  expect(dialog.getByRole('checkbox', { name: 'C Thrust' })).toHaveProperty('checked', true);
});

test('[BK50] what a key changes is shown before it is applied, and again for another key', async () => {
  const { dialog, type, tick, press } = await open();
  tick('C Thrust');
  type('Reason', 'Two were right');
  press('Correct key');
  const found = within(await dialog.findByRole('table', { name: 'Papers with this question' }));
  const cells = found.getAllByRole('row')[1]?.textContent;
  expect(cells).toBe('Mock 412 of 3721 of 308 places9 places');
  dialog.getByText('+5 marks: 12 attempts');
  expect(sent).toEqual([]);
  await dialog.findByText(/^Please read what this key changes/);
  tick('A Weight');
  effect = { attempts: 37, raised: 0, lowered: 0, differences: [], papers: [], paperCount: 1 };
  press('Correct key');
  await dialog.findByText('No score changes: 37 attempts would have the same marks with this key.');
  expect(previewed).toEqual([
    { key: { type: 'MCQ', correct: ['a', 'c'] } },
    { key: { type: 'MCQ', correct: ['c'] } },
  ]);
  expect(sent).toEqual([]);
  await dialog.findByText(/^Please read what this key changes/);
  press('Correct key');
  await screen.findByText(/^The key was corrected/);
  expect(sent).toEqual([{ key: { type: 'MCQ', correct: ['c'] }, reason: 'Two were right' }]);
});

test('[BK51] a correction is taken back with the key from before it', async () => {
  key = { type: 'MCQ', correct: ['b'] };
  changes = [
    {
      _id: 'c1',
      kind: 'key-corrected',
      changedBy: 'Asha',
      changedAt: '2026-01-05T09:00:00.000Z',
      reason: 'By mistake',
      before: { key: { type: 'MCQ', correct: ['a'] } },
      after: { key },
    },
  ];
  const { press, apply } = await open();
  press('Take back the correction of Jan 05, 2026');
  await apply();
  await screen.findByText(/^The key was corrected/);
  const reason = 'The correction of Jan 05, 2026 is taken back';
  expect(sent).toEqual([{ key: { type: 'MCQ', correct: ['a'] }, reason }]);
});

test('[BK13] [SC8] a key is printed', () => {
  const ranges = [{ min: '1', max: '2' }];
  expect(answerKeyText({ type: 'Numerical', ranges, rounding: 'integer', outcome: 'dropped' }, [])).toBe(
    '1 to 2, rounded to the nearest integer (full marks to all)',
  );
  expect(answerKeyText({ type: 'MCQ', correct: ['b', 'a'] }, options)).toBe('A or B');
  expect(answerKeyText({ type: 'MSQ', correct: ['b', 'a'], alternatives: [['c']] }, options)).toBe(
    'A, B or C',
  );
});
