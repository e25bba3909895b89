import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';
import { appSources, hashOf } from '../lib/sources.mjs';

/** Equal sources give an equal version, on any machine and with or without git. */
export function appVersion(): string {
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
  return `${version}-${hashOf(appSources).slice(0, 10)}`;
}
