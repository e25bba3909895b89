import {
  applyEvent,
  clockJump,
  elapsedAt,
  openSectionAt,
  remainingAt,
  type AttemptAction,
  type AttemptEvent,
  type AttemptState,
  type LogWriter,
  type Timing,
} from '@exam/shared-schema/attempt';
import type { PaperPackage } from '@exam/shared-schema/paper-package';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { eventsOf, foldLog, logWriter, packageOf, timingOf } from './attempts.ts';
import type { AttemptRow, ExamDatabase, PackageRow, SessionRow } from '../database/database.ts';
import { isGuests } from './guest.ts';
import { deviceNow } from '../platform/device.ts';
import { drawnForTicket } from '../packages/drawn-paper.ts';
import { holdLock, type HeldLock } from '../platform/locks.ts';
import type { AttemptRoom, OpenedRoom, RoomState, TimeStatement } from './room-contract.ts';
import { isCleared, storeAnew, wholeAttemptTables } from './store-anew.ts';

const RETRY_MS = 3_000;
/** ms. Far more than a write takes; one that is still open then is not waited for any longer. */
const WRITE_LIMIT_MS = 10_000;

function isSeqTaken(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ConstraintError' || error.name === 'BulkError');
}

/**
 * AT4: opens an attempt in the state that its log records. An attempt whose time ran out while it was closed is
 * sealed as of the deadline (AT22).
 * AT5: one tab at a time; `takeOver` takes it from the other tab.
 */
export async function openRoom(
  database: ExamDatabase,
  attemptId: string,
  options: { readonly takeOver?: boolean } = {},
): Promise<OpenedRoom> {
  const known = await database.attempts.get(attemptId);
  const saved = known && (await packageOf(database, known));
  if (known === undefined || saved === undefined) return { kind: 'missing' };
  if (known.status !== 'open') return { kind: known.status, row: known };
  const lock = await holdLock(database.edge, `attempt:${attemptId}`, options.takeOver === true);
  if (lock === null) return { kind: 'elsewhere' };
  // Read again under the lock, because the other tab may have written until it lost the lock.
  const row = (await database.attempts.get(attemptId)) ?? known;
  if (row.status === 'sealed') {
    await lock.release();
    return { kind: 'sealed', row };
  }
  const [session, events] = await Promise.all([
    database.session.get('current'),
    eventsOf(database, attemptId),
  ]);
  const stored = { row, saved, session: session?.user._id === row.userId ? session : null };
  const room = new Room(database, stored, events, lock);
  await room.resume(options.takeOver === true ? 'taken-over' : 'reload');
  if (room.store.getState().attempt.status !== 'sealed') return { kind: 'open', room };
  await room.close();
  return { kind: 'sealed', row: (await database.attempts.get(attemptId)) ?? row };
}

/** What a room has read of its attempt when it was opened. */
interface Stored {
  readonly row: AttemptRow;
  readonly saved: PackageRow;
  /** Null for a guest. */
  readonly session: SessionRow | null;
}

class Room implements AttemptRoom {
  row: AttemptRow;
  readonly paper: PaperPackage;
  timing: Timing;
  readonly store: StoreApi<RoomState>;
  closedWhileAway: string | null = null;
  readonly #database: ExamDatabase;
  #stored: Stored;
  readonly #lock: HeldLock;
  /** The whole log, including events that are not on disk yet (AT26). */
  #events: AttemptEvent[];
  /** Positioned at the end of the log, including events that are not on disk yet. */
  #writer: LogWriter;
  #unsaved: AttemptEvent[] = [];
  /** AT26: the storage was cleared, or cannot be read. */
  #isMissing = false;
  /** The last clearing is counted, and the attempt is not stored again yet. */
  #isNoted = false;
  #writing: Promise<void> | null = null;
  #sealing: Promise<void> | null = null;
  #cancelRetry = (): void => undefined;
  /** The write that is being waited for: since when, by the monotonic clock, and how to stop waiting. */
  #pending: { readonly since: number; readonly giveUp: () => void } | null = null;

