import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  ASK_APP_FILES,
  completeResults,
  database,
  drain,
  mayUpdate,
  SKIP_WAITING,
  SYNC_TAG_PREFIX,
  reportSignOut,
  type AppFilesQuestion,
} from '../offline/index.ts';
import { AppFiles } from './app-files.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};

/** Background Sync is not in TypeScript's worker library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** PK4: KaTeX and its fonts, cached when the first paper with maths is saved. */
const MATHS_CACHE = 'maths';

/** Icons of data that are not precached, cached when they are first shown. */
const ICON_CACHE = 'icons';

/** LA5: a font that few devices need, cached when one does. */
const FONT_CACHE = 'fonts';

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);
const appFiles = new AppFiles(precache);
cleanupOutdatedCaches();
registerRoute(new PrecacheRoute(precache));
registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/(healthz|readyz|metrics)$/],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/maths-'),
  new CacheFirst({ cacheName: MATHS_CACHE }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/icons-'),
  new CacheFirst({ cacheName: ICON_CACHE }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/noto-sans-'),
  new CacheFirst({ cacheName: FONT_CACHE }),
);
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(precache.activate(event));
});

/** ST23: a tap on a notice brings the app to the front; an open page stays where it is, because it may show an exam. */
self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data as { readonly path: string };
  event.notification.close();
  event.waitUntil(comeToFront(path));
});

async function comeToFront(path: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}

self.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown } | null;
  if (message?.type === SKIP_WAITING) event.waitUntil(activateIfAllowed());
  const [port] = event.ports;
  if (message?.type === ASK_APP_FILES && port !== undefined)
    event.waitUntil(reportAppFiles(message as AppFilesQuestion, port));
});

self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag.startsWith(SYNC_TAG_PREFIX)) event.waitUntil(drainInBackground());
}) as EventListener);

/**
 * SY9: a worker that got as far as waiting would take over by itself when the app is closed in the middle of an exam.
 * So it does not even install: the browser tries again at the next update check. Files that an interrupted install
 * has stored are used by the next one.
 */
async function install(): Promise<void> {
  const mayInstall = async () => self.registration.active === null || (await mayUpdate(database));
  if (!(await mayInstall())) throw new Error('An exam is open on this device.');
  const filled = await appFiles.complete(mayInstall);
  if (filled !== 'complete') throw new Error('Not all files of the app could be stored.');
  // An exam may have been started meanwhile: the download can take minutes.
  if (!(await mayInstall())) throw new Error('An exam is open on this device.');
}

/**
 * ST73: reports how many files of this worker's own build are cached, and fetches the rest. This is allowed during an
 * exam too (SY9), because the version stays the same.
 */
async function reportAppFiles({ thorough }: AppFilesQuestion, port: MessagePort): Promise<void> {
  await appFiles.completeAndReport((answer) => port.postMessage(answer), thorough);
}

async function activateIfAllowed(): Promise<void> {
  if (await mayUpdate(database)) await self.skipWaiting();
}

/** Rejecting asks the browser to try again later. */
async function drainInBackground(): Promise<void> {
  const report = await drain(database, true);
  await completeResults(database);
  const isReported = await reportSignOut(database);
  if (report !== undefined && report.waiting > 0) throw new Error(`${report.waiting} attempts still wait.`);
  if (!isReported) throw new Error('The server does not know of a sign-out yet.');
}
