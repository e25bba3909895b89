import type { Messaging } from './adapters/messaging.ts';
import type { Clock } from './clock.ts';
import type { Store } from './database/index.ts';
import type { Ids } from './ids.ts';
import type { Installation } from './installation/index.ts';

export { systemClock, type Clock } from './clock.ts';
export { systemIds, type Ids } from './ids.ts';

/** Places at which a test may stop the process, to see what a crash there leaves behind. */
type FailPoint = 'hand-in-committed';

/** What became of a hand-in. */
export type HandInOutcome = 'new' | 'repeat' | 'superseded' | 'refused';

/** What the edge hands to every feature: nothing in a feature reaches for time, chance or a file by itself. */
export interface Context {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly installation: Installation;
  readonly messaging: Messaging;
  /** Is called at each fail point. */
  readonly failPoint: (point: FailPoint) => void;
  /** Counts hand-ins for those who run the server. */
  readonly onHandIn?: (outcome: HandInOutcome) => void;
}
