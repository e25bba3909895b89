import { useSyncExternalStore } from 'react';

/** The running exam's clock. It calls its listeners once a second, and only what shows it renders again. */
export interface ExamClock {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getRemainingSeconds: () => number;
}

/** Whole seconds left, never below zero. */
export function useRemainingSeconds({ subscribe, getRemainingSeconds }: ExamClock): number {
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.floor(getRemainingSeconds())));
}
