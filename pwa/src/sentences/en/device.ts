/** The state of this device: storage, connection, syncing, updates. */
export const device = {
  storageClosed:
    "This device's storage does not open. Nothing saved in it is lost. Reload, or close the browser and open it again.",
  storageCleared:
    "The browser has cleared this site's storage. What had reached the server is safe: log in to see it. Saved papers have to be saved again.",
  offline: 'Offline',
  offlineWaiting: (count: number) => `Offline - ${count} waiting to sync`,
  onlineSynced: 'Online, all synced',
  onlineWaiting: (count: number) => `Online - ${count} waiting to sync`,
  syncing: 'Syncing',
  syncingCount: (count: number) => `Syncing ${count}`,
  updateReady: 'A new version of Prep is ready.',
  updateNow: 'Update now',
  fileNotMade: (why: string) => `The file could not be made. ${why}`,
};
