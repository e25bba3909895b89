import 'fake-indexeddb/auto';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, vi } from 'vitest';
import { endListening } from './listeners.ts';
import { endTimers } from './timers.ts';

/**
 * Files share a process and the packages that are loaded in it, and nothing of the app: each has modules and a
 * database of its own.
 */
vi.resetModules();
// Every sentence is there from the start, in English.
await import('./english.ts');
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;

/**
 * The whole screen is put into words when the message is read, not before: most of these errors are of a look that is
 * repeated until it finds something, and nobody reads them.
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
  // What a screen shows at last is waited for on a machine that does other things too.
  asyncUtilTimeout: 5_000,
  getElementError,
});

afterEach(cleanup);
afterAll(endListening());
afterAll(endTimers());
