import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ListedQuestion, WholeQuestion } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import { EditSetDialog } from './question-set-dialog.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The server's state. */
let set: NonNullable<WholeQuestion['set']>;
let sent: Record<string, unknown>[];
let messages: string[];

beforeEach(() => {
  sent = [];
  messages = [];
  set = {
    _id: 's1',
    title: 'The river',
    text: 'It rose twice.',
    translations: {},
    version: 'c1',
    diagramUrl: null,
    diagramAlt: null,
    diagramLatex: null,
  };
  server.use(
    http.get('*/api/questions/q1', () => HttpResponse.json({ success: true, data: whole() })),
    http.put('*/api/admin/question-sets/s1', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      if (body['version'] === set.version)
        return HttpResponse.json({ success: true, message: 'The passage was saved.' });
      const message = 'Somebody else changed this passage meanwhile.';
      const refusal = { success: false, code: 'CONFLICT', message, errors: { version: message } };
      return HttpResponse.json(refusal, { status: 409 });
    }),
  );
});

function whole(): WholeQuestion {
  return {
    _id: 'q1',
    subject: null,
    topic: null,
    type: 'Numerical',
    pool: 'practice',
    state: 'active',
    difficulty: 4,
    licence: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    diagramUrl: null,
    diagramAlt: null,
    diagramLatex: null,
    text: 'How many floods were there?',
    options: [],
    translations: {},
    key: { type: 'Numerical', values: ['2'] },
    explanation: null,
    set,
    papers: [],
    keywords: [],
    isHeld: false,
    version: null,
    changes: [],
  };
}

async function open() {
  // The dialog only needs the id.
  const row = { _id: 'q1' } as ListedQuestion;
  showInConsole(
    <EditSetDialog row={row} name="" onClose={() => {}} onDone={(message) => messages.push(message)} />,
  );
  await screen.findByRole('button', { name: 'Update' });
  const dialog = within(screen.getByRole('dialog'));
  return {
    dialog,
    type: (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
  };
}

test('[BK25] a passage is edited beside what students will see, in Hindi too, and sent with its version', async () => {
  const { dialog, type, press } = await open();
  type('Text', 'It rose **three** times.');
  fireEvent.click(dialog.getByRole('switch', { name: /^Hindi/ }));
  type('Text in Hindi', 'वह तीन बार उफनी।');
  const [shown, inHindi] = dialog.getAllByRole('region', { name: 'What the question is about' });
  expect(shown?.querySelector('strong')?.textContent).toBe('three');
  expect(inHindi?.textContent).toBe('वह तीन बार उफनी।');
  press('Update');
  await dialog.findByText(/^Give a reason/);
  expect(sent).toEqual([]);
  type('Reason', 'Counted again');
  press('Update');
  await expect.poll(() => messages).toEqual(['The passage was saved.']);
  expect(sent).toMatchObject([
    { title: 'The river', text: 'It rose **three** times.', textInHindi: 'वह तीन बार उफनी।', version: 'c1' },
  ]);
});

test('[BK20] a stale edit keeps what was typed, marks what both changed, and replaces it when it is sent again', async () => {
  const { dialog, type, press } = await open();
  type('Text', 'It rose three times.');
  type('Reason', 'Counted again');
  set = { ...set, title: 'The great river', text: 'It rose twice at night.', version: 'c2' };
  press('Update');
  const meanwhile = await dialog.findByRole('region', { name: 'Changed meanwhile' });
  expect(meanwhile.querySelectorAll('del, ins').length).toBeGreaterThan(0);
  dialog.getByText('Now: It rose twice at night.');
  expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'It rose three times.');
  expect(dialog.getByLabelText(/^Title/)).toHaveProperty('value', 'The great river');
  expect(messages).toEqual([]);
  press('Update');
  await expect.poll(() => messages).toEqual(['The passage was saved.']);
  expect(sent.at(-1)).toMatchObject({
    title: 'The great river',
    text: 'It rose three times.',
    version: 'c2',
  });
});
