import type { Caller } from '../../http/index.ts';

/** ST10: open papers are for everyone, generated ones for their owner; an admin sees all. */
export function maySee(
  paper: { readonly isActive: boolean; readonly ownerId: string | null },
  caller: Caller | null,
): boolean {
  if (caller?.role === 'admin') return true;
  return paper.isActive && (paper.ownerId === null || paper.ownerId === caller?._id);
}
