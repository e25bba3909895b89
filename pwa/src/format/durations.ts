import { lazily } from './lazily.ts';

const unitFormat = (unit: 'hour' | 'minute' | 'second') =>
  lazily((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }));

const hours = unitFormat('hour');
const minutes = unitFormat('minute');
const seconds = unitFormat('second');

/** '2 hours 30 minutes'; seconds only if there are any, which extra time in percent can cause. @param ms milliseconds. */
export function formatDuration(ms: number): string {
  const whole = Math.round(ms / 1000);
  const parts = [
    [Math.floor(whole / 3600), hours],
    [Math.floor(whole / 60) % 60, minutes],
    [whole % 60, seconds],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [unit().format(count)])).join(' ');
}

/** '1 second', '45 seconds': rounded up, at least one. @param ms milliseconds. */
export function formatSeconds(ms: number): string {
  return seconds().format(Math.max(1, Math.ceil(ms / 1000)));
}

/** '5 minutes', rounded. @param ms milliseconds. */
export function formatMinutes(ms: number): string {
  return minutes().format(Math.round(ms / 60_000));
}
