import type { AttemptAction, AttemptEvent, AttemptState, Timing } from '@exam/shared-schema/attempt';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import type { StoreApi } from 'zustand/vanilla';
import type { AttemptRow } from '../database/database.ts';

/**
 * AT3: the write state of the log.
 * `saving`: the last event is not on disk yet. `failed`: the write failed; the event is held in memory and retried.
 */
type WriteState = 'saved' | 'saving' | 'failed';

export interface RoomState {
  readonly attempt: AttemptState;
  readonly save: WriteState;
  /** Events with a seq below this one are on disk. */
  readonly savedSeq: number;
  /** AT26: how often the browser has cleared this site's storage while the room was open. */
  readonly clearings: number;
  /** AT5: another tab has taken over; this one is read-only. */
  readonly readOnly: boolean;
  /** ST17: the section that is open now; null if the student may move freely. */
  readonly openSectionId: string | null;
}

/** ST69: the server's statement of the exam time used, for one head of the log. */
export interface TimeStatement {
  /** The head of the log that the statement is about. */
  readonly head: string;
  /** Exam time used, milliseconds. */
  readonly elapsedMs: number;
  /** The signed statement. */
  readonly word: string;
}

/** The running exam of one tab. The only writer of its log while it holds the lock. */
export interface AttemptRoom {
  readonly row: AttemptRow;
  /** With the options in the order drawn from this attempt's ticket (ST71). */
  readonly paper: PaperPackage;
  readonly timing: Timing;
  readonly store: StoreApi<RoomState>;
  /** ST17: the section that was open when the room was closed, if its time has ended since; null otherwise. */
  readonly closedWhileAway: string | null;
  /** Appends an event to the log. Ignored once sealed or read-only. */
  act(action: AttemptAction): void;
  /** Exam time left, milliseconds. */
  remainingMs(): number;
  /** Exam time left in the open section, ms; null if the student may move freely (ST17). */
  sectionRemainingMs(): number | null;
  /** To be called several times a second: logs clock jumps, closes sections and seals at zero (AT21, AT22, ST17). */
  tick(): void;
  /** SY1: seals the log. Resolves when the seal and the outbox entry are on disk; rejects if the write fails. */
  seal(by: 'student' | 'clock'): Promise<void>;
  /**
   * ST12: the server's clock shows less exam time used than the log does. Logs the difference, from where the clock
   * continues.
   * @returns false if events were logged since the server was asked; then nothing is changed.
   */
  giveBack(statement: TimeStatement): boolean;
  /**
   * AT26: to be called every second: notices that the browser has cleared this site's storage, and stores the attempt
   * again. Resolves when that is done or has failed.
   */
  checkStorage(): Promise<void>;
  /** BA22: takes over the ticket and the time of the attempt as it is stored, if there is more time. */
  extend(): Promise<void>;
  /** Retries a failed write. */
  retry(): Promise<void>;
  /** The events that are not on disk; 'Save as file' includes them. */
  unsavedEvents(): readonly AttemptEvent[];
  /** Resolves when another tab or screen may open the attempt. */
  close(): Promise<void>;
}

export type OpenedRoom =
  | { readonly kind: 'open'; readonly room: AttemptRoom }
  | { readonly kind: 'sealed'; readonly row: AttemptRow }
  /** SY6: another device has continued it. */
  | { readonly kind: 'moved'; readonly row: AttemptRow }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'missing' };
