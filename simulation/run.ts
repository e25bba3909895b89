import './setup.ts';
import { parseArgs } from 'node:util';

/** Runs any seeds: `npm run simulate -- --seeds 500 --from 1`, or one with its trace: `--seed 12345 --verbose`. */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
// After the setup: the app's database checks for BroadcastChannel when it is imported.
const { simulate } = await import('./simulate.ts');

const from = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
const start = performance.now();
let broken = 0;
let handedIn = 0;
let honest = 0;
let doubted = 0;

for (let seed = from; seed < from + count; seed += 1) {
  const outcome = await simulate(seed);
  handedIn += outcome.handedIn;
  honest += outcome.honest;
  doubted += outcome.doubted.length;
  for (const flags of outcome.doubted)
    console.log(`seed ${seed}: an honest attempt is in doubt: ${flags.join(', ')}`);
  if (values.verbose) console.log(outcome.trace.join('\n'));
  if (outcome.failures.length === 0) continue;
  broken += 1;
  console.log([`seed ${seed}`, ...outcome.failures].join('\n  '));
}

const seconds = (performance.now() - start) / 1_000;
console.log(
  `${count} seeds in ${seconds.toFixed(1)} s (${(count / seconds).toFixed(1)} a second), ` +
    `${handedIn} attempts handed in, ${doubted} of ${honest} honest ones in doubt, ${broken} seeds broken`,
);
process.exitCode = broken === 0 ? 0 : 1;
