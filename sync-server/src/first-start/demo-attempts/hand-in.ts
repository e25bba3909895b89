import type { Ticket } from '@exam/shared-schema/attempt';
import type { Context } from '../../context.ts';
import { prepareHandIn } from '../../features/attempts/hand-in/hand-in.ts';
import type { NewAttempt } from '../../marked-attempts/queries.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import type { Sitting } from './sitting.ts';
import { writtenLog } from './written-log.ts';

/** From the ticket to the start, and from the seal to the server, ms. */
const BEFORE_MS = 30_000;
const AFTER_MS = 2_000;

/** Who has sat which paper, and when it arrived (epoch ms). */
export interface Sat {
  readonly userId: string;
  readonly paperId: string;
  readonly packageVersion: string;
  readonly receivedAt: number;
  readonly sitting: Sitting;
}

/**
 * Hands in a simulated attempt by the function that reads, verifies and marks those of students, and says in the row that
 * it is simulated and does not rank (ST68).
 * @throws Error if the server would doubt it: then the simulation is wrong.
 */
export async function markedDemoAttempt(
  context: Context,
  papers: ReadKeyedPaper,
  { userId, paperId, packageVersion, receivedAt, sitting }: Sat,
): Promise<NewAttempt> {
  const startedAt = receivedAt - AFTER_MS - sitting.sealedMs;
  const header = { attemptId: context.ids.next(), userId, testId: paperId, packageVersion };
  const ticket: Ticket = {
    ticketId: header.attemptId,
    userId,
    testId: paperId,
    packageVersion,
    extraTimePercent: 0,
    issuedAt: startedAt - BEFORE_MS,
    // Nothing travels, so nothing is signed and nothing is sealed.
    nonce: '',
    secret: '',
    keyId: context.installation.keys.currentKeyId,
  };
  const { row, flags } = await prepareHandIn(
    context,
    papers,
    {
      bearer: { identity: { kind: 'anonymous' }, held: { ticket, status: 'approved', drafts: [] } },
      arrival: { receivedAt, backedUpThrough: null },
      extent: 'summary',
    },
    {
      ...header,
      responses: [],
      submissionType: 'final',
      clock: { offsetMs: 0, measuredAt: receivedAt },
      log: writtenLog(header, startedAt, sitting),
    },
  );
  if (!row.ranked) throw new Error(`A simulated attempt would not rank: ${flags.join(', ')}`);
  return { ...row, ranked: false, isDemo: true };
}
