import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { AttemptRoom, RoomState } from '../../offline/index.ts';
import type { ExamController, Place, SectionProgress } from './exam-controller.ts';

/** After it nobody has to wait for a palette that says what they did. */
const SLOW_DISK_MS = 100;

/** The room's state for everything around the question; it may be one frame old. */
export interface ExamView {
  readonly state: RoomState;
  readonly at: Place;
  readonly sections: readonly SectionProgress[];
}

const ExamViewContext = createContext<ExamView | null>(null);

interface ExamViewProviderProps {
  readonly room: AttemptRoom;
  readonly controller: ExamController;
  readonly children: ReactNode;
}

/**
 * Palette, counts and buttons follow the log as soon as its last event is on the disk: a tap draws the chosen option and
 * the lights alone, or the page would hear of the disk only after it had drawn everything else (AT3).
 */
export function ExamViewProvider({ room, controller, children }: ExamViewProviderProps) {
  const state = useSettled(room);
  const view = useMemo(
    () => ({ state, at: controller.place(state), sections: controller.sectionCounts(state) }),
    [controller, state],
  );
  return <ExamViewContext value={view}>{children}</ExamViewContext>;
}

/** The room as it was when nothing waited for the disk; a slow disk is waited for so long and no longer. */
function useSettled({ store }: AttemptRoom): RoomState {
  const [settled, setSettled] = useState(() => store.getState());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      timer = undefined;
      startTransition(() => setSettled(store.getState()));
    };
    const follow = () => {
      if (store.getState().save === 'saving') timer ??= setTimeout(show, SLOW_DISK_MS);
      else show();
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return settled;
}

/** @throws Error outside the room. */
export function useExamView(): ExamView {
  const view = useContext(ExamViewContext);
  if (view === null) throw new Error('There is no exam room around this');
  return view;
}
