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
 * ST74: a start within the window is free, both ends included; a paper without a window is always open. A start outside
 * is never refused: whoever asks decides what follows (the server flags the attempt, a screen says when the paper opens).
 * @param at by the server's clock as the device knows it, epoch ms.
 * @param toleranceMs how exact `at` is.
 */
export function resolveStart(window: ExamWindow, at: number, toleranceMs = 0): StartAccess {
  const { opensAt = null, closesAt = null } = window ?? {};
  if (opensAt !== null && at < opensAt - toleranceMs)
    return { outcome: 'outside-window', reason: 'too-early', opensAt };
  if (closesAt !== null && at > closesAt + toleranceMs)
    return { outcome: 'outside-window', reason: 'too-late', closesAt };
  return OPEN;
}
