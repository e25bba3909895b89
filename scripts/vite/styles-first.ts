import type { Plugin } from 'vite';

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const FIRST_SCRIPT = /\s*<script type="module"/;
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g;

/**
 * The static content of index.html needs only the styles. They are listed before the scripts, so that they are
 * downloaded first on a slow connection.
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
