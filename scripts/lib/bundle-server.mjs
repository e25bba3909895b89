import path from 'node:path';
import { fromRoot, serverBundle } from './paths.mjs';

/** Libraries with hundreds of small files each: finding and opening these takes half of the server's start. */
const OF_MANY_FILES = ['mathjs', 'openai', 'drizzle-orm', 'zod'];

const isOf = (/** @type {string} */ name, /** @type {string} */ id) =>
  id === name || id.startsWith(`${name}/`);

/**
 * Our own packages are TypeScript and are bundled. Installed packages are not, because native modules cannot be bundled
 * and most others gain nothing from it.
 */
const isExternal = (/** @type {string} */ id) =>
  !id.startsWith('.') &&
  !path.isAbsolute(id) &&
  !id.startsWith('@exam/') &&
  !OF_MANY_FILES.some((name) => isOf(name, id));

/** Bundles a program with our own packages into one file. */
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
