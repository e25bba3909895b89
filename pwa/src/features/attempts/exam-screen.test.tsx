import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { database, eventsOf, startAttempt, startSession, type AttemptRow } from '../../offline/index.ts';
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
