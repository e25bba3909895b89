import type { AttemptAction, AttemptEvent } from './events.ts';
import { emptyAttempt, foldAttempt, type AttemptState } from './fold.ts';
import type { Timing } from './clock.ts';
import { genesisHash, LogWriter, type AttemptHeader, type RunningSha256 } from './log-hash.ts';

export const HEADER: AttemptHeader = {
  attemptId: 'a1',
  userId: 'u1',
  testId: 't1',
  packageVersion: 'f'.repeat(64),
};

export const HOUR = 3_600_000;
export const CONTINUOUS: Timing = { policy: 'continuous', limitMs: HOUR };
export const PAUSABLE: Timing = { policy: 'pausable', limitMs: HOUR };

/** A device for tests: two clocks and a page life that the test controls, and the log that it writes. */
export class ScriptedDevice {
  at = 1_700_000_000_000;
  mono = 5_000;
  session = 'page-1';
  readonly events: AttemptEvent[] = [];
  readonly genesis: string;
  readonly #writer: LogWriter;
  readonly #timing: Timing;

  constructor(timing: Timing = CONTINUOUS) {
    this.#timing = timing;
    this.genesis = genesisHash(HEADER, sha256);
    this.#writer = new LogWriter(this.genesis, runningSha256());
  }

  /** Advances both clocks. */
  wait(ms: number): this {
    this.at += ms;
    this.mono += ms;
    return this;
  }

  /** Moves the wall clock, as the user or the network may. */
  moveWallClock(ms: number): this {
    this.at += ms;
    return this;
  }

  /** Ends the page and opens another after `closedMs` of real time. */
  reload(closedMs: number): this {
    this.at += closedMs;
    this.mono = 100;
    this.session = `page-${this.events.length + 1}`;
    return this.log({ type: 'resumed', session: this.session, reason: 'reload' });
  }

  log(action: AttemptAction): this {
    this.events.push(this.#writer.next(action, this.now));
    return this;
  }

  start(): this {
    return this.log({ type: 'started', session: this.session });
  }

  get now(): { at: number; mono: number; session: string } {
    return { at: this.at, mono: this.mono, session: this.session };
  }

  get state(): AttemptState {
    return this.events.length === 0
      ? emptyAttempt(this.genesis)
      : foldAttempt(this.genesis, this.events, this.#timing);
  }
}

/**
 * A substitute for SHA-256 in tests of the core, which has neither Node nor DOM: 64 hex digits from eight 32-bit FNV-1a
 * streams. It is only good enough to tell the texts of the tests apart.
 */
export function sha256(text: string): string {
  let digest = '';
  for (let stream = 0; stream < 8; stream += 1) {
    let hash = 0x811c9dc5 ^ Math.imul(stream + 1, 0x9e3779b1);
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      hash ^= hash >>> 15;
    }
    digest += (hash >>> 0).toString(16).padStart(8, '0');
  }
  return digest;
}

/** The same substitute over a text that grows. */
export function runningSha256(): RunningSha256 {
  let text = '';
  return {
    update: (more) => {
      text += more;
    },
    digest: () => sha256(text),
  };
}
