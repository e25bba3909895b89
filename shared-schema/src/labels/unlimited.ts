import { UNLIMITED } from '../contract/plans/student.ts';

/** A count of tokens or papers as a number that compares: UNLIMITED is more than any other. */
export function comparable(count: number): number {
  return count === UNLIMITED ? Infinity : count;
}
