import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const BASE = /[\\/]sentences[\\/](\w+)[\\/]parts[\\/]base\.ts$/;

/**
 * Lists the file with the first screen's sentences for each language in index.html, so that `before-paint.ts` can
 * preload the needed one together with the first scripts. Otherwise the app would request it only after these have run.
 */
export function firstSentences(): Plugin {
  return {
    name: 'prep:first-sentences',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const attrs = Object.fromEntries(Object.values(bundle).flatMap(namedFile));
        return [{ tag: 'meta', attrs: { name: 'first-sentences', ...attrs }, injectTo: 'head-prepend' }];
      },
    },
  };
}

function namedFile(file: Rolldown.OutputAsset | Rolldown.OutputChunk): [string, string][] {
  if (file.type !== 'chunk') return [];
  const language = BASE.exec(file.facadeModuleId ?? '')?.[1];
  return language === undefined ? [] : [[`data-${language}`, `/${file.fileName}`]];
}
