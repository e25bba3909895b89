import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { integrityOfFile } from './integrity.ts';

const katexStyles = /[\\/]node_modules[\\/]katex[\\/].*\.css$/;

/** Every browser that can run the app reads woff2; the other two formats would only be shipped. */
const withoutOldFonts = (css: string) => css.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\([^)]*\)/g, '');

/**
 * Writes `maths-assets.json`: the URL and the digest of everything that a paper with maths needs beside the app, so that
 * it can be cached together with the paper.
 */
export function mathsAssets(): Plugin {
  return {
    name: 'prep:maths-assets',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return katexStyles.test(id) ? { code: withoutOldFonts(code), map: null } : null;
    },
    /** After the files were written, so that the digests are those of the final files. */
    writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /^assets\/maths-.*\.(js|css|woff2)$/.test(file));
      const listed = files
        .sort()
        .map((file) => ({ url: `/${file}`, integrity: integrityOfFile(path.join(dir, file)) }));
      writeFileSync(path.join(dir, 'maths-assets.json'), JSON.stringify(listed));
    },
  };
}
