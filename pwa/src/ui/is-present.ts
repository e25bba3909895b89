import type { ReactNode } from 'react';

/** Whether a slot was filled; `condition && <Part />` leaves it empty when the condition fails. */
export function isPresent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false;
}
