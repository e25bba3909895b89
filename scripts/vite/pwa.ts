import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { fromRoot } from '../lib/paths.mjs';
import { integrityOfFile } from './integrity.ts';

const paper = '#f6f5f1';

/** The sizes of the files in pwa/public/screenshots, at two device pixels per CSS pixel. */
const SIZES = { narrow: '720x1480', wide: '1280x800' } as const;

const SHORTCUT_ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/** A screenshot for the browser's install dialog. */
const screenshot = (of: 'home' | 'exam', form: keyof typeof SIZES, label: string) => ({
  src: `/screenshots/${of}-${form}.webp`,
  sizes: SIZES[form],
  type: 'image/webp',
  form_factor: form,
  label,
});

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
  shortcuts: [
    {
      name: 'Downloads',
      description: 'The papers on this device',
      url: '/downloads',
      icons: [SHORTCUT_ICON],
    },
    { name: 'Sync', description: 'What waits to be sent', url: '/sync', icons: [SHORTCUT_ICON] },
  ],
  screenshots: [
    screenshot('home', 'narrow', 'Papers to practise'),
    screenshot('exam', 'narrow', 'The exam room'),
    screenshot('home', 'wide', 'Papers to practise'),
    screenshot('exam', 'wide', 'The exam room'),
  ],
};

/**
 * The service worker is written by hand; the plugin compiles it and passes it the list to precache.
 * @param isConsoles whether a file is only loaded by the console.
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
      // The operating system loads the app's icons and screenshots; icons in data are loaded when they are shown.
      globIgnores: [
        'assets/admin-*',
        'assets/maths-*',
        'assets/icons-solid-*',
        'assets/icons-brands-*',
        'assets/noto-sans-*',
        '*icon*.png',
        'screenshots/*',
      ],
      // ST73: the digest of every file, by which the worker recognises truncated ones.
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .filter(({ url }) => !isConsoles(url))
            .map((entry) => ({ ...entry, integrity: integrityOfFile(fromRoot('pwa', 'dist', entry.url)) })),
          warnings: [],
        }),
      ],
    },
  });
