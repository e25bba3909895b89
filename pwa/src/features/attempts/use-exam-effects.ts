import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../paths/paths.ts';
import { database, returnLostTime, type AttemptRoom, type RoomState } from '../../offline/index.ts';
import { askForBackgroundSync, lookForUpdate, sync } from '../../state/index.ts';
import type { ExamController } from './exam-controller.ts';
import { listenToExamKeys } from './exam-keys.ts';
import { pushDrafts } from './push-drafts.ts';
import { watchPage } from './watch-page.ts';
import { say } from '../../sentences/index.ts';

interface ExamEffects {
  readonly room: AttemptRoom;
  readonly controller: ExamController;
  readonly setAsking: (asking: boolean) => void;
  readonly setTool: (id: string) => void;
  /** Out of the room, to another path. */
  readonly leave: (path: string) => void;
}

/**
 * What runs as long as the room is on the screen.
 * @returns what the clock has just done to the sections, in words; null where it did nothing.
 */
export function useExamEffects({ room, controller, setAsking, setTool, leave }: ExamEffects): SectionSwitch {
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
  useDocumentTitle(room.paper.title);
  useLeaving(room, leave);
  return useArrival(room, controller);
}

/** A tab or window of an exam is recognised by its title; the page that comes next sets its own. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Prep`;
  }, [title]);
}

/** Told above the question until it is dismissed or another question is opened: a notice would lie on the options. */
export interface SectionSwitch {
  readonly words: string | null;
  readonly dismiss: () => void;
}

/** At the first question, and at the first of each section that the clock opens (ST17). */
function useArrival(room: AttemptRoom, controller: ExamController): SectionSwitch {
  const [told, setTold] = useState<{
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
      setTold({ closed: titleOf(before.current), opened: titleOf(openSectionId), at });
    }
    before.current = openSectionId;
  }, [room, controller, openSectionId]);
  const dismiss = useCallback(() => setTold(null), []);
  const isShown = told !== null && told.at === currentQuestionId;
  return { words: isShown ? say.room.sectionOver(told.closed, told.opened) : null, dismiss };
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
