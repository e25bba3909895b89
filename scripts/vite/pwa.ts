import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';

const paper = '#f6f5f1';

const manifest: Partial<ManifestOptions> = {
  name: 'Prep',
  short_name: 'Prep',
  description: 'Entrance exam practice that works without a network',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: paper,
  background_color: paper,
  lang: 'en-IN',
  categories: ['education'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/**
 * The service worker is written by hand; the plugin compiles it and tells it what to precache.
 * @param isConsoles whether only the console loads a file.
 */
export const pwa = (isConsoles: (file: string) => boolean) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest,
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,json,svg,woff2,webp,png}'],
      // The icons are the system's to fetch and to keep; those of data come when something shows them.
      globIgnores: [
        'assets/admin-*',
        'assets/maths-*',
        'assets/icons-solid-*',
        'assets/icons-brands-*',
        '*icon*.png',
      ],
      manifestTransforms: [
        (entries) => ({ manifest: entries.filter(({ url }) => !isConsoles(url)), warnings: [] }),
      ],
    },
  });
