/**
 * A count of tokens or papers for comparisons: UNLIMITED (-1) becomes Infinity. It only tests the sign, so that the
 * home screen does not have to load the contract of the plans.
 */
export function comparable(count: number): number {
  return count < 0 ? Infinity : count;
}
