import {
  genesisHash,
  LogWriter,
  type AttemptAction,
  type AttemptEvent,
  type AttemptHeader,
} from '@exam/shared-schema/attempt';
import { runningSha256, sha256 } from '../pwa/src/offline/platform/device.ts';

/** What a student who takes more time than the paper gives has to work with. Wall clocks are right, epoch milliseconds. */
export interface Sat {
  readonly header: AttemptHeader;
  readonly startedAt: number;
  /** Server time minus the device's at the start, milliseconds; null if it was not known. */
  readonly offsetMs: number | null;
  readonly endedAt: number;
  /** A question that has options, and one of them. */
  readonly questionId: string;
  readonly answer: string;
  /** What the server said of the attempt's time at its start. */
  readonly said: { readonly elapsedMs: number; readonly word: string } | null;
}

/** A log that is written by hand, by an app that was changed. */
class Forger {
  readonly events: AttemptEvent[] = [];
  readonly sat: Sat;
  readonly #writer: LogWriter;
  at: number;
  mono = 1_000;

  constructor(sat: Sat) {
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

  /** The app is closed, and opened again at the end of it all. */
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

/** ST69, ST70: how a paper of two minutes is sat for five, and its log tells of less. */
const WRITERS = {
  'gives time back to itself': (f) => f.start().reopen({ reason: 'time-left', elapsedMs: 0 }).answerAndSeal(),
  'goes on elsewhere': (f) => f.start().reopen({ reason: 'other-device', elapsedMs: 0 }).answerAndSeal(),
  'bears an old word': (f) => {
    f.start().wait(1_000).log({ type: 'left-page' });
    return f.reopen({ reason: 'time-left', ...f.sat.said }).answerAndSeal();
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
    // A clock that somebody else has set meanwhile would make a log that is longer than any paper's.
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

/** The server has heard of the attempt before it is sat to its end. */
export const AFTER_A_DRAFT: readonly Trick[] = ['begins anew behind a draft', 'begins anew under another id'];
export const AFTER_A_WORD: Trick = 'bears an old word';
export const UNDER_ANOTHER_ID: Trick = 'begins anew under another id';

export function forgedLog(trick: Trick, sat: Sat): AttemptEvent[] {
  return (WRITERS[trick] as Write)(new Forger(sat)).events;
}
