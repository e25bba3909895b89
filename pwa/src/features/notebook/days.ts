/** Midnight at the end of the device's day, epoch ms. A card due before it is due today. @param now epoch ms. */
export function endOfDay(now: number): number {
  const day = new Date(now);
  day.setHours(24, 0, 0, 0);
  return day.getTime();
}

const WEEKS = 26;

/** The midnights of the last 26 weeks, oldest first, from a Monday up to today. @param now epoch ms. */
export function daysOfMap(now: number): readonly number[] {
  const today = new Date(now);
  today.setHours(0, 0, 0, 0);
  const sinceMonday = (today.getDay() + 6) % 7;
  const count = (WEEKS - 1) * 7 + sinceMonday + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(today);
    // By date, because a day may have 23 or 25 hours.
    day.setDate(today.getDate() - (count - 1 - index));
    return day.getTime();
  });
}

/** The number of times on each of these days. */
export function countByDay(days: readonly number[], times: readonly number[]): number[] {
  const counts = days.map(() => 0);
  for (const at of times) {
    const place = days.findLastIndex((day) => at >= day);
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
