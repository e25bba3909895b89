export type Pace = 'Fast' | 'Normal' | 'Slow';

/** By average seconds per question. Used by the result screens. */
export function paceByAverage(secondsPerQuestion: number): Pace {
  if (secondsPerQuestion < 60) return 'Fast';
  return secondsPerQuestion < 120 ? 'Normal' : 'Slow';
}
