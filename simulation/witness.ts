import type { AttemptRoom } from '../pwa/src/offline/index.ts';

interface Saved {
  /** Events below this seq were shown as saved. */
  readonly savedSeq: number;
  /** The hash of the last of them. */
  readonly head: string;
}

/** Records what the screens of one device showed as saved and sealed, to compare it with the disk at the end. */
export class Witness {
  /** By attempt id: what the screen showed as saved (AT3). */
  readonly saved = new Map<string, Saved>();
  /** Attempt id -> head: attempts that the screen showed as sealed (SY1). */
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
