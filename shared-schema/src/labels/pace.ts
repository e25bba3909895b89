export type Pace = 'Fast' | 'Normal' | 'Slow';

/** By average seconds per question. Source: results, document 2 section 9. */
export function paceByAverage(secondsPerQuestion: number): Pace {
  if (secondsPerQuestion < 60) return 'Fast';
  return secondsPerQuestion < 120 ? 'Normal' : 'Slow';
}
