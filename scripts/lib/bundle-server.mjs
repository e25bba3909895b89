import { rm } from 'node:fs/promises';
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

/**
 * Bundles a program with our own packages: `file`, and beside it, in a folder of its name, the parts that it loads by
 * `import()`, and those that several of these need.
 */
export async function bundle(/** @type {string} */ input, /** @type {string} */ file) {
  const { rolldown } = await import('rolldown');
  const { dir, name } = path.parse(file);
  const parts = `${name}-parts`;
  await rm(path.join(dir, parts), { recursive: true, force: true });
  const made = await rolldown({
    input: { [name]: input },
    platform: 'node',
    external: isExternal,
    tsconfig: fromRoot('sync-server', 'tsconfig.json'),
  });
  try {
    await made.write({
      ...{ dir, format: 'esm', sourcemap: true },
      // Node reads the maps at the start, and stack traces need no sources.
      sourcemapExcludeSources: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: `${parts}/[name]-[hash].mjs`,
    });
  } finally {
    await made.close();
  }
}

export const bundleServer = () => bundle(fromRoot('sync-server', 'src', 'main.ts'), serverBundle);
