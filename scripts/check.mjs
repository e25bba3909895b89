import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { nodeProgram, runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

/**
 * Two lists, which run in parallel on two processors.
 * @type {Record<string, [program: string, ...args: string[]]>[]}
 */
const lists = [
  {
    'types and lint': [
      nodeProgram('oxlint/bin/oxlint'),
      '--type-aware',
      '--type-check',
      '--deny-warnings',
      '.',
    ],
  },
  {
    walls: [
      nodeProgram('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      'shared-schema',
      'content',
      'sync-server',
      'pwa',
      'simulation',
    ],
    unused: [nodeProgram('knip/bin/knip.js'), '--no-progress'],
    format: [nodeProgram('oxfmt/bin/oxfmt'), '--check', '.'],
    rules: [fromRoot('scripts', 'rules.mjs')],
    snapshots: [fromRoot('scripts', 'snapshots.mjs')],
  },
];

/** @returns {Promise<boolean>} */
async function passes(
  /** @type {string} */ name,
  /** @type {string} */ program,
  /** @type {string[]} */ args,
) {
  const start = Date.now();
  const code = await runNode([program, ...args]);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
  return code === 0;
}

await main(async () => {
  await ensureDependencies();
  /** @type {string[]} */
  const failed = [];
  const runList = async (/** @type {typeof lists[number]} */ checks) => {
    for (const [name, [program, ...args]] of Object.entries(checks)) {
      if (!(await passes(name, program, args))) failed.push(name);
    }
  };
  await Promise.all(lists.map(runList));
  console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
});
