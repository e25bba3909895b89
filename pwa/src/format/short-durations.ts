import { say } from '../sentences/index.ts';

/* The unit letters come from the catalogue: the browser's own unit formatter takes 30 ms to create on a phone, and
   home needs one for its first card. */
const hours = (count: number) => say.common.shortHours(count);
const minutes = (count: number) => say.common.shortMinutes(count);
const seconds = (count: number) => say.common.shortSeconds(count);

/** '45s', rounded. */
export function formatShortSeconds(count: number): string {
  return seconds(Math.round(count));
}

/** '1m 20s', and '1h 30m' from one hour on; rounded down, at least '0m 0s'. @param duration in seconds. */
export function formatShortDuration(duration: number): string {
  const whole = Math.max(0, Math.floor(duration));
  const inMinutes = Math.floor(whole / 60);
  return inMinutes >= 60
    ? `${hours(Math.floor(inMinutes / 60))} ${minutes(inMinutes % 60)}`
    : `${minutes(inMinutes)} ${seconds(whole % 60)}`;
}

/** '45s', '1m 30s', '2m': without seconds if they are zero. @param duration whole seconds. */
export function formatTick(duration: number): string {
  if (duration < 60) return formatShortSeconds(duration);
  const inMinutes = minutes(Math.floor(duration / 60));
  return duration % 60 === 0 ? inMinutes : `${inMinutes} ${seconds(duration % 60)}`;
}

/** '2h 30m', '45m': the duration of a paper in compact form. Rounded down. @param count minutes. */
export function formatShortMinutes(count: number): string {
  const whole = Math.floor(count);
  const rest = minutes(whole % 60);
  return whole < 60 ? rest : `${hours(Math.floor(whole / 60))} ${rest}`;
}
