import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawnOptions } from '@exam/shared-schema/paper-package';
import { progressOf } from '@exam/shared-schema/attempt';
import { database, openRoom, sha256, startAttempt, type AttemptRoom } from '../../offline/index.ts';
import { putSavedPaper, testPaper, testTicket } from '../../test/paper.ts';
import { scriptObserver } from '../../test/scripted-observer.ts';
import { ExamController } from './exam-controller.ts';
import { ExamRoom } from './exam-room.tsx';
import PaperPanel from './tools/paper/paper-panel.tsx';

let counter = 0;
let room: AttemptRoom | undefined;

beforeEach(() => {
  localStorage.clear();
  // Every element is near the viewport.
  scriptObserver();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await room?.close();
});

/** Opens the room of a new student whose ticket has this seed; an earlier room is closed. */
async function enter(optionSeed?: string, paper = testPaper()): Promise<AttemptRoom> {
  await room?.close();
  const userId = `order-${(counter += 1)}`;
  const ticket = testTicket(paper, { userId, ...(optionSeed !== undefined && { optionSeed }) });
  const { attemptId } = await startAttempt(database, await putSavedPaper(database, userId, paper, ticket));
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  room = opened.room;
  return room;
}

/** The first question's options in the order of the exam room's letters. */
async function shownInRoom(entered: AttemptRoom): Promise<string[]> {
  const { unmount } = render(
    <ExamRoom room={entered} user={{ username: 'asha', role: 'student' }} onTakeOver={() => undefined} />,
  );
  await act(() => entered.retry());
  const options = within(screen.getByRole('radiogroup')).getAllByRole('radio') as HTMLInputElement[];
  const shown = options.map(({ value }) => value);
  unmount();
  return shown;
}

/** The same in the paper panel. */
function shownInPaper(entered: AttemptRoom): string[] {
  const controller = new ExamController(entered);
  const [section] = controller.sections;
  const question = section?.questions[0];
  if (section === undefined || question === undefined) throw new Error('no question');
  const { unmount } = render(
    <PaperPanel
      room={entered}
      controller={controller}
      section={section}
      question={question}
      onClose={() => undefined}
    />,
  );
  const shown = [...document.querySelectorAll('.paper-line-options')][0]?.querySelectorAll('li') ?? [];
  const ids = [...shown].map((line) => /Option (.)/.exec(line.textContent)?.[1] ?? '');
  unmount();
  return ids;
}

const drawn = (seed: string) =>
  drawnOptions('q1', testPaper().sections[0]?.questions[0]?.options ?? [], seed, sha256).map(
    ({ _id }) => _id,
  );

it('[ST71] two tickets show different orders, and one ticket always the same', async () => {
  const [asha, ravi] = [await enter('asha').then(shownInRoom), await enter('ravi').then(shownInRoom)];
  expect(asha).toEqual(drawn('asha'));
  expect(ravi).toEqual(drawn('ravi'));
  expect(asha).not.toEqual(ravi);
  expect(await enter('asha').then(shownInRoom)).toEqual(asha);
});

it('[ST71] the question paper shows the order of the exam room', async () => {
  for (const seed of ['asha', 'ravi']) expect(shownInPaper(await enter(seed))).toEqual(drawn(seed));
});

it('[ST71] [ST21] a digit chooses the option that stands in its place', async () => {
  const entered = await enter('asha');
  render(
    <ExamRoom room={entered} user={{ username: 'asha', role: 'student' }} onTakeOver={() => undefined} />,
  );
  await act(() => entered.retry());
  fireEvent.keyDown(document, { key: '2' });
  expect(progressOf(entered.store.getState().attempt, 'q1').answer).toBe(drawn('asha')[1]);
});

it('[ST71] a ticket without a seed, or one that cannot be read, shows the package as it is', async () => {
  const packed = ['a', 'b', 'c', 'd'];
  expect(await enter().then(shownInRoom)).toEqual(packed);
  const saved = await putSavedPaper(database, 'damaged', testPaper(), 'no ticket');
  const { attemptId } = await startAttempt(database, saved);
  await room?.close();
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  room = opened.room;
  expect(await shownInRoom(room)).toEqual(packed);
});
