/** Divides a total in proportion to weights, into whole numbers: the largest remainders are rounded up. */
export function inShares(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  const shares = weights.map((weight) => Math.floor((total * weight) / sum));
  const left = total - shares.reduce((one, other) => one + other, 0);
  const byRemainder = weights
    .map((weight, place) => ({ place, remainder: (total * weight) % sum }))
    .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place)
    .slice(0, left);
  const isRoundedUp = new Set(byRemainder.map(({ place }) => place));
  return shares.map((share, place) => share + (isRoundedUp.has(place) ? 1 : 0));
}
