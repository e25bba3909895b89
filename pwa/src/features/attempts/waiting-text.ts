import { formatFromNow } from '../../format/index.ts';
import type { OutboxRow } from '../../offline/index.ts';
import { say } from '../../sentences/index.ts';

/** How long an attempt has been waiting. @param sealedAt epoch milliseconds. */
export function sinceText(sealedAt: number, now: number): string {
  const since = formatFromNow(Math.min(0, sealedAt - now));
  return since === null ? say.sync.justNow : say.sync.since(since);
}

/** How often sending was tried; empty before the first try. */
export function triesText(tries: number): string {
  return tries === 0 ? '' : say.sync.tried(tries);
}

/** When the next automatic try is due. */
export function nextTryText({ nextTryAt }: Pick<OutboxRow, 'nextTryAt'>, now: number): string {
  const next = formatFromNow(Math.max(0, nextTryAt - now));
  return next === null ? say.sync.nextSoon : say.sync.next(next);
}
