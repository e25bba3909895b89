import type { Plugin } from 'vite';

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;
const FIRST_SCRIPT = /\s*<script type="module"/;

/**
 * Names the styles before the scripts in index.html. What it shows by itself needs the styles alone, and on a slow line
 * they would otherwise come after the scripts.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'prep:styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = (html.match(STYLES) ?? []).join('');
        return html.replace(STYLES, '').replace(FIRST_SCRIPT, (script) => `${styles}${script}`);
      },
    },
  };
}
