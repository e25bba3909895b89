import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagedSubject } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import { isCreatable } from '../entity.ts';
import { EntityCreate } from '../form/entity-create.tsx';
import { questions } from './questions.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const PHYSICS: ManagedSubject = {
  _id: 'phy',
  sid: 'SID1',
  name: 'Physics',
  description: '',
  isActive: true,
  icon: '',
  gradientColor: '',
  badge: '',
  badgeColor: '',
  badgeIcon: '',
  createdAt: '2026-01-05T09:00:00.000Z',
};
const KINEMATICS = {
  _id: 'kin',
  tid: 'TID1',
  name: 'Kinematics',
  description: '',
  subjectId: 'phy',
  difficultyRange: { min: 1, max: 9 },
};

let sent: unknown[];
let answer: () => Response;
const SAME = 'In the bank: Which one is a force? Mass Weight';
let similar: readonly { readonly _id: string; readonly text: string }[];
let compared: unknown[];
const refusal = (status: number, body: object) =>
  HttpResponse.json({ success: false, error: '', errors: {}, ...body }, { status });

beforeEach(() => {
  sent = [];
  similar = [];
  compared = [];
  const listed = {
    _id: 'q1',
    subject: { _id: 'phy', name: 'Physics' },
    topic: { _id: 'kin', name: 'Kinematics' },
    type: 'MCQ',
    pool: 'ranked',
    state: 'active',
    difficulty: 5,
    licence: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    text: 'Which one is a force?',
    isInSet: false,
    papers: 0,
  };
  answer = () => HttpResponse.json({ success: true, data: listed }, { status: 201 });
  server.use(
    http.get('*/api/admin/subjects_get_all', () =>
      HttpResponse.json({ success: true, message: 'All', data: { count: 1, subjects: [PHYSICS] } }),
    ),
    http.get('*/api/topics/by_subjects', () => HttpResponse.json({ success: true, data: [KINEMATICS] })),
    http.post('*/api/admin/similar-questions', async ({ request }) => {
      compared.push(await request.json());
      return HttpResponse.json({ success: true, data: similar });
    }),
    http.post('*/api/questions', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  if (!isCreatable(questions)) throw new Error('Questions can be written');
  showInConsole(<EntityCreate entity={questions} />);
});

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const option = (place: number) => within(screen.getByRole('group', { name: `option ${place}` }));
const writeOption = (place: number, text: string) =>
  fireEvent.change(option(place).getByLabelText('Text'), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Create Question' }));

/** Fills in the whole form, for a question with one correct option. */
async function fill() {
  type('Type', 'MCQ');
  await screen.findByRole('option', { name: 'Physics' });
  type('Subject', 'phy');
  await screen.findByRole('option', { name: 'Kinematics' });
  type('Topic', 'kin');
  type('Question', 'Which one is a force?');
  writeOption(1, 'Mass');
  writeOption(2, 'Weight');
  fireEvent.click(option(2).getByRole('switch'));
}

test('[BK16] what students will see is shown while it is written', async () => {
  screen.getByText('Write a question to see it here.');
  expect(screen.queryByLabelText('Right number')).toBeNull();
  await fill();
  const preview = screen.getByRole('heading', { name: 'As students see it' }).closest('.form-preview');
  const shown = within(preview as HTMLElement);
  shown.getByText('Which one is a force?');
  const rights = shown.getAllByRole('listitem').map((item) => item.dataset['right']);
  expect(rights).toEqual([undefined, 'true']);
  type('Type', 'Numerical');
  expect(shown.queryAllByRole('listitem')).toEqual([]);
  expect(screen.queryByRole('group', { name: 'option 1' })).toBeNull();
  expect(field('Right number')).toBeTruthy();
});

test('[BK16] what is missing is said beside its field before anything is sent', async () => {
  save();
  for (const sentence of ['Please choose a type', 'Please choose a subject', 'Please write the question'])
    await screen.findByText(sentence);
  await fill();
  fireEvent.click(option(2).getByRole('switch'));
  save();
  await screen.findByText('Please mark the one right option');
  type('Type', 'Numerical');
  save();
  await screen.findByText(/^Please enter the answer as a number/);
  expect(sent).toEqual([]);
  type('Right number', '4');
  save();
  await screen.findByText('The question is in the bank.');
  // Hidden fields are not sent.
  expect(sent).toMatchObject([{ type: 'Numerical', answer: '4', options: [] }]);
});

test('[BK16] it is sent as it was written, and the form is empty for the next one', async () => {
  await fill();
  type('Keywords', 'newton, pull');
  save();
  await screen.findByText('The question is in the bank.');
  expect(sent).toMatchObject([
    {
      type: 'MCQ',
      subjectId: 'phy',
      topicId: 'kin',
      text: 'Which one is a force?',
      difficulty: 5,
      keywords: 'newton, pull',
      pool: 'ranked',
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: /another/i }));
  expect((field('Question') as HTMLTextAreaElement).value).toBe('');
});

test('[BK16] a refusal of the server stands beside its field, and a failure leaves all that was written', async () => {
  await fill();
  answer = () =>
    refusal(400, {
      code: 'VALIDATION',
      message: 'Invalid',
      errors: { text: 'It has a formula that cannot be set.' },
    });
  save();
  await screen.findByText('It has a formula that cannot be set.');
  answer = () => new HttpResponse('<html>', { status: 502 });
  save();
  await screen.findByText('Failed to save the question. Please try again.');
  expect((field('Question') as HTMLTextAreaElement).value).toBe('Which one is a force?');
});

test('[CT26] code is written in a question and in its options, and shown as students see it', async () => {
  await fill();
  const code = '```\nif x:\n    y\n```';
  writeOption(1, code);
  const preview = screen.getByRole('heading', { name: 'As students see it' }).closest('.form-preview');
  expect(preview?.querySelector('pre')?.textContent).toBe('if x:\n    y');
  save();
  await screen.findByText('The question is in the bank.');
  expect(sent).toMatchObject([{ options: [{ text: code }, {}, {}, {}] }]);
});

const pictureOf = () => screen.getByLabelText<HTMLInputElement>('Image: choose a file');
const choose = () =>
  fireEvent.change(pictureOf(), {
    target: { files: [new File(['bytes'], 'ice.png', { type: 'image/png' })] },
  });

test('[BK23] an image is uploaded when it is chosen, shown, described and sent by its address', async () => {
  const diagramUrl = `/api/media/${'a'.repeat(64)}`;
  const uploads: unknown[] = [];
  let finish = () => {};
  const stored = new Promise<void>((resolve) => (finish = resolve));
  server.use(
    http.post('*/api/admin/question-images', async ({ request }) => {
      uploads.push(await request.json());
      await stored;
      return HttpResponse.json({ success: true, data: { diagramUrl } }, { status: 201 });
    }),
  );
  await fill();
  expect(screen.queryByLabelText('What the image shows')).toBeNull();
  choose();
  await screen.findByText('Uploading...');
  save();
  await screen.findByText('The image is not stored yet. Please wait a moment');
  finish();
  await screen.findByLabelText('What the image shows');
  save();
  await screen.findByText('Please say what the image shows, for those who cannot see it');
  type('What the image shows', 'A glacier');
  expect(screen.getByRole('img', { name: 'A glacier' }).getAttribute('src')).toBe(diagramUrl);
  save();
  await screen.findByText('The question is in the bank.');
  expect(uploads).toEqual([{ image: btoa('bytes') }]);
  expect(sent).toMatchObject([{ diagramUrl, diagramAlt: 'A glacier' }]);
});

test('[BK23] an image that is refused says why, and the form keeps what it had', async () => {
  server.use(
    http.post('*/api/admin/question-images', () =>
      refusal(400, {
        code: 'VALIDATION',
        message: 'Invalid',
        errors: { image: 'An image has at most 1 MB.' },
      }),
    ),
  );
  await fill();
  choose();
  await screen.findByText('An image has at most 1 MB.');
  server.use(http.post('*/api/admin/question-images', () => HttpResponse.error()));
  choose();
  await screen.findByText('Failed to upload the image. Please try again.');
  save();
  await screen.findByText('The question is in the bank.');
  expect(sent).toMatchObject([{ diagramUrl: '', text: 'Which one is a force?' }]);
});

test('[BK24] Hindi stands beside the English where it is asked for, and in the preview', async () => {
  await fill();
  expect(screen.queryByLabelText('Question in Hindi')).toBeNull();
  expect(option(1).queryByLabelText('In Hindi')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: /^Hindi/ }));
  save();
  await screen.findByText('Please write the question in Hindi');
  type('Question in Hindi', 'इनमें से बल कौन-सा है?');
  fireEvent.change(option(2).getByLabelText(/^In Hindi/), { target: { value: 'भार' } });
  const preview = within(screen.getByRole('region', { name: 'In Hindi' }));
  preview.getByText('इनमें से बल कौन-सा है?');
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mass',
    'भारRight',
  ]);
  save();
  await screen.findByText('The question is in the bank.');
  expect(sent).toMatchObject([
    {
      isInHindi: true,
      textInHindi: 'इनमें से बल कौन-सा है?',
      options: [{ textInHindi: '' }, { text: 'Weight', textInHindi: 'भार' }, {}, {}],
    },
  ]);
});

