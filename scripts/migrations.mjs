import { rmSync } from 'node:fs';
import path from 'node:path';
import './lib/node-version.mjs';
import { main, Stop } from './lib/log.mjs';
import { nodeProgram, runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';
import { ENGINES, oldSnapshots } from './lib/snapshots.mjs';

/**
 * Adds a migration for each engine with the changes of the schema. Existing migrations are unchanged, because databases
 * of released versions have run them. Snapshots that are no longer needed are deleted.
 */
await main(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new Stop('Name the change: npm run migrations -- add-plans');
  await ensureDependencies();
  for (const engine of ENGINES) {
    const config = path.join('drizzle', `${engine}.config.ts`);
    const generate = ['generate', '--config', config, '--name', name];
    const code = await runNode([nodeProgram('drizzle-kit/bin.cjs'), ...generate]);
    if (code !== 0) return code;
  }
  for (const file of oldSnapshots()) rmSync(file);
  return 0;
});
