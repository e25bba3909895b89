import { from, type SignalColour } from './scale.ts';

export interface Performance {
  readonly label: 'Excellent' | 'Good' | 'Average' | 'More Practice Needed';
  readonly message: 'Excellent!' | 'Good Job!' | 'Keep Improving!' | 'More Practice Needed!';
}

const EXCELLENT: Performance = { label: 'Excellent', message: 'Excellent!' };
const GOOD: Performance = { label: 'Good', message: 'Good Job!' };
const AVERAGE: Performance = { label: 'Average', message: 'Keep Improving!' };
const LOW: Performance = { label: 'More Practice Needed', message: 'More Practice Needed!' };

/** By percentage of the marks. Used by the result screens. */
export function performanceByPercentage(percentage: number): Performance {
  return from(
    percentage,
    [
      [80, EXCELLENT],
      [60, GOOD],
      [40, AVERAGE],
    ],
    LOW,
  );
}

/** By percentage of the marks. Used by the result screens. */
export function performanceColour(percentage: number): SignalColour {
  return from<SignalColour>(
    percentage,
    [
      [60, 'green'],
      [40, 'yellow'],
    ],
    'red',
  );
}
