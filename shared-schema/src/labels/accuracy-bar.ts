import { from, type SignalColour } from './scale.ts';

/** Percent. Source: console's leaderboard, document 3 section 9. */
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
