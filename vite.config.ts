import { defineConfig } from 'vite';
import { fromRoot } from './scripts/lib/paths.mjs';
import { appVersion } from './scripts/vite/app-version.ts';
import { beforePaint } from './scripts/vite/before-paint.ts';
import { consolePatternConstant } from './scripts/vite/console-pattern.ts';
import { dataIcons } from './scripts/vite/data-icons.ts';
import { compileAhead } from './scripts/vite/first-scripts.ts';
import { firstSentences } from './scripts/vite/first-sentences.ts';
import { layerOrder } from './scripts/vite/layer-order.ts';
import { mathsAssets } from './scripts/vite/maths-assets.ts';
import { pwa } from './scripts/vite/pwa.ts';
import { react } from './scripts/vite/react.ts';
import { roomNames } from './scripts/vite/rooms.ts';
import { stylesFirst } from './scripts/vite/styles-first.ts';

const rooms = roomNames();

export default defineConfig(({ command }) => ({
  root: fromRoot('pwa'),
  plugins: [
    layerOrder(),
    react(),
    rooms.plugin,
    mathsAssets(),
    dataIcons(),
    stylesFirst(),
    beforePaint(),
    firstSentences(),
    pwa(rooms.isConsoles),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(command === 'build' ? appVersion() : 'dev'),
    ...consolePatternConstant,
  },
  build: {
    outDir: fromRoot('pwa', 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    // Whoever looks for a fault builds them; what is served tells nothing beyond itself.
    sourcemap: false,
    // An inlined font or image is refused by the content security policy.
    assetsInlineLimit: 0,
    // Where a browser lacks it, it would run only after what index.html names has arrived.
    modulePreload: { polyfill: false, resolveDependencies: rooms.preloads },
    rolldownOptions: { output: { ...rooms.output, postBanner: compileAhead } },
  },
  server: {
    proxy: { '/api': `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}` },
  },
}));
