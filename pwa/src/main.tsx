import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import {
  registerWorker,
  reloadOnStaleChunk,
  startSyncing,
  wasEvicted,
  watchConnection,
  watchSession,
  watchInstalling,
} from './state/index.ts';
import { useToasts } from './ui/index.ts';

/** So long the line is left to the first screen: the loop that hands in and all that the worker keeps come after it. */
const FIRST_SCREEN_MS = 1_000;

reloadOnStaleChunk();
void wasEvicted().then((evicted) => evicted && tellOfEviction());
watchConnection();
watchSession();
watchInstalling();
setTimeout(() => {
  startSyncing();
  void registerWorker();
}, FIRST_SCREEN_MS);

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element with the id app');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

function tellOfEviction(): void {
  useToasts.getState().show({
    tone: 'bad',
    text: "The browser has cleared this site's storage. What had reached the server is safe: log in to see it. Saved papers have to be saved again.",
  });
}
