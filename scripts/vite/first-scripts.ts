import type { Rolldown } from 'vite';

const LIBRARIES = 'libraries';
const isLibrary = (id: string) => /[\\/]node_modules[\\/]/.test(id);

/**
 * What the first screen waits for is two files, not one for every set of screens that share a module: each would be a
 * round trip of its own. The libraries are apart, since a release of the app seldom brings others.
 */
export const firstScripts: Rolldown.CodeSplittingGroup[] = [
  { name: LIBRARIES, test: isLibrary, tags: ['$initial'] },
  { name: 'app', tags: ['$initial'] },
];

/**
 * Nearly all of the libraries runs at the start. Where a browser heeds the hint it compiles them while they arrive,
 * beside the page; without it, function by function while the page stands still.
 */
export function compileAhead({ name }: Rolldown.RenderedChunk): string {
  return name === LIBRARIES ? '//# allFunctionsCalledOnLoad' : '';
}
