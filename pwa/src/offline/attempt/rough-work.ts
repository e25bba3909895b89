import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ExamDatabase, RoughWorkRow } from '../database/database.ts';
import type { AttemptRoom } from './room-contract.ts';

const RETRY_MS = 3_000;

export interface RoughWorkState {
  readonly save: 'saved' | 'saving' | 'failed';
}

/** Notes and drawings beside one question. */
export type RoughWork = Pick<RoughWorkRow, 'notes' | 'strokes'>;

/**
 * AT10: stores the rough work of one attempt on this device, question by question, as strictly as answers (AT3). It is
 * not part of the log and is never sent.
 */
export class RoughWorkKeeper {
  readonly store: StoreApi<RoughWorkState> = createStore<RoughWorkState>(() => ({ save: 'saved' }));
  readonly #database: ExamDatabase;
  readonly #attemptId: string;
  /** Rough work that is not on disk yet, the latest of each question. */
  readonly #waiting = new Map<string, RoughWork>();
  /** The latest of each question that was read or written (AT26). */
  readonly #known = new Map<string, RoughWork>();
  #reading: Promise<void> | null = null;
  #writing: Promise<void> | null = null;
  #cancelRetry = (): void => undefined;

  constructor(database: ExamDatabase, attemptId: string) {
    this.#database = database;
    this.#attemptId = attemptId;
  }

  /** The current state, on disk or being written; null if there is none. */
  async read(questionId: string): Promise<RoughWork | null> {
    this.#reading ??= this.#readAll().catch((error: unknown) => {
      this.#reading = null;
      throw error;
    });
    await this.#reading;
    return this.#known.get(questionId) ?? null;
  }

  /** That of every question, so that all of it can be stored again. */
  async #readAll(): Promise<void> {
    const rows = await this.#database.roughWork.where('attemptId').equals(this.#attemptId).toArray();
    for (const { questionId, notes, strokes } of rows)
      if (!this.#known.has(questionId)) this.#known.set(questionId, { notes, strokes });
  }

  /** AT26: to be called when the storage was cleared. A write that was open then may never end. */
  storeAnew(): void {
    for (const [questionId, work] of this.#known) this.#waiting.set(questionId, work);
    this.#writing = null;
    if (this.#waiting.size > 0) this.store.setState({ save: 'saving' });
    void this.flush();
  }

  /**
   * Resolves when the work is on disk, or when the write has failed: then `save` is 'failed' and the write is
   * retried.
   */
  keep(questionId: string, work: RoughWork): Promise<void> {
    this.#known.set(questionId, work);
    this.#waiting.set(questionId, work);
    this.store.setState({ save: 'saving' });
    return this.flush();
  }

  /** Writes the queued work, one question at a time. */
  flush(): Promise<void> {
    this.#cancelRetry();
    if (this.#writing !== null) return this.#writing;
    const writing = this.#writeAll().finally(() => {
      if (this.#writing === writing) this.#writing = null;
    });
    this.#writing = writing;
    return writing;
  }

  async #writeAll(): Promise<void> {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const [questionId, work] = next;
      try {
        await this.#write(questionId, work);
      } catch {
        // Not swallowed: the pad shows the failure, and the write is retried.
        this.store.setState({ save: 'failed' });
        this.#cancelRetry = this.#database.edge.later(RETRY_MS, () => void this.flush());
        return;
      }
      if (this.#waiting.get(questionId) === work) this.#waiting.delete(questionId);
    }
    this.store.setState({ save: 'saved' });
  }

  #next(): [string, RoughWork] | undefined {
    return this.#waiting.entries().next().value;
  }

  async #write(questionId: string, { notes, strokes }: RoughWork): Promise<void> {
    const attemptId = this.#attemptId;
    if (notes === '' && strokes.length === 0) {
      await this.#database.roughWork.delete([attemptId, questionId]);
      return;
    }
    await this.#database.roughWork.put({ attemptId, questionId, notes, strokes });
  }
}

/** One per room, so that pending writes outlive the pad. */
const keepers = new WeakMap<AttemptRoom, RoughWorkKeeper>();

/** The rough work of a room's attempt, which is stored again with it (AT26). */
export function roughWorkOf(database: ExamDatabase, room: AttemptRoom): RoughWorkKeeper {
  const known = keepers.get(room);
  if (known !== undefined) return known;
  const keeper = new RoughWorkKeeper(database, room.row.attemptId);
  keepers.set(room, keeper);
  room.store.subscribe(({ clearings }, before) => {
    if (clearings !== before.clearings) keeper.storeAnew();
  });
  return keeper;
}

/** Deletes the rough work of these attempts; to be called in a transaction. */
export async function deleteRoughWork(database: ExamDatabase, attemptIds: readonly string[]): Promise<void> {
  await database.roughWork.where('attemptId').anyOf(attemptIds).delete();
}
