import type { Plugin } from 'vite';

const katexStyles = /[\\/]node_modules[\\/]katex[\\/].*\.css$/;

/** Every browser that can run the app reads woff2; the other two formats would only be shipped. */
const withoutOldFonts = (css: string) => css.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\([^)]*\)/g, '');

/**
 * Writes `maths-assets.json`: the URLs of everything that a paper with maths needs beside the app, so that they
 * can be cached together with the paper. Its name carries no hash, its content does.
 */
export function mathsAssets(): Plugin {
  return {
    name: 'prep:maths-assets',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return katexStyles.test(id) ? { code: withoutOldFonts(code), map: null } : null;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => /^assets\/maths-.*\.(js|css|woff2)$/.test(file));
        const urls = files.sort().map((file) => `/${file}`);
        this.emitFile({ type: 'asset', fileName: 'maths-assets.json', source: JSON.stringify(urls) });
      },
    },
  };
}
