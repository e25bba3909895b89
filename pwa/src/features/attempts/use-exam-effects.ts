import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../paths/paths.ts';
import { database, returnLostTime, type AttemptRoom, type RoomState } from '../../offline/index.ts';
import { askForBackgroundSync, lookForUpdate, sync } from '../../state/index.ts';
import type { ExamController } from './exam-controller.ts';
import { keepDebugHistory } from './debug-history.ts';
import { listenToExamKeys } from './exam-keys.ts';
import { pushDrafts } from './push-drafts.ts';
import { watchPage } from './watch-page.ts';
import { say } from '../../sentences/index.ts';

interface ExamEffects {
  readonly room: AttemptRoom;
  readonly controller: ExamController;
  readonly setAsking: (asking: boolean) => void;
  readonly setTool: (id: string) => void;
  /** Leaves the room for another path. */
  readonly leave: (path: string) => void;
}

/**
 * The effects of the room while it is on screen.
 * @returns the notice about a section that the clock has just closed; its text is null if there is none.
 */
export function useExamEffects({ room, controller, setAsking, setTool, leave }: ExamEffects): SectionSwitch {
  useEffect(() => watchPage(room), [room]);
  useEffect(() => pushDrafts(room), [room]);
  useEffect(() => keepDebugHistory(room, () => database.edge.now()), [room]);
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
  useDocumentTitle(room.paper.title);
  useLeaving(room, leave);
  return useArrival(room, controller);
}

/** Names the tab after the exam; the next page sets its own title. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Prep`;
  }, [title]);
}

/** Shown above the question until it is dismissed or another question is opened; a toast would cover the options. */
export interface SectionSwitch {
  readonly words: string | null;
  readonly dismiss: () => void;
}

/** Visits the first question on arrival, and the first of each section that the clock opens (ST17). */
function useArrival(room: AttemptRoom, controller: ExamController): SectionSwitch {
  const [switched, setSwitched] = useState<{
    readonly closed: string;
    readonly opened: string;
    readonly at: string;
  } | null>(null);
  const currentQuestionId = useStore(room.store, ({ attempt }) => attempt.currentQuestionId);
  const openSectionId = useStore(room.store, (state) => state.openSectionId);
  const before = useRef(room.closedWhileAway ?? openSectionId);
  useEffect(() => {
    controller.arrive();
    const titleOf = (id: string | null) => controller.sections.find(({ _id }) => _id === id)?.title ?? '';
    if (before.current !== null && before.current !== openSectionId) {
      const at = room.store.getState().attempt.currentQuestionId ?? '';
      setSwitched({ closed: titleOf(before.current), opened: titleOf(openSectionId), at });
    }
    before.current = openSectionId;
  }, [room, controller, openSectionId]);
  const dismiss = useCallback(() => setSwitched(null), []);
  const isShown = switched !== null && switched.at === currentQuestionId;
  return { words: isShown ? say.room.sectionOver(switched.closed, switched.opened) : null, dismiss };
}

/** SY1, SY2: once the seal is on disk, the attempt is sent and the room is left for its result. */
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
