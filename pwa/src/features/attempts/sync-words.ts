import { formatFromNow } from '../../format/index.ts';
import type { OutboxRow } from '../../offline/index.ts';

/** Since when an attempt waits. @param sealedAt epoch milliseconds. */
export function sinceWords(sealedAt: number, now: number): string {
  const since = formatFromNow(Math.min(0, sealedAt - now));
  return since === null ? 'It has just been handed in.' : `It was handed in ${since}.`;
}

/** How often sending was tried; nothing if it was not. */
export function triesWords(tries: number): string {
  if (tries === 0) return '';
  return tries === 1 ? 'Tried once.' : `Tried ${tries} times.`;
}

/** When it is tried again by itself. */
export function nextTryWords({ nextTryAt }: Pick<OutboxRow, 'nextTryAt'>, now: number): string {
  const next = formatFromNow(Math.max(0, nextTryAt - now));
  return next === null ? 'The next try is in a moment.' : `The next try is ${next}.`;
}
