import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../paths/paths.ts';
import { database, returnLostTime, type AttemptRoom, type RoomState } from '../../offline/index.ts';
import { askForBackgroundSync, lookForUpdate, sync } from '../../state/index.ts';
import { useToasts } from '../../ui/index.ts';
import type { ExamController } from './exam-controller.ts';
import { listenToExamKeys } from './exam-keys.ts';
import { pushDrafts } from './push-drafts.ts';
import { watchPage } from './watch-page.ts';

interface ExamEffects {
  readonly room: AttemptRoom;
  readonly controller: ExamController;
  readonly setAsking: (asking: boolean) => void;
  readonly setTool: (id: string) => void;
  /** Out of the room, to another path. */
  readonly leave: (path: string) => void;
}

/** What runs as long as the room is on the screen. */
export function useExamEffects({ room, controller, setAsking, setTool, leave }: ExamEffects): void {
  useEffect(() => watchPage(room), [room]);
  useEffect(() => pushDrafts(room), [room]);
  useEffect(
    () =>
      listenToExamKeys({
        choose: controller.chooseOption,
        next: controller.next,
        previous: controller.previous,
        mark: controller.toggleMark,
        clear: controller.clear,
        submit: () => setAsking(true),
        showKeys: () => setTool('keys'),
      }),
    [controller, setAsking, setTool],
  );
  useEffect(() => void returnLostTime(database, room), [room]);
  useArrival(room, controller);
  useLeaving(room, leave);
}

/** At the first question, and at the first of each section that the clock opens (ST17). */
function useArrival(room: AttemptRoom, controller: ExamController): void {
  const openSectionId = useStore(room.store, (state) => state.openSectionId);
  const before = useRef(room.closedWhileAway ?? openSectionId);
  useEffect(() => {
    controller.arrive();
    const titleOf = (id: string | null) => controller.sections.find(({ _id }) => _id === id)?.title ?? '';
    if (before.current !== null && before.current !== openSectionId) {
      const text = `Time is up for ${titleOf(before.current)}. ${titleOf(openSectionId)} is open now.`;
      useToasts.getState().show({ tone: 'warn', text });
    }
    before.current = openSectionId;
  }, [controller, openSectionId]);
}

/** SY1, SY2: once the seal is on disk the attempt is sent, and the room is left for its result. */
function useLeaving(room: AttemptRoom, leave: (path: string) => void): void {
  const sealed = useStore(room.store, isSealedOnDisk);
  useEffect(() => {
    if (!sealed) return;
    void askForBackgroundSync();
    void sync(true);
    void lookForUpdate();
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    leave(paths.results(room.row.attemptId));
  }, [sealed, room, leave]);
}

function isSealedOnDisk({ attempt, save }: RoomState): boolean {
  return attempt.status === 'sealed' && save === 'saved';
}
