/**
 * A count of tokens or papers as a number that compares: UNLIMITED is more than any other. Nothing else is below zero;
 * home need not load the contract of the plans to know.
 */
export function comparable(count: number): number {
  return count < 0 ? Infinity : count;
}
