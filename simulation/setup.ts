/** Dexie notifies other tabs through it. No screen listens here, and its messages ignore virtual time. */
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

/** Node 20 has no navigator; the app uses it to query the free disk space. */
if (!('navigator' in globalThis)) Object.defineProperty(globalThis, 'navigator', { value: {} });
