import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { main, Stop } from './lib/log.mjs';
import { ensureDependencies } from './lib/setup.mjs';
import { runVitest } from './lib/vitest.mjs';

await main(async () => {
  const [directory, ...args] = process.argv.slice(2);
  if (!directory || !existsSync(directory)) {
    throw new Stop('Name the folder with the data to test: npm run test:data -- path/to/folder');
  }
  await ensureDependencies();
  return runVitest({ args: ['--project=data', ...args], env: { PREP_DATA_DIR: path.resolve(directory) } });
});
