import type { Plugin } from 'vite';

/** The cascade of the app's style sheets, weakest first. */
const ORDER = '@layer reset, tokens, base, parts;';

const isOurs = (id: string) => /[\\/]pwa[\\/]src[\\/].*\.css$/.test(id.replace(/\?.*$/, ''));

/**
 * Declares the order of the layers in every style sheet. Screens load theirs on demand, so any sheet may be the first,
 * and the first one that names a layer decides the order.
 */
export function layerOrder(): Plugin {
  return {
    name: 'prep:layer-order',
    enforce: 'pre',
    transform: (code, id) => (isOurs(id) ? { code: `${ORDER}\n${code}`, map: null } : null),
  };
}
