import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database, openRoom, startAttempt, startSession } from '../../offline/index.ts';
import { useSyncing } from '../../state/index.ts';
import { entry } from '../../test/fake-outbox.ts';
import { putSavedPaper } from '../../test/paper.ts';
import { testStudent } from '../../test/student.ts';
import { keepDebugHistory } from './debug-history.ts';
import SyncScreen from './sync-screen.tsx';

const asha = testStudent('asha');
const refused = {
  state: 'refused',
  lastError: { at: 1, code: 'REFUSED', message: 'Submission failed. Please try again.' },
} as const;

beforeEach(() => startSession(database, asha, 'a.b.c'));

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([database.outbox.clear(), database.attempts.clear(), database.events.clear()]);
});

const waits = (attemptId: string, change: Parameters<typeof entry>[1] = {}) =>
  database.outbox.put(entry(attemptId, { userId: asha._id, ...change }));

test('[ST54] an attempt that was refused has its sentence, and is not claimed to be on its way', async () => {
  await waits('a1', refused);
  render(<SyncScreen />);
  await screen.findByText(/^Submission failed\. Please try again\./);
  await screen.findByText(/The server did not accept it, so it is not sent again\.$/);
  expect(screen.queryByText(/being sent/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
});

test('[ST54] one that waits is being sent only while it is', async () => {
  await waits('a1', refused);
  await waits('a2');
  const { unmount } = render(<SyncScreen />);
  await screen.findByText(/It is sent automatically at the next try\.$/);
  expect(screen.queryByText(/is being sent to the server/)).toBeNull();
  unmount();
  useSyncing.setState({ running: true });
  render(<SyncScreen />);
  await screen.findByText(/is being sent to the server\.$/);
  useSyncing.setState({ running: false });
});

test("[ST56] 'Copy diagnostics' copies ten states and five answers, with no question and no answer in them", async () => {
  const saved = await putSavedPaper(database, asha._id);
  const { attemptId } = await startAttempt(database, saved);
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  const { room } = opened;
  const stop = keepDebugHistory(room, () => 7);
  const question = saved.content.sections[0]?.questions[0];
  if (question === undefined) throw new Error('The paper has no question');
  const questionId = question._id;
  room.act({ type: 'visited', questionId });
  for (let round = 0; round < 4; round += 1) {
    room.act({ type: 'answered', questionId, answer: 'SECRET' });
    room.act({ type: 'cleared', questionId });
  }
  await expect.poll(() => room.store.getState().save).toBe('saved');
  stop();
  await room.close();
  await waits('a1', { lastError: { at: 1, code: 'NETWORK', message: 'No.' } });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<SyncScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy diagnostics' }));
  expect(copied).toHaveBeenCalledOnce();
  const text = copied.mock.calls[0]?.[0] ?? '';
  const { entries, answers, waiting } = JSON.parse(text) as Record<string, object[]>;
  expect(entries).toHaveLength(10);
  expect(entries?.at(-1)).toMatchObject({ at: 7, attemptId, status: 'open', save: 'saved', nextSeq: 10 });
  expect(answers).toHaveLength(5);
  expect(answers?.at(-1)).toEqual({ at: 7, attemptId, questionId, seq: 9, state: 'cleared' });
  expect(waiting).toMatchObject([{ attemptId: 'a1', lastError: { at: 1, code: 'NETWORK' } }]);
  expect(text).not.toMatch(/SECRET|No\./);
  expect(text).not.toContain(question.text);
});

test('[ST56] a student gets no history of another one on this device', async () => {
  const stranger = testStudent('ravi');
  await startSession(database, stranger, 'a.b.c');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<SyncScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy diagnostics' }));
  expect(JSON.parse(copied.mock.calls[0]?.[0] ?? '')).toMatchObject({
    entries: [],
    answers: [],
    waiting: [],
  });
});
