import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  completeResults,
  database,
  drain,
  mayUpdate,
  SKIP_WAITING,
  SYNC_TAG_PREFIX,
  tellOfSignOut,
} from '../offline/index.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** Background Sync is not in TypeScript's worker library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** PK4: KaTeX and its fonts, put there when the first paper with maths is saved. */
const MATHS_CACHE = 'maths';

/** Icons of data that are not precached, put there when something first shows them. */
const ICON_CACHE = 'icons';

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);
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
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(precache.activate(event));
});

/** ST23: a tap on a notice brings the app to the front; an open page stays where it is, for it may hold an exam. */
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
});

self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag.startsWith(SYNC_TAG_PREFIX)) event.waitUntil(drainInBackground());
}) as EventListener);

/**
 * SY9: a worker that got as far as waiting would take over by itself when the app is closed in the middle of an exam.
 * So it does not even install: the browser asks again at the next look for updates.
 */
async function install(event: ExtendableEvent): Promise<void> {
  const first = self.registration.active === null;
  if (!first && !(await mayUpdate(database))) throw new Error('An exam is open on this device.');
  await precache.install(event);
}

async function activateIfAllowed(): Promise<void> {
  if (await mayUpdate(database)) await self.skipWaiting();
}

/** Rejecting asks the browser to try again later. */
async function drainInBackground(): Promise<void> {
  const report = await drain(database, true);
  await completeResults(database);
  const told = await tellOfSignOut(database);
  if (report !== undefined && report.waiting > 0) throw new Error(`${report.waiting} attempts still wait.`);
  if (!told) throw new Error('The server does not know of a sign-out yet.');
}
