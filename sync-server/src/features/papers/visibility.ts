import type { Caller } from '../../http/index.ts';

type Seen = { readonly isActive: boolean; readonly ownerId: string | null };

/** ST10: open papers are for everyone, generated ones for their owner, also while they are made; an admin sees all. */
export function maySee(paper: Seen, caller: Caller | null): boolean {
  if (caller?.role === 'admin') return true;
  return paper.ownerId === null ? paper.isActive : paper.ownerId === caller?._id;
}

/** A generated paper is started once it is active; others are there only then. */
export function isBeingMade({ isActive, ownerId }: Seen): boolean {
  return ownerId !== null && !isActive;
}
