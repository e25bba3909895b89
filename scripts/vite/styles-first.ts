import type { Plugin } from 'vite';

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const FIRST_SCRIPT = /\s*<script type="module"/;
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g;

/**
 * What index.html shows by itself needs the styles alone: they are named before the scripts, and fetched before them
 * where the line has to choose.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'prep:styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = (html.match(STYLES) ?? []).join('');
        return html
          .replace(STYLES, '')
          .replace(FIRST_SCRIPT, (script) => `${styles}${script}`)
          .replace(SCRIPTS, '$& fetchpriority="low"');
      },
    },
  };
}
