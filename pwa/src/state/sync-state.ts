import { create } from 'zustand';
import type { DrainReport } from '../offline/index.ts';

interface Syncing {
  readonly running: boolean;
  readonly last: DrainReport | null;
}

export const useSyncing = create<Syncing>(() => ({ running: false, last: null }));
