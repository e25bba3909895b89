/** The result of one try to store a file. */
export type Outcome =
  | { readonly kind: 'stored' | 'failed' | 'gone' | 'full' }
  /** The server asked us to wait this long, in milliseconds. */
  | { readonly kind: 'refused'; readonly retryAfterMs: number };

export type Filled = 'complete' | 'stopped' | 'full';

export interface FillPort<F> {
  /** @param tries number of failed tries so far. */
  readonly store: (file: F, tries: number) => Promise<Outcome>;
  readonly onStored: (file: F) => void;
  /** Called before every round. */
  readonly mayGoOn: () => Promise<boolean>;
  readonly pause: (ms: number) => Promise<void>;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** No new round begins after this many milliseconds. */
  readonly longestMs: number;
}

/** Parallel downloads. Few, because the page that the student is using shares the connection. */
const LANES = 3;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** An upper bound for Retry-After. */
const LONGEST_ASKED_PAUSE_MS = 60_000;
/** After three 404s the file was most likely removed by a deploy. */
const GONE_AFTER_TRIES = 2;

/**
 * PK11: stores files over an unreliable connection. What fails is retried in the next round, after a pause that grows
 * while no file succeeds, or that the server asked for. Files that were stored stay stored, whatever the result.
 */
export async function fillCache<F>(files: readonly F[], port: FillPort<F>): Promise<Filled> {
  const since = port.now();
  const tries = new Map<F, number>();
  let left = files;
  for (let fruitless = 0; left.length > 0;) {
    if (port.now() - since > port.longestMs || !(await port.mayGoOn())) return 'stopped';
    const round = new Round(left, tries);
    await round.run(port);
    if (round.end !== null) return round.end;
    fruitless = round.left.length < left.length ? 0 : fruitless + 1;
    left = round.left;
    if (left.length > 0) await port.pause(Math.max(round.askedPauseMs, pauseAfter(fruitless)));
  }
  return 'complete';
}

function pauseAfter(fruitless: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** fruitless);
}

/** One try for every file, stopped early if the server asks us to wait. */
class Round<F> {
  /** Set if another round would be pointless. */
  end: Exclude<Filled, 'complete'> | null = null;
  askedPauseMs = 0;
  readonly #waiting: F[];
  readonly #failed: F[] = [];
  readonly #tries: Map<F, number>;

  constructor(files: readonly F[], tries: Map<F, number>) {
    this.#waiting = [...files];
    this.#tries = tries;
  }

  /** Failed files go last, so that one file that always fails does not delay the others. */
  get left(): readonly F[] {
    return [...this.#waiting, ...this.#failed];
  }

  async run(port: FillPort<F>): Promise<void> {
    await Promise.all(Array.from({ length: LANES }, () => this.#lane(port)));
  }

  async #lane(port: FillPort<F>): Promise<void> {
    while (this.end === null && this.askedPauseMs === 0) {
      const file = this.#waiting.shift();
      if (file === undefined) return;
      const tries = this.#tries.get(file) ?? 0;
      const outcome = await port.store(file, tries);
      if (outcome.kind === 'stored') {
        port.onStored(file);
        continue;
      }
      this.#tries.set(file, tries + 1);
      this.#failed.push(file);
      this.#note(outcome, tries);
    }
  }

  #note(outcome: Outcome, tries: number): void {
    if (outcome.kind === 'full') this.end = 'full';
    if (outcome.kind === 'gone' && tries >= GONE_AFTER_TRIES) this.end = 'stopped';
    if (outcome.kind === 'refused')
      this.askedPauseMs = Math.max(this.askedPauseMs, Math.min(LONGEST_ASKED_PAUSE_MS, outcome.retryAfterMs));
  }
}
