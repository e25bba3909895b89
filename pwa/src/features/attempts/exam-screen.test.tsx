import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentSession,
  database,
  endSession,
  eventsOf,
  startAttempt,
  startSession,
  type AttemptRow,
} from '../../offline/index.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { testStudent } from '../../test/student.ts';
import ExamScreen from './exam-screen.tsx';

let attempt: AttemptRow;

const signIn = (username: string) => startSession(database, testStudent(username), 'a.b.c');

/** As if the app had been closed since. */
const asOfAnotherPage = () =>
  database.events
    .where('attemptId')
    .equals(attempt.attemptId)
    .modify((event) => void Object.assign(event, { session: 'another-page' }));

beforeEach(async () => {
  attempt = await startAttempt(database, await putSavedPaper(database, 'asha'));
  history.replaceState(null, '', `/examScreen?attempt=${attempt.attemptId}`);
});

afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await Promise.all([database.attempts.clear(), database.events.clear(), database.packages.clear()]);
});

test('[PK6] another user of this phone does not get into an attempt by its address, and leaves no trace in its log', async () => {
  await asOfAnotherPage();
  const before = await eventsOf(database, attempt.attemptId);
  await signIn('ravi');
  render(<ExamScreen />);
  await screen.findByText('This exam is not on this device');
  expect(await eventsOf(database, attempt.attemptId)).toEqual(before);
});

test('[ST22] without an attempt in the address no exam is claimed to exist', async () => {
  history.replaceState(null, '', '/examScreen');
  await signIn('asha');
  render(<ExamScreen />);
  await screen.findByText('No exam is open here');
  expect(screen.queryByText(/another device/)).toBeNull();
});

test('[PK6] its own user gets in, and the log says so', async () => {
  await asOfAnotherPage();
  await signIn('asha');
  render(<ExamScreen />);
  await screen.findByRole('heading', { name: /^Question 1 / });
  const events = await eventsOf(database, attempt.attemptId);
  expect(events.map(({ type }) => type)).toContain('resumed');
});

/** As the browser does it: the connections are closed, and the database is gone. */
async function clearStorage(): Promise<void> {
  database.close({ disableAutoOpen: false });
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(database.name).onsuccess = resolve;
  });
}

/** Opens the exam and answers its first question. @returns all texts that the page has shown since. */
async function answerFirst(): Promise<string[]> {
  await signIn('asha');
  render(<ExamScreen />);
  fireEvent.click(await screen.findByRole('radio', { name: /Option b/ }));
  const types = async () => (await eventsOf(database, attempt.attemptId)).map(({ type }) => type);
  await expect.poll(types).toContain('answered');
  const texts: string[] = [];
  new MutationObserver(() => texts.push(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return texts;
}

const isChosen = () => screen.getByRole<HTMLInputElement>('radio', { name: /Option b/ }).checked;

test('[AT26] cleared storage replaces the room neither by a login nor by anything else, and is reported', async () => {
  const texts = await answerFirst();
  await clearStorage();
  fireEvent.keyDown(document, { key: 'm' });
  await screen.findByText("The browser cleared this site's storage during your exam.");
  await screen.findByText(/^All your answers in this exam are stored again\./);
  expect(isChosen()).toBe(true);
  const types = (await eventsOf(database, attempt.attemptId)).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['started', 'answered', 'marked']));
  expect(await currentSession(database)).toMatchObject({ user: { _id: 'asha' } });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/cleared this site's storage/)).toBe(null);
  expect(
    texts.filter((text) => /Authentication Required|not on this device|Opening your exam/.test(text)),
  ).toEqual([]);
});

test('[AT26] answers that cannot be stored again are offered as a file', async () => {
  await answerFirst();
  await clearStorage();
  for (const name of ['add', 'put'] as const)
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  await screen.findByText(
    "The browser cleared this site's storage, and your answers could not be stored again.",
  );
  expect(screen.getByRole('button', { name: 'Save as file' })).toBeTruthy();
  expect(document.querySelector('.room-name .light-face[data-shown]')?.textContent).toBe('Not saved');
  expect(isChosen()).toBe(true);
});

test('[PK6] a sign-out in another tab still closes the room', async () => {
  await answerFirst();
  await endSession(database);
  await screen.findByText('Authentication Required');
});