  constructor(database: ExamDatabase, stored: Stored, events: readonly AttemptEvent[], lock: HeldLock) {
    const { row, saved } = stored;
    this.#database = database;
    this.#stored = stored;
    this.row = row;
    this.paper = drawnForTicket(saved.content, row.ticket);
    this.timing = timingOf(row);
    this.#lock = lock;
    this.#events = [...events];
    this.#writer = logWriter(row, events);
    const attempt = foldLog(row, events);
    this.store = createStore<RoomState>(() => ({
      attempt,
      save: 'saved',
      savedSeq: attempt.nextSeq,
      clearings: 0,
      readOnly: false,
      openSectionId: null,
    }));
    void lock.lost.then(() => this.#turnReadOnly());
  }

  /** Logs the start of a new page life; seals at once if the time is over. */
  async resume(reason: 'reload' | 'taken-over'): Promise<void> {
    const now = deviceNow(this.#database.edge);
    if (this.#attempt.clock.session !== now.session || reason === 'taken-over') {
      this.act({ type: 'resumed', session: now.session, reason });
    }
    if (this.remainingMs() === 0) return this.seal('clock');
    const before = this.#attempt.currentSectionId;
    this.#followSections();
    const { openSectionId } = this.store.getState();
    if (openSectionId !== null && before !== openSectionId) this.closedWhileAway = before;
    await this.#writing;
  }

  act(action: AttemptAction): void {
    const { readOnly } = this.store.getState();
    if (readOnly || this.#attempt.status === 'sealed') return;
    this.#log([...this.#clockJump(), action]);
  }

  /** AT21: logged before anything else, because the next event would hide the jump. */
  #clockJump(): readonly AttemptAction[] {
    const byMs = clockJump(this.#attempt.clock, deviceNow(this.#database.edge));
    return byMs === 0 ? [] : [{ type: 'clock-jumped', byMs }];
  }

  remainingMs(): number {
    return remainingAt(this.#attempt.clock, deviceNow(this.#database.edge), this.timing);
  }

  sectionRemainingMs(): number | null {
    const elapsedMs = this.#elapsedMs();
    const open = openSectionAt(this.timing, elapsedMs);
    return open && Math.max(0, open.closesMs - elapsedMs);
  }

  #elapsedMs(): number {
    return elapsedAt(this.#attempt.clock, deviceNow(this.#database.edge), this.timing);
  }

  /** ST17: only the clock moves the student to the next section. The fold derives the section from the log. */
  #followSections(): void {
    const open = openSectionAt(this.timing, this.#elapsedMs());
    if (open === null) return;
    const { currentSectionId } = this.#attempt;
    if (currentSectionId !== open.id) {
      const closed: readonly AttemptAction[] =
        currentSectionId === null ? [] : [{ type: 'section-closed', sectionId: currentSectionId }];
      this.#log([...closed, { type: 'section-entered', sectionId: open.id }]);
    }
    if (this.store.getState().openSectionId !== open.id) this.store.setState({ openSectionId: open.id });
  }

  tick(): void {
    if (this.#attempt.status !== 'open' || this.store.getState().readOnly) return;
    const jump = this.#clockJump();
    if (jump.length > 0) this.#log(jump);
    if (this.remainingMs() === 0) void this.seal('clock').catch(() => this.#scheduleRetry());
    else this.#followSections();
  }

  seal(by: 'student' | 'clock'): Promise<void> {
    this.#sealing ??= this.#seal(by).finally(() => {
      this.#sealing = null;
    });
    return this.#sealing;
  }

  giveBack({ elapsedMs, word, head }: TimeStatement): boolean {
    // The statement is for this head of the log: if events were added meanwhile it is invalid and requested again.
    if (this.#attempt.head !== head || this.#clockJump().length > 0) return false;
    const { session } = deviceNow(this.#database.edge);
    this.act({ type: 'resumed', session, reason: 'time-left', elapsedMs, word });
    this.#followSections();
    return true;
  }

  async extend(): Promise<void> {
    const row = await this.#database.attempts.get(this.row.attemptId);
    if (row === undefined || row.limitMs <= this.timing.limitMs) return;
    this.row = row;
    this.timing = timingOf(row);
    this.#stored = { ...this.#stored, row };
  }

  async checkStorage(): Promise<void> {
    if (this.store.getState().readOnly || this.#isSealedOnDisk()) return;
    if (this.#pending !== null && this.#database.edge.mono() - this.#pending.since > WRITE_LIMIT_MS)
      this.#pending.giveUp();
    if (!this.#isMissing) {
      const cleared = await isCleared(this.#database, this.row).catch(() => null);
      if (cleared === false || this.#isSealedOnDisk()) return;
      // What cannot be read is not called saved until it can be written.
      this.#isMissing = true;
      this.store.setState({ save: 'saving', savedSeq: 0 });
      if (cleared === true) {
        this.#noteCleared();
        this.#pending?.giveUp();
      }
    }
    await this.retry();
  }

  #isSealedOnDisk(): boolean {
    const { attempt, save } = this.store.getState();
    return attempt.status === 'sealed' && save === 'saved';
  }

  async retry(): Promise<void> {
    this.#cancelRetry();
    if (this.#attempt.status !== 'sealed') await this.#flush();
    else if (!this.#isSealedOnDisk()) await this.seal('clock').catch(() => this.#scheduleRetry());
  }

  unsavedEvents(): readonly AttemptEvent[] {
    return this.#isMissing ? this.#events : this.#unsaved;
  }

  async close(): Promise<void> {
    // A page in the background is rarely checked.
    await this.checkStorage();
    this.#cancelRetry();
    await this.#lock.release();
  }

  get #attempt(): AttemptState {
    return this.store.getState().attempt;
  }

  /** Starts the write before notifying the screen, so that disk and rendering run in parallel. */
  #log(actions: readonly AttemptAction[]): void {
    const attempt = this.#append(actions);
    void this.#flush();
    this.store.setState({ attempt, save: 'saving' });
  }

  /** Appends events to the log and queues them for writing. @returns the resulting attempt. */
  #append(actions: readonly AttemptAction[]): AttemptState {
    return actions.reduce((attempt, action) => {
      const event = this.#writer.next(action, deviceNow(this.#database.edge));
      this.#events.push(event);
      this.#unsaved.push(event);
      return applyEvent(attempt, event, this.timing);
    }, this.#attempt);
  }

  /**
   * Writes the queued events in order, one transaction at a time. Failed writes stay queued, are reported and are
   * retried.
   */
  #flush(): Promise<void> {
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    while ((this.#isMissing || this.#unsaved.length > 0) && !this.store.getState().readOnly) {
      const batch = [...this.#unsaved];
      const anew = this.#isMissing;
      try {
        await this.#limited(anew ? this.#writeAnew(batch) : this.#write(batch));
      } catch (error) {
        if (this.#isMissing && !anew) continue;
        if (isSeqTaken(error) && (await this.#rebase())) continue;
        // Not swallowed: the screen shows the failure, the events stay in memory, and the write is retried.
        this.store.setState({ save: 'failed' });
        this.#scheduleRetry();
        return;
      }
      this.#unsaved.splice(0, batch.length);
      const savedSeq = this.#events.length - this.#unsaved.length;
      this.store.setState({ savedSeq, save: this.#unsaved.length === 0 ? 'saved' : 'saving' });
    }
  }

  /**
   * The work, or a rejection if it takes too long. A write whose connection the browser closes while it is committed
   * never ends: Chromium then reports neither its completion nor its failure.
   */
  #limited<T>(work: PromiseLike<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const giveUp = () => reject(new Error('The device does not answer.'));
      this.#pending = { since: this.#database.edge.mono(), giveUp };
      void work.then(resolve, reject);
    }).finally(() => {
      this.#pending = null;
    });
  }

  /**
   * `add` rejects a seq that already exists, so two tabs can never overwrite each other (AT5). A single `add` reaches
   * the disk's queue in the same task; a transaction of several steps would reach it only after the screen was drawn.
   */
  async #write(batch: readonly AttemptEvent[]): Promise<void> {
    const { events } = this.#database;
    const [first, ...others] = batch.map((event) => ({ ...event, attemptId: this.row.attemptId }));
    if (first === undefined) return;
    if (others.length === 0) await events.add(first);
    else await this.#database.transaction('rw', events, () => events.bulkAdd([first, ...others]));
  }

  /** AT26: like `#write`, but stores the attempt again if it is not there. */
  async #writeAnew(batch: readonly AttemptEvent[]): Promise<void> {
    const tables = wholeAttemptTables(this.#database);
    const events = [...this.#events];
    const isAnew = await this.#database.transaction('rw', tables, () => this.#putOrAdd(events, batch));
    this.#noteThere(isAnew);
  }

  /**
   * To be called in a transaction.
   * @param events the whole log, up to the end of `batch`.
   * @returns whether the attempt was not there.
   */
  async #putOrAdd(events: readonly AttemptEvent[], batch: readonly AttemptEvent[]): Promise<boolean> {
    const { row, saved, session } = this.#stored;
    if (await storeAnew(this.#database, { row, paper: saved, events, session })) return true;
    const { attemptId } = row;
    await this.#database.events.bulkAdd(batch.map((event) => ({ ...event, attemptId })));
    return false;
  }

  #noteThere(isAnew: boolean): void {
    this.#isMissing = false;
    if (isAnew && !this.#isNoted) this.#noteCleared();
    this.#isNoted = false;
  }

  #noteCleared(): void {
    this.#isNoted = true;
    this.store.setState(({ clearings }) => ({ clearings: clearings + 1 }));
  }

  /**
   * A tab that lost the lock may have written one last event after this tab had read the log. The queued events are
   * then appended to the log as it is on disk. Those that are there already were written after all.
   */
  async #rebase(): Promise<boolean> {
    if (this.store.getState().readOnly) return false;
    const events = await eventsOf(this.#database, this.row.attemptId);
    const onDisk = foldLog(this.row, events);
    this.#writer = logWriter(this.row, events);
    this.#events = [...events];
    // Only taken here, so that events logged while the disk was read are included, at the end.
    const stored = new Set(events.map(({ hash }) => hash));
    const waiting = this.#unsaved.splice(0).filter(({ hash }) => !stored.has(hash));
    this.store.setState({ attempt: onDisk, savedSeq: onDisk.nextSeq });
    const actions = waiting.map(({ seq: _seq, at: _at, mono: _mono, hash: _hash, ...action }) => action);
    const attempt = this.#append(actions);
    this.store.setState({ attempt, save: this.#unsaved.length === 0 ? 'saved' : 'saving' });
    return true;
  }

  async #seal(by: 'student' | 'clock'): Promise<void> {
    await this.#writing;
    if (this.store.getState().readOnly) throw new Error('This attempt is open in another tab.');
    if (this.#attempt.status !== 'sealed') {
      const elapsedMs = Math.min(this.#elapsedMs(), this.timing.limitMs);
      const attempt = this.#append([...this.#clockJump(), { type: 'sealed', by, elapsedMs }]);
      this.store.setState({ attempt, save: 'saving' });
    }
    await this.#writeSealed();
  }

  /** SY1: the queued events, the seal and the outbox entry are written in one strict transaction. */
  async #writeSealed(): Promise<void> {
    const { attemptId, userId, testId, title } = this.row;
    const database = this.#database;
    const { head, seal, nextSeq } = this.#attempt;
    const sealedAt = seal?.at ?? database.edge.now();
    const batch = [...this.#unsaved];
    const events = [...this.#events];
    const tables = [...wholeAttemptTables(database), database.outbox];
    let isAnew = false;
    try {
      const write = database.transaction('rw', tables, async () => {
        const there = await database.attempts.get(attemptId);
        // A write that was given up has ended after all.
        if (there?.status === 'sealed' && there.head === head) return;
        isAnew = await this.#putOrAdd(events, batch);
        await database.attempts.update(attemptId, { status: 'sealed', sealedAt, head });
        // PK19: an attempt without an account is never sent.
        if (isGuests(this.row)) return;
        await database.outbox.put({
          attemptId,
          userId,
          testId,
          title,
          head,
          sealedAt,
          state: 'waiting',
          tries: 0,
          firstFailureAt: null,
          nextTryAt: 0,
          lastError: null,
        });
      });
      await this.#limited(write);
    } catch (error) {
      this.store.setState({ save: 'failed' });
      throw error;
    }
    this.#unsaved.splice(0, batch.length);
    this.#noteThere(isAnew);
    this.store.setState({ save: 'saved', savedSeq: nextSeq });
  }

  #scheduleRetry(): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#database.edge.later(RETRY_MS, () => {
      void this.retry();
    });
  }

  #turnReadOnly(): void {
    this.#cancelRetry();
    this.store.setState({ readOnly: true });
  }
}
