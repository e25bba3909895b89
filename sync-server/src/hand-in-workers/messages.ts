import type { PreparedItem, Refusal, SyncRequest } from '../features/attempts/hand-in/prepare-sync.ts';

/** The worker data of a thread. */
export interface ThreadData {
  /** Of the embedded database, which the server has opened and migrated. */
  readonly dataDirectory: string;
  readonly sessionSecret: string;
}

export interface Asked {
  readonly turn: number;
  readonly request: SyncRequest;
}

/** Sent once, when the thread is ready. */
export const READY = 'ready';

export type Answered =
  | { readonly turn: number; readonly items: readonly PreparedItem[] }
  | { readonly turn: number; readonly refusal: Refusal }
  | { readonly turn: number; readonly failure: Error };
