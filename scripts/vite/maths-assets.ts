import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { integrityOfFile } from './integrity.ts';

const katexStyles = /[\\/]node_modules[\\/]katex[\\/].*\.css$/;

/** All browsers that can run the app support woff2, so the other two formats are dropped. */
const withoutOldFonts = (css: string) => css.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\([^)]*\)/g, '');

/**
 * Writes `maths-assets.json`: URL and digest of the additional files for papers with maths, so that they can be cached
 * together with the paper.
 */
export function mathsAssets(): Plugin {
  return {
    name: 'prep:maths-assets',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return katexStyles.test(id) ? { code: withoutOldFonts(code), map: null } : null;
    },
    /** After writing, so that the digests are those of the final files. */
    writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/maths-.*\.(js|css|woff2)$/.test(file));
      const listed = files
        .sort()
        .map((file) => ({ url: `/${file}`, integrity: integrityOfFile(path.join(dir, file)) }));
      writeFileSync(path.join(dir, 'maths-assets.json'), JSON.stringify(listed));
    },
  };
}
