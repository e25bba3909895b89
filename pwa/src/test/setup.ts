import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, vi } from 'vitest';

/**
 * Files share a process and the packages that are loaded in it, and nothing of the app: each has modules and a
 * database of its own.
 */
vi.resetModules();
// Every sentence is there from the start, in English.
await import('./english.ts');
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;

// What a screen shows at last is waited for on a machine that does other things too.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
