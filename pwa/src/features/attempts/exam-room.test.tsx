import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { database, openRoom, startAttempt, type AttemptRoom } from '../../offline/index.ts';
import { putSavedPaper, testPaper } from '../../test/paper.ts';
import { keepingTranslatedText, translate } from '../../test/translator.ts';
import { ExamRoom } from './exam-room.tsx';
import { examTools } from './tools/index.ts';

const USER = { username: 'asha', role: 'student' } as const;
const ids: string[] = [];
let room: AttemptRoom;
let counter = 0;

async function enter(change: Partial<PaperPackage> = {}): Promise<void> {
  const userId = `u${(counter += 1)}`;
  const attempt = await startAttempt(database, await putSavedPaper(database, userId, testPaper(change)));
  ids.push(attempt.attemptId);
  const opened = await openRoom(database, attempt.attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  room = opened.room;
}

async function show(): Promise<void> {
  render(<ExamRoom room={room} user={USER} onTakeOver={() => undefined} />);
  await act(() => room.retry());
}

/** Counts reads of a question's text; the room reads it whenever it renders the question. */
function countReads(questionId: string): () => number {
  let reads = 0;
  const question = room.paper.sections
    .flatMap(({ questions }) => questions)
    .find(({ _id }) => _id === questionId);
  if (question === undefined) throw new Error(`There is no ${questionId}`);
  const { text } = question;
  Object.defineProperty(question, 'text', { get: () => ((reads += 1), text) });
  return () => reads;
}

const names = (role: string, label: string) =>
  within(screen.getByRole(role, { name: label }))
    .getAllByRole('button')
    .map((cell) => cell.getAttribute('aria-label'));

/** The visible text of the save lights, which always contain the texts of all states. */
const shownIn = (element: Element) =>
  [...element.querySelectorAll('.light-face[data-shown]')].map((face) => face.textContent);

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await room.close();
});

