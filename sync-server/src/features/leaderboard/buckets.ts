// Students are counted by ranges of their score on two levels, so that a rank is the sum of at most 353 counts and an
// index range of one fine bucket, however many students there are. Scores are whole hundredths, 0 to 100,000.

const COARSE_BITS = 10;
const FINE_BITS = 2;
/** Offset of the numbers of fine buckets, so that both levels fit in one table. */
const FIRST_FINE = 1000;
/** Upper end of the coarse buckets. */
export const COARSE_END = FIRST_FINE;
/** The maximum score. */
export const HIGHEST = 100_000;

/** Both buckets of a score. */
export function bucketsOf(score: number): readonly [coarse: number, fine: number] {
  return [score >> COARSE_BITS, FIRST_FINE + (score >> FINE_BITS)];
}

/** The fine buckets within a coarse one. */
export function fineBucketsOf(coarse: number): { readonly from: number; readonly until: number } {
  const first = (place: number) => FIRST_FINE + (place << (COARSE_BITS - FINE_BITS));
  return { from: first(coarse), until: first(coarse + 1) };
}

/** The highest score of a fine bucket. */
export function highestIn(fine: number): number {
  return ((fine - FIRST_FINE + 1) << FINE_BITS) - 1;
}
