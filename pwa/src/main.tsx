import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchFailedStyles } from './parts/index.ts';
import {
  pruneWhenIdle,
  registerWorker,
  startSyncing,
  storageOpens,
  wasEvicted,
  watchConnection,
  watchSession,
  watchInstalling,
} from './state/index.ts';
import { useToasts } from './ui/index.ts';

/** The network is reserved for the first screen for this long, ms: syncing and the worker's precache start after it. */
const FIRST_SCREEN_MS = 1_000;

watchFailedStyles();
void watchStorage();
watchConnection();
watchSession();
watchInstalling();
setTimeout(() => {
  startSyncing();
  void registerWorker();
  pruneWhenIdle();
}, FIRST_SCREEN_MS);

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element with the id app');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

async function watchStorage(): Promise<void> {
  if (!(await storageOpens())) tellOfClosedStorage();
  else if (await wasEvicted()) tellOfEviction();
}

function tellOfClosedStorage(): void {
  useToasts.getState().show({
    tone: 'bad',
    text: "This device's storage does not open. Nothing saved in it is lost. Reload, or close the browser and open it again.",
    action: { label: 'Reload', run: () => location.reload() },
  });
}

function tellOfEviction(): void {
  useToasts.getState().show({
    tone: 'bad',
    text: "The browser has cleared this site's storage. What had reached the server is safe: log in to see it. Saved papers have to be saved again.",
  });
}
