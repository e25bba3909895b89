/** How much is tried: a share in `npm test`, more in CI, and everything in `npm run test:full`. */
export const runSize: 'share' | 'ci' | 'full' = process.env['PREP_FULL']
  ? 'full'
  : process.env['PREP_COUNTS'] === 'ci'
    ? 'ci'
    : 'share';
