import type { AttemptRoom } from '../pwa/src/offline/index.ts';

interface Saved {
  /** Events below this were called saved. */
  readonly savedSeq: number;
  /** The hash of the last of them. */
  readonly head: string;
}

/** Remembers what the screens of one device have promised, to hold it against what is on its disk in the end. */
export class Witness {
  /** By attempt: what the screen called saved (AT3). */
  readonly saved = new Map<string, Saved>();
  /** Attempt id -> head: what the screen called sealed (SY1). */
  readonly sealed = new Map<string, string>();

  saw(room: AttemptRoom): void {
    const { attempt, save, savedSeq } = room.store.getState();
    if (save === 'saved') this.saved.set(room.row.attemptId, { savedSeq, head: attempt.head });
  }

  sawSealed(room: AttemptRoom): void {
    this.saw(room);
    this.sealed.set(room.row.attemptId, room.store.getState().attempt.head);
  }
}
