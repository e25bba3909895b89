import type { TimeStatement } from '@exam/shared-schema/attempt';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import {
  verifyHandIn,
  type HandInVerdict,
  type VerifiedHandIn,
} from '../../src/features/attempts/hand-in/verify-hand-in.ts';
import type { Credential } from '../../src/features/attempts/hand-in/credential.ts';
import { keyedPapers, type KeyedPaper } from '../../src/marked-attempts/keyed-papers.ts';
import { saveQuestions } from '../../src/bank/save-questions.ts';
import { readTimeStatement, type SigningKeys } from '../../src/installation/index.ts';
import type { Device, Issued } from './device.ts';
import { openHall, type Hall } from './hall.ts';
import { publishSample } from './papers.ts';
import { START } from './test-server.ts';

/** What a test changes about a hand-in. */
export interface Change {
  readonly wire?: Partial<AttemptOnWire>;
  readonly credential?: Partial<Credential>;
  readonly keyed?: KeyedPaper;
  readonly policy?: 'continuous' | 'pausable' | undefined;
  readonly receivedAt?: number;
}

/** The judge by itself, on real papers: what is judged here is not kept. */
export interface Judge {
  readonly issued: Issued;
  readonly keyed: KeyedPaper;
  /** A paper of twelve numerical questions, an hour long. */
  readonly long: Issued;
  readonly keyedLong: KeyedPaper;
  readonly keys: SigningKeys;
  /** Issued when the test began, let in by its ticket, received when the device says it is, unless changed. */
  judge(device: Device, change?: Change): HandInVerdict;
  /** @throws Error if the hand-in is refused. */
  judged(device: Device, change?: Change): VerifiedHandIn;
  close(): Promise<void>;
}

export async function openJudge(durationMinutes: number): Promise<Judge> {
  const hall = await openHall({ durationMinutes });
  const issued = await hall.issue();
  const long = await hall.issue('asha', await publishLong(hall));
  const keyed = await keyedOf(hall, issued);
  const { keys } = hall.server.context.installation;
  const readWord = (text: string): TimeStatement | null => readTimeStatement(keys, text);
  const judgeOne: Judge['judge'] = (device, change = {}) => {
    const header = device.header;
    const { userId, testId: paperId, packageVersion } = header;
    const issue = {
      userId,
      paperId,
      packageVersion,
      issuedAt: START,
      extraTimePercent: 0,
      window: undefined,
      windows: [undefined],
      encryptedUntil: null,
    };
    const credential = { ...issue, byTicket: true, isDisabled: false, drafts: [], ...change.credential };
    const paper = withPolicy(change.keyed ?? keyed, change.policy);
    const receivedAt = change.receivedAt ?? device.at;
    return verifyHandIn({
      wire: device.handIn(change.wire),
      header,
      credential,
      keyed: paper,
      receivedAt,
      readWord,
    });
  };
  return {
    issued,
    keyed,
    long,
    keyedLong: await keyedOf(hall, long),
    keys,
    judge: judgeOne,
    judged: (device, change) => {
      const judgement = judgeOne(device, change);
      if (!judgement.ok) throw new Error(judgement.reason);
      return judgement;
    },
    close: () => hall.server.close(),
  };
}

async function publishLong({ server, adminId }: Hall): Promise<string> {
  const questions = Array.from({ length: 12 }, (_, place) => ({
    sourceName: 'long',
    sourceKey: `long-${place}`,
    difficulty: 5,
    type: 'Numerical' as const,
    text: `What is ${place}?`,
    options: [],
    key: { type: 'Numerical' as const, values: ['5'] },
  }));
  const saved = await saveQuestions(server.context, questions);
  const sections = [{ title: 'Numbers', questions: saved.map(({ id }) => ({ questionId: id })) }];
  return publishSample(server.context, adminId, { durationMinutes: 60, sections });
}

async function keyedOf({ server }: Hall, { paper }: Issued): Promise<KeyedPaper> {
  const read = await keyedPapers(server.context.store)(paper.packageVersion);
  if (read === null) throw new Error('The paper has no key');
  return read.keyed;
}

function withPolicy(keyed: KeyedPaper, policy: Change['policy']): KeyedPaper {
  if (policy === undefined) return keyed;
  return { ...keyed, paper: { ...keyed.paper, timing: { ...keyed.paper.timing, policy } } };
}