test('[CN9] the next question keeps type, subject and topic, and nothing else', async () => {
  await fill();
  save();
  await screen.findByText('The question is in the bank.');
  fireEvent.click(screen.getByRole('button', { name: 'Create another' }));
  const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
  expect(['Type', 'Subject', 'Topic'].map(value)).toEqual(['MCQ', 'phy', 'kin']);
  expect([value('Question'), option(2).getByLabelText<HTMLInputElement>('Text').value]).toEqual(['', '']);
  // What is kept is no unsaved input.
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

test('[BK17] the same question is named beside the switch that saves it all the same', async () => {
  await fill();
  const other = () => screen.queryByRole('switch', { name: /Another question/ });
  expect(other()).toBeNull();
  answer = () =>
    refusal(409, {
      code: 'CONFLICT',
      message: 'The bank has this question already.',
      errors: { isAnother: SAME },
    });
  save();
  await screen.findByText('The bank has this question already.');
  const group = screen.getByRole('group', { name: 'Another question' });
  within(group).getByText(SAME);
  await waitFor(() => expect(document.activeElement).toBe(other()));
  fireEvent.click(within(group).getByRole('switch'));
  expect(screen.queryByText(SAME)).toBeNull();
  expect(other()).toBeTruthy();
  save();
  await expect.poll(() => sent).toMatchObject([{ isAnother: false }, { isAnother: true }]);
});

test('[BK17] similar questions are shown beside the form when the typing rests, and refuse nothing', async () => {
  similar = [{ _id: 'q7', text: 'Which one is a scalar? Mass Weight' }];
  await fill();
  const list = within(await screen.findByRole('region', { name: 'Similar questions' }, { timeout: 3000 }));
  list.getByText('Which one is a scalar? Mass Weight');
  expect(compared).toEqual([{ topicId: 'kin', text: 'Which one is a force?', options: ['Mass', 'Weight'] }]);
  save();
  await screen.findByText('The question is in the bank.');
});
