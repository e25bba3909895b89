// @vitest-environment happy-dom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as contract from '@exam/shared-schema/contract';
import { managedUser } from '../test/console.tsx';
import type { Entity } from './entity.ts';
import type { FormPlan } from './form/plan.ts';
import { entities } from './pages.tsx';
import type { Keyed } from './rows/action.ts';

/**
 * The sentences that the requirements of the console name and that its declarations compose from a noun: the empty list,
 * and what is shown when a change has no answer of the server, or one without a message.
 */
const SENTENCES: Readonly<Record<string, Partial<Record<Situation, string>>>> = {
  categories: {
    failedText: 'An unexpected error occurred while fetching categories.',
    empty: 'No categories found',
    create: 'Failed to create category. Please try again.',
    edit: 'Failed to update category. Please try again.',
    'edit, by the server': 'Failed to update category',
    remove: 'Failed to delete category. Please try again.',
    'remove, by the server': 'Failed to delete category',
  },
  subjects: {
    failedText: 'An unexpected error occurred while fetching subjects.',
    empty: 'No subjects found',
    create: 'Failed to create subject. Please try again.',
    edit: 'Failed to update subject. Please try again.',
    'edit, by the server': 'Failed to update subject',
    remove: 'Failed to delete subject. Please try again.',
    'remove, by the server': 'Failed to delete subject',
  },
  topics: {
    create: 'Failed to create topic. Please try again.',
    edit: 'Failed to update topic. Please try again.',
    'edit, by the server': 'Failed to update topic',
    remove: 'Failed to delete topic. Please try again.',
    'remove, by the server': 'Failed to delete topic',
  },
  sections: { create: 'Failed to create section' },
  templates: {
    create: 'Failed to create exam template. Please try again.',
    'edit, by the server': 'Failed to update template',
    'remove, by the server': 'Failed to delete template.',
  },
  papers: {
    empty: 'No test papers found',
    emptyText: 'Create your first test paper to get started',
    create: 'Failed to create test paper. Please try again.',
  },
  users: {
    failedText: 'Failed to fetch users. Please check your connection and try again.',
    create: 'Failed to create user',
    edit: 'Failed to update account status. Please try again.',
    'edit, by the server': 'Failed to update account status',
    remove: 'Failed to delete user. Please try again.',
  },
  colleges: {
    create: 'Failed to create college. Please try again.',
    edit: 'Failed to update college. Please try again.',
    'edit, by the server': 'Failed to update college',
    remove: 'Failed to delete college. Please try again.',
    'remove, by the server': 'Failed to delete college',
  },
};

type Situation =
  | 'failedText'
  | 'empty'
  | 'emptyText'
  | 'create'
  | 'edit'
  | 'edit, by the server'
  | 'remove'
  | 'remove, by the server';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Changing {
  readonly create?: { readonly body?: { readonly parse: (values: unknown) => unknown } };
  readonly update?: Changing['create'];
}

// What is entered makes no difference here: forms are sent whatever they have.
beforeEach(() => {
  for (const { create, update } of Object.values(contract) as Changing[])
    for (const call of [create, update])
      if (call?.body !== undefined) vi.spyOn(call.body, 'parse').mockReturnValue({});
});
afterEach(() => vi.restoreAllMocks());

const row = managedUser() as Keyed;

function formOf({ create, actions }: Entity, kind: string): FormPlan | undefined {
  if (kind === 'create') return create;
  const action = actions.find(({ key }) => key === kind);
  return action !== undefined && 'formOf' in action ? action.formOf(row) : undefined;
}

/** The message if the form is sent: without an answer, or with one of the server without a message. */
async function failureOf(entity: Entity, situation: Situation): Promise<string | undefined> {
  const [kind = '', byServer] = situation.split(', ');
  const answer = () =>
    byServer === undefined
      ? HttpResponse.error()
      : HttpResponse.json({ success: false, code: 'INTERNAL', message: '', error: '' }, { status: 500 });
  server.use(http.all('*/api/*', answer), http.all('*/api/*/*', answer), http.all('*/api/*/*/*', answer));
  const form = formOf(entity, kind);
  return (await form?.send(form.initial))?.message;
}

const cases = Object.entries(SENTENCES).flatMap(([key, sentences]) =>
  Object.entries(sentences).map(([situation, sentence]) => [key, situation as Situation, sentence] as const),
);

test.each(cases)('the sentence of %s for %s is as required', async (key, situation, sentence) => {
  const entity = entities.find((each) => each.key === key) as Entity;
  const isText = situation === 'failedText' || situation === 'empty' || situation === 'emptyText';
  expect(isText ? entity.words[situation] : await failureOf(entity, situation)).toBe(sentence);
});
