import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const BASE = /[\\/]sentences[\\/](\w+)[\\/]parts[\\/]base\.ts$/;

/**
 * Names the file with the first screen's sentences of each language in index.html, where `before-paint.ts` has the one
 * that is needed fetched with the first scripts: by itself the app would ask for it only when those have run.
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
