import path from 'node:path';
import { fromRoot, serverBundle } from './paths.mjs';

/**
 * Our own packages are TypeScript and go into the bundle; everything installed stays outside, because native
 * modules cannot be bundled and the rest gains nothing from it.
 */
const isExternal = (/** @type {string} */ id) =>
  !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@exam/');

/** One file of a program and of all that is ours in it. */
export async function bundle(/** @type {string} */ input, /** @type {string} */ file) {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input,
    platform: 'node',
    external: isExternal,
    tsconfig: fromRoot('sync-server', 'tsconfig.json'),
  });
  try {
    await made.write({ file, format: 'esm', sourcemap: true, codeSplitting: false });
  } finally {
    await made.close();
  }
}

export const bundleServer = () => bundle(fromRoot('sync-server', 'src', 'main.ts'), serverBundle);
