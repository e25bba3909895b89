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

/** ms. A slower write no longer delays the palette. */
const SLOW_DISK_MS = 100;

/** The state for everything around the question; it may lag one frame behind. */
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
 * Palette, counts and buttons follow the log once its last event is on disk. A tap renders only the chosen option and
 * the save light at once; if it rendered everything, the page would learn of the completed write later (AT3).
 */
export function ExamViewProvider({ room, controller, children }: ExamViewProviderProps) {
  const state = useSettled(room);
  const view = useMemo(
    () => ({ state, at: controller.place(state), sections: controller.sectionCounts(state) }),
    [controller, state],
  );
  return <ExamViewContext value={view}>{children}</ExamViewContext>;
}

/** The latest state without a pending write; a slow write is waited for at most SLOW_DISK_MS. */
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
