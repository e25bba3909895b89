/** The largest share of the tests of one exam that an item is in, while there are others. */
export const MAX_EXPOSURE = 1 / 5;

const TESTS_APART = Math.round(1 / MAX_EXPOSURE);

/**
 * AB60: the number of the test from which an item is free again after its use: the limit is held in every stretch of tests,
 * not only over all of them, so that a new item is not used in all tests until it has caught up. Uses that come too early,
 * because nothing else was there or two tests were made at the same time, put it off for as much longer.
 * @param freeFrom as it was before; 0 for an item that was not used.
 * @param test number of the test that has the item, from 1.
 */
export function freeAfterUse(freeFrom: number, test: number): number {
  return Math.max(freeFrom, test) + TESTS_APART;
}

/** Whether the test of this number, from 1, may have the item. */
export const isFree = (freeFrom: number, test: number): boolean => freeFrom <= test;
