import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './app/root.tsx';
import { watchFailedStyles } from './parts/index.ts';
import { loadSentences, say, watchOtherTabs } from './sentences/index.ts';
import {
  afterFirstScreen,
  pruneWhenIdle,
  registerWorker,
  reloadForPart,
  startSyncing,
  storageOpens,
  wasEvicted,
  watchConnection,
  watchSession,
  watchInstalling,
} from './state/index.ts';
import { useToasts } from './ui/index.ts';
import { keepTranslatedText } from './ui/translated-text.ts';

/**
 * The network is reserved for the first screen for this long, ms: syncing and the worker's precache start after it.
 */
const FIRST_SCREEN_MS = 1_000;
const TRY_AGAIN_MS = 5_000;

keepTranslatedText();
watchFailedStyles();
watchConnection();
watchSession();
watchInstalling();
watchOtherTabs();
setTimeout(() => {
  void afterFirstScreen().then(() => {
    startSyncing();
    void registerWorker();
    pruneWhenIdle();
  });
}, FIRST_SCREEN_MS);

void start();

async function start(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('index.html has no element with the id app');
  await sentencesCame();
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
  await watchStorage();
}

/**
 * Waits for the texts of the first screen; until then the static content of index.html stays. A damaged file requires
 * a reload.
 */
async function sentencesCame(): Promise<void> {
  for (;;) {
    try {
      return await loadSentences('base');
    } catch (error) {
      await reloadForPart(error);
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

async function watchStorage(): Promise<void> {
  if (!(await storageOpens())) reportClosedStorage();
  else if (await wasEvicted()) reportEviction();
}

function reportClosedStorage(): void {
  useToasts.getState().show({
    tone: 'bad',
    text: say.device.storageClosed,
    action: { label: say.common.reload, run: () => location.reload() },
  });
}

function reportEviction(): void {
  useToasts.getState().show({
    tone: 'bad',
    text: say.device.storageCleared,
  });
}
