/** The prime factors of a whole number below 10^12, smallest first. */
export function primeFactors(value: bigint): bigint[] {
  const factors: bigint[] = [];
  let rest = value;
  for (let prime = 2n; prime * prime <= rest && prime < 1_000_000n; prime += prime === 2n ? 1n : 2n)
    while (rest % prime === 0n) {
      factors.push(prime);
      rest /= prime;
    }
  return rest > 1n ? [...factors, rest] : factors;
}

/** '2^3 \times 5'. */
export function factorsTex(value: bigint): string {
  const factors = primeFactors(value);
  return [...new Set(factors)]
    .map((prime) => [prime, factors.filter((each) => each === prime).length] as const)
    .map(([prime, count]) => (count === 1 ? String(prime) : `${prime}^{${count}}`))
    .join(String.raw` \times `);
}
