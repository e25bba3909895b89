/** 4 + difficulty x 0.1 + min(attempts / 1000, 0.9), at most 5, to one decimal. */
export function displayedRating(difficulty: number, attempts: number): string {
  const tenths = 40 + difficulty + Math.min(attempts / 100, 9);
  return (Math.min(tenths, 50) / 10).toFixed(1);
}
