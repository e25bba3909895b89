import type { AttemptRoom } from '../../offline/index.ts';
import type { ExamClock } from '../../ui/index.ts';

/** Four looks a second: the shown second is never late by more than a quarter. */
const LOOK_MS = 250;

/** The room's clock as the timer takes it: only what shows the time renders again. */
export function examClock(room: AttemptRoom): ExamClock {
  return clockOf(() => room.remainingMs());
}

/** ST17: the clock of the section that is open; the paper's where the sections are free. */
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
