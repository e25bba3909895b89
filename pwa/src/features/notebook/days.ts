/** Midnight at the end of the device's day, epoch ms. What is due before it is due today. @param now epoch ms. */
export function endOfDay(now: number): number {
  const day = new Date(now);
  day.setHours(24, 0, 0, 0);
  return day.getTime();
}

const WEEKS = 26;

/** Midnights of the days of the last 26 weeks, the oldest first, whole weeks from Monday on, up to today. @param now epoch ms. */
export function daysOfMap(now: number): readonly number[] {
  const today = new Date(now);
  today.setHours(0, 0, 0, 0);
  const sinceMonday = (today.getDay() + 6) % 7;
  const count = (WEEKS - 1) * 7 + sinceMonday + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today);
    // A day need not have 24 hours.
    day.setDate(today.getDate() - (count - 1 - index));
    return day.getTime();
  });
}

/** How many times fall on each of these days. */
export function countByDay(days: readonly number[], times: readonly number[]): number[] {
  const counts = days.map(() => 0);
  for (const at of times) {
    const place = days.findLastIndex((day) => at >= day);
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
