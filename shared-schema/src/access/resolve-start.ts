import type { ExamWindow } from './facts.ts';

/** Whether a paper may be started at a time. */
export type StartAccess =
  | { readonly outcome: 'open' }
  /** `opensAt` in epoch ms. */
  | { readonly outcome: 'outside-window'; readonly reason: 'too-early'; readonly opensAt: number }
  /** `closesAt` in epoch ms. */
  | { readonly outcome: 'outside-window'; readonly reason: 'too-late'; readonly closesAt: number };

const OPEN: StartAccess = { outcome: 'open' };

/**
 * ST74: whether a start is within the window, both ends included; a paper without a window is always open. A start
 * outside is not refused here: the server flags the attempt, a screen shows when the paper opens.
 * @param at the time of the start, server time as the device knows it, epoch ms.
 * @param toleranceMs the uncertainty of `at`, ms.
 */
export function resolveStart(window: ExamWindow, at: number, toleranceMs = 0): StartAccess {
  const { opensAt = null, closesAt = null } = window ?? {};
  if (opensAt !== null && at < opensAt - toleranceMs)
    return { outcome: 'outside-window', reason: 'too-early', opensAt };
  if (closesAt !== null && at > closesAt + toleranceMs)
    return { outcome: 'outside-window', reason: 'too-late', closesAt };
  return OPEN;
}
