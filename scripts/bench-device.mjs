import './lib/node-version.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { bundle } from './lib/bundle-server.mjs';
import { main } from './lib/log.mjs';
import { fromRoot } from './lib/paths.mjs';
import { nodeProgram, runNode } from './lib/processes.mjs';
import { ensureBuild, ensureDependencies } from './lib/setup.mjs';

// `npm run bench:device`: the app in a real Chromium with the speed of a phone; writes docs/benchmarks-device.md.
// `npm run bench:device -- exam-day`: the opening of encrypted papers alone; writes nothing.
await main(async () => {
  await ensureDependencies();
  await ensureBuild();
  await bundle(
    fromRoot('sync-server', 'bench', 'long-paper.ts'),
    fromRoot('.prep', 'bench', 'long-paper.mjs'),
  );
  const env = { CHROMIUM_PATH: await findOrInstallChromium() };
  return runNode(
    [nodeProgram('tsx/dist/cli.mjs'), fromRoot('pwa', 'bench', 'main.ts'), ...process.argv.slice(2)],
    env,
  );
});
