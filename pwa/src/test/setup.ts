import 'fake-indexeddb/auto';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, vi } from 'vitest';
import { endListening } from './listeners.ts';
import { endTimers } from './timers.ts';

/**
 * Test files share a process and its loaded packages, but nothing of the app: each has its own modules and database.
 */
vi.resetModules();
// All texts are loaded from the start, in English.
await import('./english.ts');
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;

/**
 * The screen is serialised only when the message is read, because most of these errors come from retried queries and
 * are discarded.
 */
const getElementError = (reason: string | null, container: Element): Error => {
  const error = new Error(reason ?? '');
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      const message = [reason, prettyDOM(container)].filter(Boolean).join('\n\n');
      Object.defineProperty(error, 'message', { value: message });
      return message;
    },
  });
  return error;
};

configure({
  // Generous, because the machine may be busy with other work.
  asyncUtilTimeout: 5_000,
  getElementError,
});

afterEach(cleanup);
afterAll(endListening());
afterAll(endTimers());
