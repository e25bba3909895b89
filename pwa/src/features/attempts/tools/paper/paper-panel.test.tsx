import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PackageQuestion } from '@exam/shared-schema/paper-package';
import { database, openRoom, startAttempt, type AttemptRoom } from '../../../../offline/index.ts';
import { putSavedPaper, testPaper } from '../../../../test/paper.ts';
import { scriptObserver } from '../../../../test/scripted-observer.ts';
import { ExamController } from '../../exam-controller.ts';
import { RoomImages } from '../../room-images.tsx';
import PaperPanel from './paper-panel.tsx';

const IMAGE = '/api/media/triangle';
const drawn: PackageQuestion[] = [
  {
    _id: 'q1',
    type: 'Numerical',
    text: 'Its area?',
    options: [],
    diagramUrl: IMAGE,
    diagramAlt: 'A triangle',
  },
  { _id: 'q2', type: 'Numerical', text: 'Its sum?', options: [], diagramLatex: '\\begin{tikzpicture}' },
];

/** Reports elements near the viewport, as the browser would. */
let comeNear: (elements: readonly Element[]) => void;
let room: AttemptRoom;
let onClose: ReturnType<typeof vi.fn<() => void>>;

beforeEach(async () => {
  comeNear = scriptObserver(() => false);
  // The test's database gives blobs back as plain objects.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:triangle');
  const [section] = testPaper().sections;
  if (section === undefined) throw new Error('no section');
  const saved = await putSavedPaper(
    database,
    'asha',
    testPaper({ sections: [{ ...section, questions: drawn }] }),
  );
  const { testId, packageVersion } = saved;
  const blob = new Blob(['<svg/>'], { type: 'image/svg+xml' });
  await database.images.put({ userId: 'asha', testId, packageVersion, url: IMAGE, blob });
  const { attemptId } = await startAttempt(database, saved);
  const opened = await openRoom(database, attemptId);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  room = opened.room;
  onClose = vi.fn();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await room.close();
});

function open(): { goToIndex: ReturnType<typeof vi.spyOn> } {
  const controller = new ExamController(room);
  const goToIndex = vi.spyOn(controller, 'goToIndex');
  const [section] = controller.sections;
  const question = section?.questions[0];
  if (section === undefined || question === undefined) throw new Error('no question');
  render(
    <RoomImages room={room}>
      <PaperPanel
        room={room}
        controller={controller}
        section={section}
        question={question}
        onClose={onClose}
      />
    </RoomImages>,
  );
  return { goToIndex };
}

const lines = () => [...document.querySelectorAll('.paper-line')];

it('draws the diagrams of the questions that come near, the saved images without the network', async () => {
  open();
  expect(screen.queryByRole('img')).toBeNull();
  expect(lines()[0]?.querySelector('.diagram-boxed')).toBeTruthy();
  act(() => comeNear(lines().slice(0, 1)));
  const image = await screen.findByRole('img', { name: 'A triangle' });
  expect(image.getAttribute('src')).toBe('blob:triangle');
  expect(screen.queryByText(/tikzpicture/)).toBeNull();
  act(() => comeNear(lines().slice(1)));
  expect(screen.getByRole('region', { name: 'Diagram of question 2, Physics: source' })).toBeTruthy();
});

it("a question without its data is 'Invalid Question Data', and the others are there", () => {
  const [broken] = room.paper.sections[0]?.questions ?? [];
  Object.assign(broken ?? {}, { type: 'MCQ', options: undefined });
  open();
  act(() => comeNear(lines()));
  expect(within(lines()[0] as HTMLElement).getByText('Invalid Question Data')).toBeTruthy();
  expect(within(lines()[1] as HTMLElement).getByText('Its sum?')).toBeTruthy();
});

it('a diagram is zoomed, and tried again after a failure, without leaving the question paper', async () => {
  const { goToIndex } = open();
  act(() => comeNear(lines()));
  fireEvent.error(await screen.findByRole('img', { name: 'A triangle' }));
  const failed = screen.getByText('Failed to load diagram').parentElement as HTMLElement;
  fireEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('img', { name: 'A triangle' });
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByLabelText('Zoom').textContent).toBe('125%');
  expect(goToIndex).not.toHaveBeenCalled();
  fireEvent.click(lines()[1] as Element);
  expect(goToIndex).toHaveBeenCalledExactlyOnceWith(0, 1);
  expect(onClose).toHaveBeenCalledOnce();
});
