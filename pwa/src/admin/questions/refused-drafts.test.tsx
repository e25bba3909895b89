// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RefusedDraft } from '@exam/shared-schema/contract';
import { showInConsole } from '../../test/console.tsx';
import { EntityList } from '../list/entity-list.tsx';
import { refusedDrafts } from './refused-drafts.tsx';

let drafts: RefusedDraft[];
const server = setupServer(
  http.get('*/api/admin/question-drafts', () =>
    HttpResponse.json({
      success: true,
      drafts,
      page: 1,
      pages: 1,
      total: drafts.length,
      count: drafts.length,
    }),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(cleanup);
afterAll(() => server.close());

const draft: RefusedDraft = {
  _id: 'd1',
  type: 'MCQ',
  text: 'What is 2 + 2?',
  options: ['3', '4'].map((text) => ({ _id: text, text })),
  key: { type: 'MCQ', correct: ['3'] },
  explanation: 'Count with your fingers.',
  solution: { answer: 'B', working: 'Two and two are four.' },
  reason: 'disagreement',
  topic: { _id: 't', name: 'Arithmetic' },
  model: 'm',
  createdAt: '2026-01-05T09:00:00.000Z',
};

async function details(own: Partial<RefusedDraft> = {}) {
  drafts = [{ ...draft, ...own }];
  showInConsole(<EntityList entity={refusedDrafts} />);
  fireEvent.click(await screen.findByRole('button', { name: 'View Details What is 2 + 2?' }));
  const dialog = within(screen.getByRole('dialog'));
  return (term: string) => dialog.queryByText(term)?.nextElementSibling?.textContent;
}

test('[LM11] both solutions stand under the question, each with its answer', async () => {
  const saidOf = await details();
  expect(saidOf('Why it was refused')).toBe('The second solution differs');
  expect(saidOf('Answer of its author')).toBe('A');
  expect(saidOf('Solution of its author')).toBe('Count with your fingers.');
  expect(saidOf('Answer of the second solver')).toBe('B');
  expect(saidOf('Solution of the second solver')).toBe('Two and two are four.');
});

test('[LM11] a draft that was refused before it was solved again says so', async () => {
  const saidOf = await details({ solution: null, reason: 'malformed' });
  expect(saidOf('Answer of the second solver')).toBe('It was not asked.');
  expect(saidOf('Solution of the second solver')).toBeUndefined();
});
