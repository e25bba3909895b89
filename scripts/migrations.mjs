import { rmSync } from 'node:fs';
import path from 'node:path';
import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { nodeProgram, runNode } from './lib/processes.mjs';
import { ensureDependencies } from './lib/setup.mjs';

const ENGINES = ['sqlite', 'postgres'];

/**
 * Until the first version is released there is one migration for each engine, generated again from the schema: a chain
 * of them would only be of use to databases that nobody has.
 */
await main(async () => {
  await ensureDependencies();
  for (const engine of ENGINES) {
    rmSync(fromRoot('drizzle', engine), { recursive: true, force: true });
    const config = path.join('drizzle', `${engine}.config.ts`);
    const generate = ['generate', '--config', config, '--name', 'start'];
    const code = await runNode([nodeProgram('drizzle-kit/bin.cjs'), ...generate]);
    if (code !== 0) return code;
  }
  return 0;
});
