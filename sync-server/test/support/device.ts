import {
  answersText,
  elapsedAt,
  foldAttempt,
  answersOf,
  genesisHash,
  logText,
  LogWriter,
  responsesOf,
  type AttemptAction,
  type AttemptEvent,
  type AttemptHeader,
  type RunningSha256,
} from '@exam/shared-schema/attempt';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import {
  questionIdsInOrder,
  timingFor,
  type PackageQuestion,
  type PaperPackage,
} from '@exam/shared-schema/paper-package';
import type { Answer } from '@exam/shared-schema/question-types';
import { sha256 } from '../../src/sha256.ts';
import { dataIn } from './read.ts';
import type { TestServer } from './test-server.ts';

export interface Issued {
  readonly ticket: string;
  readonly paper: PaperPackage;
  readonly userId: string;
}

/** What a device does before a start: issue, then fetch. */
export async function issueAndFetch(
  server: TestServer,
  token: string,
  userId: string,
  paperId: string,
): Promise<Issued> {
  const issued = await server.ask('POST', `/api/test-papers/${paperId}/issue`, { token });
  if (issued.status !== 200) throw new Error(issued.text);
  const fetched = await server.ask('GET', `/api/test-papers/${paperId}/package`, { token });
  return { ticket: dataIn<{ ticket: string }>(issued).ticket, paper: fetched.json as PaperPackage, userId };
}

export function questionsOf(paper: PaperPackage): PackageQuestion[] {
  return paper.sections.flatMap((section) => section.questions);
}

/** The id of the option with this text. */
export function optionId(question: PackageQuestion | undefined, text: string): string {
  const option = question?.options.find((candidate) => candidate.text === text);
  if (option === undefined) throw new Error(`There is no option ${text}`);
  return option._id;
}

/** The right answers of the sample paper. */
export function rightAnswers(paper: PaperPackage): Record<string, Answer> {
  const [first, second, third, fourth] = questionsOf(paper) as [
    PackageQuestion,
    PackageQuestion,
    PackageQuestion,
    PackageQuestion,
  ];
  return {
    [first._id]: optionId(first, 'right'),
    [second._id]: optionId(second, 'right'),
    [third._id]: [optionId(third, 'right a'), optionId(third, 'right b')],
    [fourth._id]: '987.5',
  };
}

function runningSha256(): RunningSha256 {
  let text = '';
  return {
    update: (more) => {
      text += more;
    },
    digest: () => sha256(text),
  };
}

let attemptSerial = 0;

/** A device that writes a log, as the app does. Both clocks are the test's to move. */
export class Device {
  readonly header: AttemptHeader;
  readonly issued: Issued;
  readonly events: AttemptEvent[] = [];
  at: number;
  mono = 0;
  session = 'page-1';

  constructor(issued: Issued, startsAt: number, attemptId?: string) {
    attemptSerial += 1;
    this.issued = issued;
    this.at = startsAt;
    const { testId, packageVersion } = issued.paper;
    this.header = {
      attemptId: attemptId ?? `attempt-${attemptSerial}`,
      userId: issued.userId,
      testId,
      packageVersion,
    };
  }

  get genesis(): string {
    return genesisHash(this.header, sha256);
  }

  get head(): string {
    return this.events.at(-1)?.hash ?? this.genesis;
  }

  wait(milliseconds: number): this {
    this.at += milliseconds;
    this.mono += milliseconds;
    return this;
  }

  log(action: AttemptAction): this {
    const writer = new LogWriter(this.genesis, runningSha256(), this.events);
    this.events.push(writer.next(action, this));
    return this;
  }

  start(): this {
    return this.log({ type: 'started', session: this.session, offsetMs: 0 });
  }

  /** What a push of the log from an event on sends, up to another one. */
  draft(from = 0, to = this.events.length) {
    const events = this.events.slice(from, to);
    const { testId, packageVersion } = this.header;
    return {
      testId,
      packageVersion,
      from,
      events: logText(events),
      head: events.at(-1)?.hash ?? this.genesis,
    };
  }

  answer(questionId: string, answer: Answer): this {
    return this.wait(5000)
      .log({ type: 'visited', questionId })
      .wait(5000)
      .log({ type: 'answered', questionId, answer: answer as string });
  }

  answerAll(answers: Readonly<Record<string, Answer>>): this {
    for (const [questionId, answer] of Object.entries(answers)) this.answer(questionId, answer);
    return this;
  }

  /** @param elapsedMs what the seal says; what the app says if absent. */
  seal(by: 'student' | 'clock' = 'student', elapsedMs?: number): this {
    this.wait(1000);
    const timing = timingFor(this.issued.paper, 0);
    const counted = Math.min(elapsedAt(this.state.clock, this, timing), timing.limitMs);
    return this.log({ type: 'sealed', by, elapsedMs: elapsedMs ?? counted });
  }

  get state() {
    return foldAttempt(this.genesis, this.events, timingFor(this.issued.paper, 0));
  }

  get questionIds(): string[] {
    return questionIdsInOrder(this.issued.paper);
  }

  get answersDigest(): string {
    return sha256(answersText(this.questionIds, answersOf(this.state, this.questionIds)));
  }

  /** What travels at the end. */
  handIn(changes: Partial<AttemptOnWire> = {}): AttemptOnWire {
    const { attemptId, userId, testId, packageVersion } = this.header;
    return {
      attemptId,
      userId,
      testId,
      packageVersion,
      responses: responsesOf(this.state, this.questionIds).map((response) => ({ ...response })),
      submissionType: 'final',
      ticket: this.issued.ticket,
      clock: { offsetMs: 0, measuredAt: this.at },
      log: { head: this.head, events: logText(this.events) },
      ...changes,
    } as AttemptOnWire;
  }
}
