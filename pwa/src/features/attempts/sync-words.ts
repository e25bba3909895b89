import { formatFromNow } from '../../format/index.ts';
import type { OutboxRow } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';

/** Since when an attempt waits. @param sealedAt epoch milliseconds. */
export function sinceWords(sealedAt: number, now: number): string {
  const since = formatFromNow(Math.min(0, sealedAt - now));
  return since === null ? say.sync.justNow : say.sync.since(since);
}

/** How often sending was tried; nothing if it was not. */
export function triesWords(tries: number): string {
  return tries === 0 ? '' : say.sync.tried(tries);
}

/** When it is tried again by itself. */
export function nextTryWords({ nextTryAt }: Pick<OutboxRow, 'nextTryAt'>, now: number): string {
  const next = formatFromNow(Math.max(0, nextTryAt - now));
  return next === null ? say.sync.nextSoon : say.sync.next(next);
}
