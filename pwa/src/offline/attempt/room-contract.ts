import type { AttemptAction, AttemptEvent, AttemptState, Timing } from '@exam/shared-schema/attempt';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import type { StoreApi } from 'zustand/vanilla';
import type { AttemptRow } from '../database/database.ts';

/**
 * AT3: how safe the log is, said honestly.
 * `saving`: the last event is not on disk yet. `failed`: the disk refused it; it is held in memory and tried again.
 */
type WriteState = 'saved' | 'saving' | 'failed';

export interface RoomState {
  readonly attempt: AttemptState;
  readonly save: WriteState;
  /** Events below this seq are on disk. */
  readonly savedSeq: number;
  /** AT5: another tab has taken over; this one only shows. */
  readonly readOnly: boolean;
  /** ST17: the section that can be worked on now; null if the student moves freely. */
  readonly openSectionId: string | null;
}

/** ST69: an attempt's time by the server's clock, for one head of its log. */
export interface SaidTime {
  /** Head of the log that the word is for. */
  readonly head: string;
  /** Exam time used, milliseconds. */
  readonly elapsedMs: number;
  /** The signed word. */
  readonly word: string;
}

/** The running exam of one tab. The only writer of its log while it holds the lock. */
export interface AttemptRoom {
  readonly row: AttemptRow;
  /** With the options in the order that this attempt's ticket draws (ST71). */
  readonly paper: PaperPackage;
  readonly timing: Timing;
  readonly store: StoreApi<RoomState>;
  /** ST17: the section that the student was in, where its time ended while the room was closed; null otherwise. */
  readonly closedWhileAway: string | null;
  /** Adds to the log what just happened. Ignored once sealed or read-only. */
  act(action: AttemptAction): void;
  /** Exam time left, milliseconds. */
  remainingMs(): number;
  /** Exam time left for the section that is open, milliseconds; null if the student moves freely (ST17). */
  sectionRemainingMs(): number | null;
  /** Call it a few times a second: writes clock jumps into the log, closes sections and seals at zero (AT21, AT22, ST17). */
  tick(): void;
  /** SY1: seals the log. Resolves when the seal and the outbox entry are on disk; rejects where they are not. */
  seal(by: 'student' | 'clock'): Promise<void>;
  /**
   * ST12: the server's clock shows less exam time used than the log does; the log says so and goes on from there.
   * @returns false where the log went on since the server was asked: nothing was done.
   */
  giveBack(said: SaidTime): boolean;
  /** Tries to write again what the disk refused. */
  retry(): Promise<void>;
  /** The events that are not on disk: what 'Save as file' writes when the disk is full. */
  unsavedEvents(): readonly AttemptEvent[];
  /** Resolves when another tab or screen may open the attempt. */
  close(): Promise<void>;
}

export type OpenedRoom =
  | { readonly kind: 'open'; readonly room: AttemptRoom }
  | { readonly kind: 'sealed'; readonly row: AttemptRow }
  /** SY6: another device has gone on with it. */
  | { readonly kind: 'moved'; readonly row: AttemptRow }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'missing' };
