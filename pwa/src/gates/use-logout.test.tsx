import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { currentSession, database, startSession, type NotebookEntryRow } from '../offline/index.ts';
import { testStudent } from '../test/student.ts';
import { useLogout } from './use-logout.tsx';

const server = setupServer(http.all('*/api/*', () => HttpResponse.json({ success: true, message: 'ok' })));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const asha = testStudent();

beforeEach(async () => {
  await database.notebookEntries.clear();
  await startSession(database, asha, 'a.b.c');
});

function Menu() {
  const { ask, question } = useLogout(asha._id);
  return (
    <>
      <button onClick={ask}>Out</button>
      {question}
    </>
  );
}

const note = (id: string, more: Partial<NotebookEntryRow>) =>
  database.notebookEntries.put({
    ...{ userId: asha._id, id, questionId: 'q1', kind: 'note', text: 'Mine', at: 1 },
    ...more,
  } as NotebookEntryRow);

const isSignedOut = async () => (await currentSession(database)) === null;

test('[AC54] a logout that leaves nothing behind that only this device has asks nothing', async () => {
  await note('synced', {});
  render(<Menu />);
  fireEvent.click(screen.getByText('Out'));
  await waitFor(async () => expect(await isSignedOut()).toBe(true));
  expect(await database.notebookEntries.count()).toBe(0);
});

test('[AC54] a logout before the notebook is synced says what stays here, and what is removed', async () => {
  await note('n1', { unsentOf: asha._id });
  await note('n2', { unsentOf: asha._id });
  render(<Menu />);
  fireEvent.click(screen.getByText('Out'));
  await screen.findByText('Log out before everything is sent?');
  expect(
    screen.getByText(
      '2 changes in your notebook are not synced yet. They stay on this device, and are synced when you log in here again.',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/^Your profile, results and notebook are removed from this device/)).toBeTruthy();
  expect(await isSignedOut()).toBe(false);
  fireEvent.click(screen.getByText('Logout'));
  await waitFor(async () => expect(await isSignedOut()).toBe(true));
  expect(await database.notebookEntries.count()).toBe(2);
});
