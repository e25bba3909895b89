import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import { rightOptions } from '@exam/shared-schema/question-types';
import { showInConsole } from '../../test/console.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { describeChanges } from './question-changes.ts';
import { questions } from './questions.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const subject = { _id: 's1', name: 'Physics' };
const topic = { _id: 't1', name: 'Forces' };
const listed: ListedQuestion = {
  _id: 'q1',
  subject,
  topic,
  type: 'MCQ',
  pool: 'practice',
  state: 'active',
  difficulty: 6,
  licence: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  text: 'Which one is a force?',
  isInSet: false,
  papers: 1,
};

/** The server's state. */
let stored: WholeQuestion;
let sent: Record<string, unknown>[];

/** Another administrator edits the question. */
function editElsewhere(text: string): void {
  const change = {
    _id: 'c2',
    kind: 'edited' as const,
    reason: 'Clearer',
    changedAt: '2026-01-06T09:00:00.000Z',
    changedBy: 'Asha',
    before: { text: stored.text },
    after: { text },
  };
  stored = { ...stored, text, version: 'c2', changes: [change, ...stored.changes] };
}

beforeEach(() => {
  sent = [];
  stored = {
    ...listed,
    key: { type: 'MCQ', correct: ['a'] },
    options: ['Weight', 'Mass', 'Thrust'].map((text, place) => ({ _id: 'abc'.charAt(place), text })),
    diagramUrl: null,
    diagramAlt: null,
    diagramLatex: null,
    translations: { hi: { text: 'बल कौन-सा है?', options: [] }, ta: { text: 'விசை எது?', options: [] } },
    explanation: 'It has a direction.',
    set: null,
    keywords: [],
    isHeld: true,
    version: 'c1',
    papers: [{ _id: 'p1', title: 'Mock 1', isActive: true, isPublished: true }],
    changes: [],
  };
  history.replaceState(null, '', '/question/lists');
  server.use(
    http.get('*/api/admin/question-licences', () =>
      HttpResponse.json({ success: true, data: ['CC BY 4.0'] }),
    ),
    http.get('*/api/questions', () => {
      const page = { success: true, page: 1, pages: 1, total: 1, count: 1 };
      return HttpResponse.json({ ...page, questions: [listed] });
    }),
    http.get('*/api/questions/q1', () => HttpResponse.json({ success: true, data: stored })),
    http.get('*/api/admin/subjects_get_all', () =>
      HttpResponse.json({ success: true, message: '', data: { count: 1, subjects: [subject] } }),
    ),
    http.get('*/api/topics/by_subjects', () => HttpResponse.json({ success: true, data: [topic] })),
    http.post('*/api/admin/similar-questions', () => HttpResponse.json({ success: true, data: [] })),
    http.put('*/api/questions/q1', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      if (body['version'] === stored.version) {
        return HttpResponse.json({ success: true, message: 'The question was saved.' });
      }
      const errors = { version: 'Somebody else changed it.' };
      return HttpResponse.json(
        { success: false, code: 'CONFLICT', message: 'Somebody else changed it.', errors },
        { status: 409 },
      );
    }),
  );
});

