import type { AssignedWindow, ExamWindow } from './facts.ts';

/**
 * BA13: when a student may start a paper. An assigned paper has the window of its assignment; of several the one that is
 * open and closes last, else the next one to open, else the one that closed last. Any other paper has its own.
 * ED16: whether the paper has a common end does not depend on the assignment.
 * @param own of the paper.
 * @param assigned to batches of the student.
 * @param now epoch ms.
 */
export function startWindow(own: ExamWindow, assigned: readonly AssignedWindow[], now: number): ExamWindow {
  const latest = assigned.toSorted((a, b) => b.closesAt - a.closesAt);
  const isOpen = ({ opensAt, closesAt }: AssignedWindow) => opensAt <= now && now <= closesAt;
  const [next] = assigned.filter(({ opensAt }) => opensAt > now).sort((a, b) => a.opensAt - b.opensAt);
  const window = latest.find(isOpen) ?? next ?? latest[0];
  if (window === undefined) return own;
  const { opensAt, closesAt } = window;
  return { opensAt, closesAt, ...(own?.commonEnd === true && { commonEnd: true }) };
}
