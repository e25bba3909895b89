import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { registerWorker, startSyncing, watchConnection } from './state/index.ts';
import { applyTheme } from './ui/index.ts';

applyTheme();
watchConnection();
startSyncing();
void registerWorker();

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element with the id app');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