async function open() {
  showInConsole(<EntityList entity={questions} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  await screen.findByRole('button', { name: 'Update' });
  const dialog = within(screen.getByRole('dialog'));
  return {
    dialog,
    type: (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
  };
}

test('[BK18] says what keeps the old words, shows the edit as it is typed, and sends it with its version', async () => {
  const { dialog, type, press } = await open();
  dialog.getByText(/^Mock 1\. They keep it as it was/);
  dialog.getByText(/also there in தமிழ்/);
  type('Question', 'Which of these is a force?');
  within(dialog.getByRole('region', { name: 'Preview' })).getByText('Which of these is a force?');
  type('Reason', 'Plainer');
  press('Update');
  await screen.findByText('The question was saved.');
  expect(sent).toMatchObject([{ text: 'Which of these is a force?', version: 'c1', reason: 'Plainer' }]);
});

test('[CN9] a duplicate begins with the content of the question and its key, and is a new one', async () => {
  const made: unknown[] = [];
  server.use(
    http.post('*/api/questions', async ({ request }) => {
      made.push(await request.json());
      return HttpResponse.json({ success: true, data: listed }, { status: 201 });
    }),
  );
  showInConsole(<EntityList entity={questions} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Duplicate/ }));
  await screen.findByRole('button', { name: 'Create Question' });
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Question'), { target: { value: 'Which of these is no force?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create Question' }));
  await screen.findByText('The question is in the bank.');
  expect(sent).toEqual([]);
  expect(made).toMatchObject([
    {
      type: stored.type,
      text: 'Which of these is no force?',
      subjectId: stored.subject?._id,
      topicId: stored.topic?._id,
      pool: stored.pool,
      explanation: stored.explanation,
      isInHindi: true,
      options: stored.options.map(({ _id, text }) => ({
        text,
        isRight: rightOptions(stored.key).includes(_id),
      })),
    },
  ]);
});

test('[BK18] a question that takes its time says that it is loading, one that comes at once opens at once', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http.get('*/api/questions/q1', async () => {
      await arrived;
      return HttpResponse.json({ success: true, data: stored });
    }),
  );
  showInConsole(<EntityList entity={questions} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await within(await screen.findByRole('dialog')).findByText('Loading the question...');
  arrive();
  await screen.findByRole('button', { name: 'Update' });
});

test('[BK22] the history tells what changed in another language, its explanation too', () => {
  const words = { text: 'बल कौन-सा है?', options: [] };
  const explained = (explanation: string) => ({ translations: { hi: { ...words, explanation } } });
  const change = {
    _id: 'c3',
    kind: 'edited' as const,
    reason: 'Clearer',
    changedAt: '2026-01-06T09:00:00.000Z',
    changedBy: 'Asha',
    before: explained('उसकी दिशा है।'),
    after: explained('उसकी दिशा होती है।'),
  };
  expect(describeChanges([change], [])[0]?.[1]).toMatchObject([
    { name: 'Translations', after: expect.stringContaining('उसकी दिशा होती है।') },
  ]);
});

test('[BK19] the key of a question that a paper holds is not in the form, and its options stay', async () => {
  const { dialog } = await open();
  expect(dialog.queryByRole('switch', { name: /Right/ })).toBeNull();
  dialog.getByText(/none can be added or removed/);
});

test('[BK20] a stale edit keeps what was typed, shows the other one, and goes on from it', async () => {
  const { dialog, type, press } = await open();
  type('Explanation', 'A mass has no direction.');
  type('Reason', 'Plainer');
  editElsewhere('Which of the three is a force?');
  press('Update');
  const meanwhile = within(await dialog.findByRole('region', { name: 'Changed meanwhile' }));
  meanwhile.getByText(/Asha/);
  expect(dialog.getByLabelText('Question')).toHaveProperty('value', 'Which of the three is a force?');
  expect(dialog.getByLabelText('Explanation')).toHaveProperty('value', 'A mass has no direction.');
  press('Update');
  await screen.findByText('The question was saved.');
  expect(sent.at(-1)).toMatchObject({
    text: 'Which of the three is a force?',
    explanation: 'A mass has no direction.',
    version: 'c2',
  });
});

test('[BK20] what both changed stands beside its field, and the form replaces it when it is sent again', async () => {
  const { dialog, type, press } = await open();
  type('Question', 'Which of these is a force?');
  type('Reason', 'Plainer');
  editElsewhere('Which of the three is a force?');
  press('Update');
  await dialog.findByText('Now: Which of the three is a force?');
  expect(dialog.getByLabelText('Question')).toHaveProperty('value', 'Which of these is a force?');
  expect(dialog.getByLabelText('Explanation').getAttribute('aria-invalid')).not.toBe('true');
  press('Update');
  await screen.findByText('The question was saved.');
  expect(sent.at(-1)).toMatchObject({ text: 'Which of these is a force?', version: 'c2' });
});
