import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { main, Stop } from './lib/log.mjs';
import { ensureBuild, ensureDependencies } from './lib/setup.mjs';
import { runVitest } from './lib/vitest.mjs';

/** Whether devices with the app of an earlier version go on with today's server and app. */
await main(async () => {
  const [directory] = process.argv.slice(2);
  if (!directory || !existsSync(path.join(directory, 'sw.js'))) {
    throw new Stop(
      'Name the folder of an app that was built earlier: npm run test:older-app -- path/to/pwa/dist',
    );
  }
  await ensureDependencies();
  await ensureBuild();
  return runVitest({
    args: ['--project=e2e', 'pwa/e2e/older-app.full.e2e.ts'],
    env: {
      PREP_FULL: '1',
      PREP_OLDER_APP: path.resolve(directory),
      CHROMIUM_PATH: await findOrInstallChromium(),
    },
  });
});
