/** How often cases are run: a share of them in `npm test`, more in CI, and the full counts in `npm run test:full`. */
export const counts =
  process.env['PREP_FULL'] === '1' ? 'full' : process.env['PREP_COUNTS'] === 'ci' ? 'ci' : 'share';

/** How often to run a case, or as often as PREP_ROUNDS says. */
export function rounds(each: Readonly<Record<typeof counts, number>>): number {
  return Number(process.env['PREP_ROUNDS'] ?? each[counts]);
}
