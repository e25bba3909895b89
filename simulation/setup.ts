/** Dexie tells other tabs of every change by it; here no screen listens, and its messages are not of virtual time. */
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

/** Node 20 has none; the app asks it for the free space of the disk. */
if (!('navigator' in globalThis)) Object.defineProperty(globalThis, 'navigator', { value: {} });
