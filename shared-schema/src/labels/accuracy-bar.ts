import { from, type SignalColour } from './scale.ts';

/** By accuracy in percent. Used by the console's leaderboard. */
export function accuracyBarColour(accuracy: number): SignalColour {
  return from<SignalColour>(
    accuracy,
    [
      [95, 'green'],
      [85, 'yellow'],
    ],
    'red',
  );
}