describe('the exam room', () => {
  it('the clock renders the time and never the question', async () => {
    await enter();
    const reads = countReads('q1');
    await show();
    const before = reads();
    expect(before).toBeGreaterThan(0);
    const shown = screen.getByRole('timer').textContent;
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await expect.poll(() => screen.getByRole('timer').textContent).not.toBe(shown);
    expect(reads()).toBe(before);
  });

  it('[AT3] says of each answer where it is, in the question and in the palette', async () => {
    await enter();
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /Option b/ }));
    await act(() => room.retry());
    expect(names('toolbar', 'Question palette')[0]).toBe('Question 1, answered, on this device');
    await act(() => database.attempts.update(room.row.attemptId, { acknowledgedSeq: 99 }));
    await expect
      .poll(() => names('toolbar', 'Question palette')[0])
      .toBe('Question 1, answered, on the server');
    expect(shownIn(screen.getByRole('region', { name: 'Question 1' }))).toEqual(['On the server']);
  });

  it.each(['Calculator', 'Rough work', 'Question paper', 'AI assistant'])(
    'the tool %s opens with the tap, without a skeleton, once it was fetched ahead',
    async (label) => {
      await enter({ calculator: 'basic' });
      await show();
      await Promise.all(examTools.map(({ prepare }) => prepare?.() ?? Promise.resolve(true)));
      fireEvent.click(screen.getByRole('button', { name: label }));
      expect(screen.getByRole('dialog', { name: label })).toBeTruthy();
    },
  );

  it('the progress is what is answered of the whole paper', async () => {
    await enter();
    await show();
    const [progress] = screen.getAllByRole('progressbar', { name: 'Progress' });
    expect(progress?.getAttribute('aria-valuetext')).toBe('0 of 3 answered');
    fireEvent.click(screen.getByRole('radio', { name: /Option b/ }));
    await act(() => room.retry());
    expect(progress?.getAttribute('aria-valuetext')).toBe('1 of 3 answered');
    expect(progress?.getAttribute('aria-valuemax')).toBe('3');
  });

  it('[AT3] palette and counts wait for the disk, but not long for a slow one; the lights say what is saved', async () => {
    await enter();
    await show();
    const [progress] = screen.getAllByRole('progressbar', { name: 'Progress' });
    vi.spyOn(database.events, 'add').mockImplementationOnce(() => new Dexie.Promise(() => undefined));
    fireEvent.click(screen.getByRole('radio', { name: /Option b/ }));
    expect(shownIn(document.body)).toEqual(['Saving...', 'Saving...']);
    expect(progress?.getAttribute('aria-valuetext')).toBe('0 of 3 answered');
    await expect.poll(() => progress?.getAttribute('aria-valuetext')).toBe('1 of 3 answered');
    expect(names('toolbar', 'Question palette')[0]).toBe('Question 1, answered');
    expect(shownIn(document.body)).toEqual(['Saving...', 'Saving...']);
  });

  it("a question without its data is 'Invalid Question Data', and the others can be answered", async () => {
    await enter();
    const [section] = room.paper.sections;
    Object.assign(section?.questions[0] ?? {}, { text: undefined, options: undefined });
    await show();
    expect(screen.getByText('Invalid Question Data')).toBeTruthy();
    fireEvent.keyDown(document, { key: '1' });
    fireEvent.click(screen.getByRole('button', { name: 'Save & Next' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /Option e/ }));
    await act(() => room.retry());
    expect(names('toolbar', 'Question palette')[1]).toMatch(/^Question 2, answered/);
  });

  it('[AT25] a key is no answer to a question whose text or options are not on the screen', async () => {
    await enter();
    Object.assign(room.paper.sections[0]?.questions[0] ?? {}, { text: '' });
    await show();
    expect(screen.getByText('Invalid Question Data')).toBeTruthy();
    fireEvent.keyDown(document, { key: '2' });
    expect(room.store.getState().attempt.questions.get('q1')?.answer).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: 'Save & Next' }));
    await screen.findByRole('checkbox', { name: /Option e/ });
    fireEvent.keyDown(document, { key: '1' });
    fireEvent.keyDown(document, { key: 'ArrowLeft' });
    await screen.findByText('Invalid Question Data');
    fireEvent.keyDown(document, { key: '2' });
    const { questions } = room.store.getState().attempt;
    expect(questions.get('q1')?.answer).toBe(null);
    expect(questions.get('q2')?.answer).toHaveLength(1);
  });

  it('[AT24] a translator that replaces the texts of the page costs no question', async () => {
    await enter();
    for (const [index, question] of (room.paper.sections[0]?.questions ?? []).entries())
      Object.assign(question, { text: `Text ${index + 1} with \\textbf{bold} and \\textit{italic}.` });
    const restore = keepingTranslatedText();
    await show();
    const stop = translate();
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      fireEvent.keyDown(document, { key });
      const shown = () => document.querySelector('.question')?.textContent;
      await expect.poll(shown).toContain(`Question ${number} of 3`);
      expect(shown()).toContain(`Text ${number} with bold and italic.`);
    }
    expect(document.querySelectorAll('main font').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByText('Option b'));
    await expect.poll(() => document.body.textContent).toContain('1 of 3 answered');
    stop();
    restore();
  });

  it('[ST21] single keys answer until they are switched off, and never while a dialog is open', async () => {
    await enter();
    await show();
    fireEvent.keyDown(document, { key: '2' });
    expect(room.store.getState().attempt.questions.get('q1')?.answer).toBe('b');
    fireEvent.keyDown(document, { key: '?' });
    const keys = within(screen.getByRole('dialog', { name: 'Keys' }));
    fireEvent.keyDown(document, { key: '1' });
    expect(room.store.getState().attempt.questions.get('q1')?.answer).toBe('b');
    fireEvent.click(await keys.findByRole('switch', { name: /Single-key shortcuts/ }));
    fireEvent.click(keys.getByRole('button', { name: 'Close Keys' }));
    fireEvent.keyDown(document, { key: '1' });
    expect(room.store.getState().attempt.questions.get('q1')?.answer).toBe('b');
  });

  it('[ST21] the context menu, printing, saving and searching are off', async () => {
    await enter();
    await show();
    expect(fireEvent.contextMenu(document.body)).toBe(false);
    for (const key of ['p', 's', 'f'])
      expect(fireEvent.keyDown(document, { key, ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(document, { key: 'c', ctrlKey: true })).toBe(true);
  });

  it('[SC3] attempt any N warns when more are answered, and forbids nothing', async () => {
    const { sections } = testPaper();
    await enter({ sections: sections.map((section) => ({ ...section, attemptLimit: 1 })) });
    await show();
    expect(screen.getByText('Attempt any 1 of 3.')).toBeTruthy();
    fireEvent.keyDown(document, { key: '1' });
    expect(screen.queryByText(/only the first/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save & Next' }));
    fireEvent.keyDown(document, { key: '1' });
    await act(() => room.retry());
    expect(screen.getByText(/2 of 1 answered/)).toBeTruthy();
    expect(screen.getByText(/only the first answer in the paper's order is marked/)).toBeTruthy();
  });

  it("[ST17] only the open section can be entered; a free one's time is a recommendation", async () => {
    const [physics] = testPaper().sections;
    if (physics === undefined) throw new Error('no section');
    const [question] = physics.questions;
    if (question === undefined) throw new Error('no question');
    const sections = ['one', 'two'].map((title) => ({
      ...physics,
      _id: title,
      title,
      timeLimit: 30,
      questions: [{ ...question, _id: `${title}-q` }],
    }));
    await enter({
      sections,
      timing: { policy: 'continuous', durationSeconds: 3600, sectionTiming: 'locked' },
    });
    await show();
    const [one, two] = screen.getAllByRole('tab') as HTMLButtonElement[];
    expect(one?.textContent).toContain('0/1 · 30 min');
    expect([one?.disabled, two?.disabled]).toEqual([false, true]);
    expect(two?.textContent).toContain('opens later');
    expect(screen.getByRole('timer', { name: 'Time left for this section' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByText('Submitting ends the whole paper. Not opened yet: two.')).toBeTruthy();
  });
});
