import './lib/node-version.mjs';
import { main } from './lib/log.mjs';
import { ensureBuild, ensureDependencies } from './lib/setup.mjs';

await main(async () => {
  await ensureDependencies();
  await ensureBuild();
});
