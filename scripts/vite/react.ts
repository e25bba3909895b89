import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { fromRoot } from '../lib/paths.mjs';

/** Resolved from `pwa`, because the plugin is a dependency of that workspace and not of the top of the project. */
export async function react(): Promise<Plugin[]> {
  const file = createRequire(fromRoot('pwa', 'package.json')).resolve('@vitejs/plugin-react');
  const module = (await import(pathToFileURL(file).href)) as { default: () => Plugin[] };
  return module.default();
}
