import { lazily } from './lazily.ts';

const unitFormat = (unit: 'hour' | 'minute' | 'second') =>
  lazily((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }));

const hours = unitFormat('hour');
const minutes = unitFormat('minute');
const seconds = unitFormat('second');

/** '45s', rounded. */
export function formatShortSeconds(count: number): string {
  return seconds().format(Math.round(count));
}

/** '1m 20s', and '1h 30m' from one hour on; rounded down, at least '0m 0s'. @param duration in seconds. */
export function formatShortDuration(duration: number): string {
  const whole = Math.max(0, Math.floor(duration));
  const inMinutes = Math.floor(whole / 60);
  return inMinutes >= 60
    ? `${hours().format(Math.floor(inMinutes / 60))} ${minutes().format(inMinutes % 60)}`
    : `${minutes().format(inMinutes)} ${seconds().format(whole % 60)}`;
}

/** '45s', '1m 30s', '2m': without seconds where there are none. @param duration whole seconds. */
export function formatTick(duration: number): string {
  if (duration < 60) return formatShortSeconds(duration);
  const inMinutes = minutes().format(Math.floor(duration / 60));
  return duration % 60 === 0 ? inMinutes : `${inMinutes} ${seconds().format(duration % 60)}`;
}

/** '2h 30m', '45m': how long a paper takes, where there is little room. Rounded down. @param count minutes. */
export function formatShortMinutes(count: number): string {
  const whole = Math.floor(count);
  const rest = minutes().format(whole % 60);
  return whole < 60 ? rest : `${hours().format(Math.floor(whole / 60))} ${rest}`;
}
