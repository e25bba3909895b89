import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { database, openRoom, startAttempt, type AttemptRoom } from '../../../../offline/index.ts';
import { shownLanguage, switchLanguage } from '../../../../sentences/index.ts';
import { putSavedPaper, testPaper } from '../../../../test/paper.ts';
import { ExamRoom } from '../../exam-room.tsx';

const USER = { username: 'asha', role: 'student' } as const;
let room: AttemptRoom;

async function enter(change: Partial<PaperPackage> = {}): Promise<void> {
  const saved = await putSavedPaper(database, crypto.randomUUID(), testPaper(change));
  const opened = await openRoom(database, (await startAttempt(database, saved)).attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  room = opened.room;
  render(<ExamRoom room={room} user={USER} onTakeOver={() => undefined} />);
  await act(() => room.retry());
}

async function openLanguages() {
  fireEvent.click(screen.getByRole('button', { name: 'Language' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Language' }));
  await dialog.findByRole('group', { name: 'Language of Prep' });
  return dialog;
}

/** The attempt's events on disk, and their fold. */
async function written() {
  const { attemptId } = room.row;
  const events = await database.events.where('attemptId').equals(attemptId).toArray();
  return { events, attempt: room.store.getState().attempt };
}

afterEach(async () => {
  await act(() => switchLanguage('en'));
  localStorage.clear();
  await room.close();
});

it('[LA2] the language of the app is switched in every exam: nothing is closed, typed text and answers stay, and the log says nothing of it', async () => {
  await enter();
  fireEvent.click(screen.getByRole('radio', { name: /Option b/ }));
  act(() => room.act({ type: 'visited', questionId: 'q3' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Your answer' }), { target: { value: '-' } });
  await act(() => room.retry());
  const before = await written();
  const dialog = await openLanguages();

  fireEvent.click(dialog.getByRole('radio', { name: 'हिन्दी' }));
  expect(await screen.findByRole('button', { name: 'सहेजें' })).toBeTruthy();
  const shown = within(screen.getByRole('dialog', { name: 'भाषा' }));
  expect(shown.getByRole<HTMLInputElement>('radio', { name: 'हिन्दी' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'आपका उत्तर' }).value).toBe('-');
  expect(screen.getByText('संख्यात्मक उत्तर')).toBeTruthy();
  expect(screen.getByRole('timer', { name: 'शेष समय' })).toBeTruthy();
  const cells = within(screen.getByRole('toolbar', { name: 'प्रश्न सूची' })).getAllByRole('button');
  expect(cells[0]?.getAttribute('aria-label')).toBe('प्रश्न 1, उत्तर दिया, इस डिवाइस पर');
  expect(await written()).toEqual(before);
  expect(before.attempt.questions.get('q1')?.answer).toBe('b');

  fireEvent.click(shown.getByRole('radio', { name: 'English' }));
  await expect.poll(() => shownLanguage()).toBe('en');
  expect(await screen.findByRole('dialog', { name: 'Language' })).toBeTruthy();
});

it('[PK9] a paper in several languages has its own choice beside that of the app', async () => {
  await enter({ languages: ['en', 'hi'] });
  const dialog = await openLanguages();
  const paper = within(dialog.getByRole('group', { name: 'Language of the paper' }));
  fireEvent.click(paper.getByRole('radio', { name: 'हिन्दी' }));
  expect(shownLanguage()).toBe('en');
  expect(paper.getByRole<HTMLInputElement>('radio', { name: 'हिन्दी' }).checked).toBe(true);
});
