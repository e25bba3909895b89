import type { Messaging } from './adapters/messaging.ts';
import type { Clock } from './clock.ts';
import type { Store } from './database/index.ts';
import type { Ids } from './ids.ts';
import type { Installation } from './installation/index.ts';

export { systemClock, type Clock } from './clock.ts';
export { systemIds, type Ids } from './ids.ts';

/** Points at which a test can crash the process, to check what is left behind. */
type FailPoint = 'hand-in-committed';

/** The outcome of a hand-in. */
export type HandInOutcome = 'new' | 'repeat' | 'superseded' | 'refused';

/** The dependencies of every feature: features access time, randomness and files only through these. */
export interface Context {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly installation: Installation;
  readonly messaging: Messaging;
  /** Called at each fail point. */
  readonly failPoint: (point: FailPoint) => void;
  /** Counts hand-ins for the metrics. */
  readonly onHandIn?: (outcome: HandInOutcome) => void;
}
