import { lazily } from './lazily.ts';

const unitFormat = (unit: 'hour' | 'minute' | 'second', unitDisplay: 'long' | 'narrow' = 'long') =>
  lazily((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }));

const hours = unitFormat('hour');
const minutes = unitFormat('minute');
const seconds = unitFormat('second');
const shortHours = unitFormat('hour', 'narrow');
const shortMinutes = unitFormat('minute', 'narrow');

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

/** '2h 30m', '45m': how long a paper takes, where there is little room. Rounded down. @param count minutes. */
export function formatShortMinutes(count: number): string {
  const whole = Math.floor(count);
  const rest = shortMinutes().format(whole % 60);
  return whole < 60 ? rest : `${shortHours().format(Math.floor(whole / 60))} ${rest}`;
}
