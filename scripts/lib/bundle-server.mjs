import path from 'node:path';
import { fromRoot, serverBundle } from './paths.mjs';

/**
 * Our own packages are TypeScript and go into the bundle; everything installed stays outside, because native
 * modules cannot be bundled and the rest gains nothing from it.
 */
const isExternal = (/** @type {string} */ id) =>
  !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@exam/');

export async function bundleServer() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: fromRoot('sync-server', 'src', 'main.ts'),
    platform: 'node',
    external: isExternal,
    tsconfig: fromRoot('sync-server', 'tsconfig.json'),
  });
  try {
    await bundle.write({ file: serverBundle, format: 'esm', sourcemap: true, codeSplitting: false });
  } finally {
    await bundle.close();
  }
}
