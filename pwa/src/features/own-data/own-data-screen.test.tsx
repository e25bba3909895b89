import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ownData, type OwnData } from '@exam/shared-schema/contract';
import { currentSession, database, keepSeen, startSession } from '../../offline/index.ts';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { testStudent } from '../../test/student.ts';
import { useToasts } from '../../ui/index.ts';
import OwnDataScreen from './own-data-screen.tsx';

const asha = testStudent('asha');
const none: OwnData = { export: null, mayAskAt: null };
const ready: OwnData = {
  export: {
    _id: 'e1',
    status: 'ready',
    askedAt: '2026-01-05T09:30:00.000Z',
    expiresAt: '2026-01-12T09:30:00.000Z',
    bytes: 48_200,
  },
  mayAskAt: null,
};
const making: OwnData = {
  export: { _id: 'e1', status: 'making', askedAt: '2026-01-05T09:30:00.000Z', expiresAt: null, bytes: null },
  mayAskAt: null,
};

let state: () => Response;
let deletion: () => Response;
const asked: unknown[] = [];
const refusal = (code: string, status: number, message: string) =>
  HttpResponse.json({ success: false, code, message, error: message }, { status });
const server = setupServer(
  http.get('*/api/users/my-data', () => state()),
  http.post('*/api/users/my-data/exports', () => {
    telling(making);
    return HttpResponse.json({ success: true, data: making }, { status: 202 });
  }),
  http.post('*/api/auth/delete-account', async ({ request }) => {
    asked.push(await request.json());
    return deletion();
  }),
  http.all('*/api/*', () => HttpResponse.error()),
);
const telling = (data: OwnData) => {
  state = () => HttpResponse.json({ success: true, data });
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  asked.length = 0;
  useToasts.setState({ toasts: [] });
  await Promise.all(database.tables.map((table) => table.clear()));
  await startSession(database, asha, 'token', null);
});

const button = (name: string) => screen.findByRole('button', { name });

it('[OD2] a copy is asked for, and then said to be in the making', async () => {
  telling(none);
  render(<OwnDataScreen />);
  fireEvent.click(await button('Prepare a copy'));
  expect(await screen.findByText('Your copy is being prepared.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Prepare a/ })).toBeNull();
});

it('[OD2] a copy that is ready says how large it is and until when it is there', async () => {
  telling(ready);
  render(<OwnDataScreen />);
  expect(await screen.findByText('Your copy is ready (48 kB).')).toBeTruthy();
  expect(screen.getByText(/^You can download it until 12 Jan 2026/)).toBeTruthy();
  expect(await button('Download')).toBeTruthy();
});

it.each([
  ['failed', 'Your copy could not be prepared.'],
  ['expired', 'Your last copy has expired and was deleted.'],
] as const)('[OD2] a copy that has %s says so', async (status, words) => {
  telling({
    export: { _id: 'e1', status, askedAt: '2026-01-05T09:30:00.000Z', expiresAt: null, bytes: null },
    mayAskAt: '2026-01-06T09:30:00.000Z',
  });
  render(<OwnDataScreen />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/^You can ask for another copy from 6 Jan 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Prepare a/ })).toBeNull();
});

it('what could not be loaded says so, and is tried again', async () => {
  state = () => HttpResponse.error();
  render(<OwnDataScreen />);
  await screen.findByText('This page could not be loaded');
  telling(none);
  fireEvent.click(await button('Retry'));
  expect(await button('Prepare a copy')).toBeTruthy();
});

it('[PK14] what was seen is there offline, with its age', async () => {
  await keepSeen(database, asha._id, ownData, {}, { data: ready });
  state = () => HttpResponse.error();
  render(<OwnDataScreen />);
  expect(await screen.findByText('What you see is from this minute.')).toBeTruthy();
  expect(screen.getByText('Your copy is ready (48 kB).')).toBeTruthy();
});

/** Types the password and confirms. */
async function deleteAccount(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'Correct-horse-9' } });
  fireEvent.click(await button('Delete my account'));
  const dialog = within(await screen.findByRole('dialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' })));
}

it('[OD7] after the deletion nobody is signed in, and nothing of the student is on the device', async () => {
  telling(none);
  deletion = () => HttpResponse.json({ success: true, message: 'Your account was deleted.' });
  await putSavedPaper(database, asha._id, testPaper({ testId: 'p1', title: 'Mock' }));
  await putSavedPaper(database, 'ravi', testPaper({ testId: 'p1', title: 'Mock' }));
  await database.meta.put({ key: 'exam-choice asha', value: 'all' });
  render(<OwnDataScreen />);
  await button('Prepare a copy');
  await deleteAccount();
  await expect
    .poll(() => useToasts.getState().toasts.map(({ text }) => text))
    .toEqual(['Your account was deleted.']);
  expect(asked).toEqual([{ password: 'Correct-horse-9' }]);
  expect(await currentSession(database)).toBeNull();
  expect((await database.packages.toArray()).map(({ userId }) => userId)).toEqual(['ravi']);
  expect(await database.seenAnswers.count()).toBe(0);
  expect(await database.meta.get('exam-choice asha')).toBeUndefined();
});

it('[OD4] a wrong password is said beside the field, and nothing is removed', async () => {
  telling(none);
  deletion = () => refusal('REFUSED', 422, 'This password is not right.');
  render(<OwnDataScreen />);
  await button('Prepare a copy');
  await deleteAccount();
  expect(await screen.findByText('This password is not right.')).toBeTruthy();
  expect(await currentSession(database)).not.toBeNull();
});

it('[OD7] what only this device has is sent, or given up, first', async () => {
  telling(none);
  deletion = () => HttpResponse.json({ success: true, message: 'Your account was deleted.' });
  await database.outbox.put({
    attemptId: 'a1',
    userId: asha._id,
    testId: 'p1',
    title: 'Mock 4',
    head: 'a'.repeat(64),
    sealedAt: 1,
    state: 'waiting',
    tries: 0,
    firstFailureAt: null,
    nextTryAt: 1,
    lastError: null,
  });
  render(<OwnDataScreen />);
  await screen.findByText('Mock 4');
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'Correct-horse-9' } });
  fireEvent.click(await button('Delete my account'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'I give these exams up' }));
  await deleteAccount();
  await expect.poll(() => database.outbox.count()).toBe(0);
});
