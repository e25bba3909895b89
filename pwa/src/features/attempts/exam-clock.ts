import type { AttemptRoom } from '../../offline/index.ts';
import type { ExamClock } from '../../ui/index.ts';

/** ms. Four reads a second, so that the displayed second is at most a quarter late. */
const LOOK_MS = 250;

/** The room's clock for the timer, so that only the components that show the time re-render. */
export function examClock(room: AttemptRoom): ExamClock {
  return clockOf(() => room.remainingMs());
}

/** ST17: the clock of the open section; the paper's clock if sections are not timed. */
export function sectionClock(room: AttemptRoom): ExamClock {
  return clockOf(() => room.sectionRemainingMs() ?? room.remainingMs());
}

function clockOf(remainingMs: () => number): ExamClock {
  return {
    subscribe: (listener) => {
      const timer = setInterval(listener, LOOK_MS);
      return () => clearInterval(timer);
    },
    getRemainingSeconds: () => Math.ceil(remainingMs() / 1000),
  };
}
