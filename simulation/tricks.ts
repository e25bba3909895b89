import {
  genesisHash,
  LogWriter,
  type AttemptAction,
  type AttemptEvent,
  type AttemptHeader,
} from '@exam/shared-schema/attempt';
import { runningSha256, sha256 } from '../pwa/src/offline/platform/device.ts';

/** The facts for a forged log of an attempt that took too long. Wall clocks are right, epoch milliseconds. */
export interface SatAttempt {
  readonly header: AttemptHeader;
  readonly startedAt: number;
  /** Server time minus the device's at the start, milliseconds; null if it was not known. */
  readonly offsetMs: number | null;
  readonly endedAt: number;
  /** A question with options; `answer` is one of them. */
  readonly questionId: string;
  readonly answer: string;
  /** The server's statement of the attempt's time at its start. */
  readonly statement: { readonly elapsedMs: number; readonly word: string } | null;
}

/** Writes a log as a modified app would. */
class Forger {
  readonly events: AttemptEvent[] = [];
  readonly sat: SatAttempt;
  readonly #writer: LogWriter;
  at: number;
  mono = 1_000;

  constructor(sat: SatAttempt) {
    this.sat = sat;
    this.at = sat.startedAt;
    this.#writer = new LogWriter(genesisHash(sat.header, sha256), runningSha256());
  }

  log(action: AttemptAction): this {
    this.events.push(this.#writer.next(action, { at: Math.round(this.at), mono: this.mono }));
    return this;
  }

  start(session = 'first'): this {
    return this.log({ type: 'started', session, offsetMs: this.sat.offsetMs });
  }

  wait(ms: number): this {
    this.at += ms;
    this.mono += ms;
    return this;
  }

  /** Closes the app, and opens it again near the end. */
  reopen(
    more: Partial<Extract<AttemptAction, { type: 'resumed' }>> = {},
    at = this.sat.endedAt - 20_000,
  ): this {
    this.at = at;
    this.mono = 1_000;
    return this.log({ type: 'resumed', session: 'second', reason: 'reload', ...more });
  }

  answerAndSeal(by: 'student' | 'clock' = 'student', elapsedMs = 60_000): this {
    const { questionId, answer } = this.sat;
    this.wait(5_000).log({ type: 'answered', questionId, answer });
    return this.wait(5_000).log({ type: 'sealed', by, elapsedMs });
  }
}

type Write = (forger: Forger) => Forger;

/** ST69, ST70: logs of an attempt of five minutes at a paper of two, each of which claims less time. */
const WRITERS = {
  'reclaims its own time': (f) => f.start().reopen({ reason: 'time-left', elapsedMs: 0 }).answerAndSeal(),
  'claims another device': (f) => f.start().reopen({ reason: 'other-device', elapsedMs: 0 }).answerAndSeal(),
  'carries an old statement': (f) => {
    f.start().wait(1_000).log({ type: 'left-page' });
    return f.reopen({ reason: 'time-left', ...f.sat.statement }).answerAndSeal();
  },
  'has no start': (f) => {
    f.at = f.sat.endedAt - 20_000;
    return f.answerAndSeal();
  },
  'starts twice': (f) => {
    f.start();
    f.at = f.sat.endedAt - 20_000;
    return f.start('second').answerAndSeal();
  },
  'sets the clock back while closed': (f) =>
    f
      .start()
      .reopen({}, f.sat.startedAt - 60_000)
      .answerAndSeal(),
  'sets the clock back while hidden': (f) => {
    f.start().log({ type: 'left-page' });
    f.at -= 3_600_000;
    f.log({ type: 'returned' });
    f.at = f.sat.endedAt - 20_000;
    return f.answerAndSeal();
  },
  'lets the monotonic clock stand': (f) => {
    const byMs = f.sat.endedAt - 20_000 - f.at;
    f.start();
    f.at += byMs;
    return f.log({ type: 'clock-jumped', byMs: Math.round(byMs) }).answerAndSeal();
  },
  'lets the monotonic clock be slow': (f) => {
    f.start();
    // Bounded, because a clock that was moved meanwhile would make the log longer than any paper allows.
    for (let step = 0; step < 300 && f.at < f.sat.endedAt - 20_000; step += 1, f.at += 1_900)
      f.wait(5).log({ type: 'visited', questionId: f.sat.questionId });
    return f.answerAndSeal();
  },
  'seals as if less had passed': (f) => {
    const { questionId, answer } = f.sat;
    f.start().wait(5_000).log({ type: 'answered', questionId, answer }).log({ type: 'left-page' });
    f.at = f.sat.endedAt;
    return f.log({ type: 'sealed', by: 'clock', elapsedMs: 5_000 });
  },
  'opens its seal again': (f) => {
    f.start().wait(5_000).log({ type: 'sealed', by: 'student', elapsedMs: 5_000 });
    return f.reopen({ reason: 'time-left' }).answerAndSeal();
  },
  'begins anew behind a draft': (f) => {
    f.at = f.sat.endedAt - 20_000;
    return f.start('second').answerAndSeal();
  },
  'begins anew under another id': (f) => {
    f.at = f.sat.endedAt - 20_000;
    return f.start('second').answerAndSeal();
  },
} satisfies Readonly<Record<string, Write>>;

export type Trick = keyof typeof WRITERS;
export const tricks = Object.keys(WRITERS) as Trick[];

/** Tricks for which the server has a draft of the attempt. */
export const AFTER_A_DRAFT: readonly Trick[] = ['begins anew behind a draft', 'begins anew under another id'];
export const AFTER_A_STATEMENT: Trick = 'carries an old statement';
export const UNDER_ANOTHER_ID: Trick = 'begins anew under another id';

export function forgedLog(trick: Trick, sat: SatAttempt): AttemptEvent[] {
  return (WRITERS[trick] as Write)(new Forger(sat)).events;
}
