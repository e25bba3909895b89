/** Seconds as 'Xh Ym' from one hour, otherwise 'Xm Ys'. Used by the result screens. */
export function formatTimeDisplay(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  return minutes >= 60 ? hoursAndMinutes(minutes) : `${minutes}m ${whole % 60}s`;
}

/** Minutes as 'Xh Ym' from one hour, otherwise 'Ym'. Source: test cards, document 1 section 9; document 3 section 9. */
export function formatTestDuration(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  return whole >= 60 ? hoursAndMinutes(whole) : `${whole}m`;
}

/** Seconds as minutes and seconds, or 'N/A'. Used by the console's leaderboard. */
export function formatAverageTime(seconds: number | null | undefined): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return 'N/A';
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}m ${whole % 60}s`;
}

function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
