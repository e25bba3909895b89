import { useSyncExternalStore } from 'react';

/**
 * The clock of the running exam. It notifies its listeners once a second, so that only the components that show the
 * time re-render.
 */
export interface ExamClock {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getRemainingSeconds: () => number;
}

/** Whole seconds left, never negative. */
export function useRemainingSeconds({ subscribe, getRemainingSeconds }: ExamClock): number {
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.floor(getRemainingSeconds())));
}
