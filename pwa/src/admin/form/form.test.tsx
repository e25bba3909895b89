// @vitest-environment happy-dom
import { subjectCalls, topicCalls } from '@exam/shared-schema/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nounOf, defaultTexts } from '../nouns.ts';
import { createBy, type CreatePlan } from './create.ts';
import { EntityCreate } from './entity-create.tsx';
import { sentences } from './errors.ts';
import type { Field } from './field.ts';
import type { Outcome } from './plan.ts';

afterEach(cleanup);

const noun = nounOf({ one: 'thing', many: 'things' });

const plan = createBy(subjectCalls.create, {
  fields: [
    { kind: 'text', name: 'name', label: 'Name' },
    { kind: 'text', name: 'badge', label: 'Badge' },
  ],
  empty: { isActive: true },
  stopAtFirst: true,
  resetAfterMs: 2000,
})(noun);

function show(send: CreatePlan['send']) {
  const entity = { paths: { list: '/things' }, words: defaultTexts(noun), create: { ...plan, send } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntityCreate entity={entity} />
    </QueryClientProvider>,
  );
}

const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

describe('a declared form', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('says the contract’s sentence beside the field and sends nothing', async () => {
    const send = vi.fn<CreatePlan['send']>();
    show(send);
    type('Badge', 'kept');
    await submit();
    expect(screen.getByText('Subject name is required.')).toBeTruthy();
    expect([send.mock.calls.length, input('Badge').value]).toEqual([0, 'kept']);
    type('Name', 'P');
    expect(screen.queryByText('Subject name is required.')).toBeNull();
  });

  test('[CN11] begins with what the link to it names, and is empty for the next one', async () => {
    history.replaceState(null, '', '/things/create?badge=New&unknown=1');
    const send = vi.fn<CreatePlan['send']>(() => Promise.resolve({ ok: true, message: 'Done!' }));
    show(send);
    expect(input('Badge').value).toBe('New');
    type('Name', 'Physics');
    await submit();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'Physics', badge: 'New' });
    fireEvent.click(screen.getByRole('button', { name: 'Create another' }));
    expect([input('Name').value, input('Badge').value]).toEqual(['', '']);
    history.replaceState(null, '', '/');
  });

  test('is sent once however often it is submitted, and shows that it is', async () => {
    let answer: (outcome: Outcome) => void = () => undefined;
    const send = vi.fn<CreatePlan['send']>(() => new Promise((resolve) => (answer = resolve)));
    show(send);
    type('Name', 'Physics');
    await submit();
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Creating...' })).toBeTruthy();
    await act(async () => answer({ ok: true, message: 'Made!' }));
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('is empty again two seconds after a success', async () => {
    show(async () => ({ ok: true, message: 'Made!' }));
    type('Name', 'Physics');
    await submit();
    await act(async () => void vi.advanceTimersByTime(1999));
    expect(input('Name').value).toBe('Physics');
    await act(async () => void vi.advanceTimersByTime(1));
    expect(input('Name').value).toBe('');
  });

  test('says a success beside its button, with the focus on it, until something else is done', async () => {
    show(async () => ({ ok: true, message: 'Made!' }));
    type('Name', 'Physics');
    await submit();
    const success = screen.getByText('Made!');
    expect(document.activeElement?.contains(success)).toBe(true);
    expect(success.closest('.form-foot')).not.toBeNull();
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(document.activeElement?.textContent).toContain('Made!');
    type('Name', 'Chemistry');
    expect(screen.queryByText('Made!')).toBeNull();
  });

  test('another can be created at once', async () => {
    show(async () => ({ ok: true, message: 'Made!' }));
    type('Name', 'Physics');
    await submit();
    fireEvent.click(screen.getByRole('button', { name: 'Create another' }));
    await act(async () => void vi.advanceTimersByTime(100));
    expect([input('Name').value, document.activeElement]).toEqual(['', input('Name')]);
  });

  test('keeps what was typed when it is refused, with the server’s sentences where they belong', async () => {
    show(async () => ({ ok: false, message: 'Please check.', errors: { badge: 'Too shiny' } }));
    type('Name', 'Physics');
    await submit();
    expect(screen.getByRole('alert').textContent).toContain('Please check.');
    expect(screen.getByText('Too shiny')).toBeTruthy();
    expect(input('Name').value).toBe('Physics');
  });
});

test('one failure at a time in the order of the schema, or all at once', () => {
  const names = ['name', 'subjectId', 'difficultyRange'];
  const fields: Field[] = names.map((name) => ({ kind: 'text', name, label: name }));
  const { error } = topicCalls.create.body.safeParse({
    name: 'a',
    subjectId: '',
    difficultyRange: { min: 5, max: 2 },
  });
  expect(sentences(fields, error?.issues ?? [], true)).toEqual({
    name: 'Topic name must be at least 2 characters',
  });
  expect(sentences(fields, error?.issues ?? [], false)).toEqual({
    name: 'Topic name must be at least 2 characters',
    subjectId: 'Subject selection is required',
    difficultyRange: 'Minimum difficulty must be less than maximum difficulty',
  });
});

test('an error that belongs to no field is shown for the whole form', async () => {
  const { error } = topicCalls.create.body.safeParse({ name: 'Optics', difficultyRange: { min: 1, max: 2 } });
  const found = sentences([], error?.issues ?? [], true);
  expect(found).toEqual({ '': 'Subject selection is required' });
  const entity = {
    paths: { list: '/things' },
    words: defaultTexts(noun),
    create: { ...plan, check: () => found },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntityCreate entity={entity} />
    </QueryClientProvider>,
  );
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('Subject selection is required');
});
