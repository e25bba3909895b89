import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fromRoot } from '../lib/paths.mjs';

/** The plugin belongs to the app's own packages, where the top of the project does not look. */
export async function react(): Promise<Plugin[]> {
  const file = createRequire(fromRoot('pwa', 'package.json')).resolve('@vitejs/plugin-react');
  const module = (await import(pathToFileURL(file).href)) as { default: () => Plugin[] };
  return module.default();
}
