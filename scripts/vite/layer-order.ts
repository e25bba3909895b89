import type { Plugin } from 'vite';

/** The cascade of the app's style sheets, weakest first. */
const ORDER = '@layer reset, tokens, base, parts;';

const isOurs = (id: string) => /[\\/]pwa[\\/]src[\\/].*\.css$/.test(id.replace(/\?.*$/, ''));

/**
 * Says the order of the layers in every style sheet. Screens load theirs on demand, so no single sheet is sure to come
 * first, and the first one to name a layer would decide for all.
 */
export function layerOrder(): Plugin {
  return {
    name: 'prep:layer-order',
    enforce: 'pre',
    transform: (code, id) => (isOurs(id) ? { code: `${ORDER}\n${code}`, map: null } : null),
  };
}
