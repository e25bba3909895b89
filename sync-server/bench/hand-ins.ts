import { eq } from 'drizzle-orm';
import {
  foldAttempt,
  genesisHash,
  logHead,
  logText,
  responsesOf,
  uuidV7,
  type AttemptAction,
  type Ticket,
  type UnhashedEvent,
} from '@exam/shared-schema/attempt';
import { leanAttempt } from '@exam/shared-schema/contract';
import { questionsInOrder, type PaperPackage } from '@exam/shared-schema/paper-package';
import type { Context } from '../src/context.ts';
import { signTicket } from '../src/installation/index.ts';
import { sha256 } from '../src/sha256.ts';

export interface IssuedPaper {
  readonly paper: PaperPackage;
  readonly ticket: string;
  readonly userId: string;
}

export async function readPackage({ store }: Context, paperId: string): Promise<PaperPackage> {
  const { packageVersions } = store.t;
  const [row] = await store.read.select().from(packageVersions).where(eq(packageVersions.paperId, paperId));
  return JSON.parse(row?.content ?? 'null') as PaperPackage;
}

/** What the call of issue would leave: a signed ticket and its row, made by the hundred. */
export async function issueAll(
  context: Context,
  paper: PaperPackage,
  userIds: readonly string[],
): Promise<IssuedPaper[]> {
  const { store, installation, clock, ids } = context;
  const { testId, packageVersion } = paper;
  const issued = userIds.map((userId) => {
    const ticket: Ticket = {
      ticketId: ids.next(),
      userId,
      testId,
      packageVersion,
      extraTimePercent: 0,
      issuedAt: clock.now(),
      nonce: ids.bytes(16).toString('base64url'),
      secret: ids.bytes(32).toString('base64url'),
      keyId: installation.keys.currentKeyId,
    };
    return { ticket, paper, userId, signed: signTicket(installation.keys, ticket) };
  });
  for (let first = 0; first < issued.length; first += 500) {
    const rows = issued.slice(first, first + 500).map(({ ticket, signed }) => ({
      ticketId: ticket.ticketId,
      userId: ticket.userId,
      paperId: ticket.testId,
      packageVersion: ticket.packageVersion,
      ticket: signed,
      price: 0,
      charged: 0,
      issuedAt: ticket.issuedAt,
    }));
    await store.write((queries) => queries.insert(store.t.issues).values(rows));
  }
  return issued.map(({ signed, userId }) => ({ paper, userId, ticket: signed }));
}

/** The attempt of one student: every question looked at and answered, then sealed. As the app's outbox sends it. */
export function sealedAttempt({ paper, userId, ticket }: IssuedPaper, context: Context): object {
  const { testId, packageVersion } = paper;
  const startedAt = context.clock.now();
  const header = { attemptId: uuidV7(startedAt, context.ids.bytes(10)), userId, testId, packageVersion };
  const events: UnhashedEvent[] = [];
  let mono = 1000;
  const log = (action: AttemptAction) => {
    events.push({ ...action, seq: events.length, at: startedAt + mono, mono } as UnhashedEvent);
    mono += 4321;
  };
  log({ type: 'started', session: 'page-1', offsetMs: 12 });
  questionsInOrder(paper).forEach(({ question }, index) => {
    log({ type: 'visited', questionId: question._id });
    const option = question.options[(index * 7 + events.length) % question.options.length];
    log({ type: 'answered', questionId: question._id, answer: option?._id ?? '1' });
  });
  log({ type: 'sealed', by: 'student', elapsedMs: mono - 1000 });
  const { policy, durationSeconds } = paper.timing;
  const genesis = genesisHash(header, sha256);
  const state = foldAttempt(genesis, events, { policy, limitMs: durationSeconds * 1000 });
  const ids = questionsInOrder(paper).map(({ question }) => question._id);
  const whole = {
    ...header,
    responses: responsesOf(state, ids),
    submissionType: 'final' as const,
    startedAt: new Date(startedAt).toISOString(),
    submittedAt: new Date(startedAt + mono).toISOString(),
    deviceId: 'bench-device',
    ticket,
    clock: { offsetMs: 12, measuredAt: startedAt },
    log: { head: logHead(genesis, logText(events), sha256), events: logText(events) },
  };
  return leanAttempt(whole, sha256);
}
