import type { PreparedItem, Refusal, SyncRequest } from '../features/attempts/hand-in/prepare-sync.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** The embedded database, which the server has opened and brought up to date. */
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
