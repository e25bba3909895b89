import type { Rolldown } from 'vite';

const LIBRARIES = 'libraries';
const isLibrary = (id: string) => /[\\/]node_modules[\\/]/.test(id);

/**
 * The first screen loads two scripts, instead of one for every set of screens that share a module, each of which would
 * be a round trip. The libraries are separate, because most releases of the app do not change them.
 */
export const firstScripts: Rolldown.CodeSplittingGroup[] = [
  { name: LIBRARIES, test: isLibrary, tags: ['$initial'] },
  { name: 'app', tags: ['$initial'] },
];

/**
 * Nearly all functions of the libraries run at the start. With this hint, browsers that support it compile them in the
 * background during the download, instead of one by one while the page is blocked.
 */
export function compileAhead({ name }: Rolldown.RenderedChunk): string {
  return name === LIBRARIES ? '//# allFunctionsCalledOnLoad' : '';
}
