import {
  foldAttempt,
  genesisHash,
  type AttemptHeader,
  type TimeStatement,
} from '@exam/shared-schema/attempt';
import type { CallAnswer, CallInput, attemptTime, getProgress } from '@exam/shared-schema/contract';
import { timingFor } from '@exam/shared-schema/paper-package';
import type { Context } from '../../../context.ts';
import { AppError, type Caller } from '../../../http/index.ts';
import { claimedTicket, signTimeStatement } from '../../../installation/index.ts';
import { sha256 } from '../../../sha256.ts';
import { readCredential, type Bearer } from '../hand-in/credential.ts';
import { MEASURED_WITHIN_MS } from '../../../marked-attempts/flags.ts';
import { openDraft, requireIssue, storedEvents } from './drafts.ts';
import type { ReadKeyedPaper } from '../../../marked-attempts/keyed-papers.ts';
import { findDraft, lockAttempts, readDraftText, type DraftRow } from '../../../marked-attempts/queries.ts';

type TimeAnswer = CallAnswer<typeof attemptTime>['data'];
type TimeInput = Pick<CallInput<typeof attemptTime>, 'params' | 'body'>;

/**
 * ST69: how much exam time an attempt has used by the server's clock. The device reports when it started. The server
 * bounds that by its own records: not before the ticket was issued, and not after its first contact with the attempt. The
 * statement names the start, which the log is compared with when it is handed in.
 * @throws AppError as readCredential; REFUSED for a pausable paper, whose clock the server cannot know, and for a start in
 * the future.
 */
export async function readAttemptTime(
  context: Context,
  papers: ReadKeyedPaper,
  bearer: Bearer,
  { params: { attemptId }, body }: TimeInput,
): Promise<TimeAnswer> {
  const credential = await readCredential(context, bearer, body);
  const { userId, paperId: testId, packageVersion } = credential;
  const paper = await papers(packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  if (paper.keyed.paper.timing.policy === 'pausable')
    throw new AppError('REFUSED', 'The clock of this paper stands still while it is closed.');
  const now = context.clock.now();
  if (body.startedAt > now + MEASURED_WITHIN_MS)
    throw new AppError('REFUSED', 'An attempt cannot have started in the future.');
  const header = { attemptId, userId, testId, packageVersion };
  const draft = await context.store.write(async (queries) => {
    await lockAttempts(queries, userId, testId);
    return openDraft(context, queries, header);
  });
  const startedAt = Math.min(Math.max(body.startedAt, credential.issuedAt), draft.firstContactAt);
  return timeAnswer(context, header, body.head, { elapsedMs: Math.max(0, now - startedAt), startedAt });
}

function timeAnswer(
  { installation, clock }: Context,
  { attemptId, userId }: AttemptHeader,
  head: string,
  used: Pick<TimeStatement, 'elapsedMs' | 'startedAt'>,
): TimeAnswer {
  const at = clock.now();
  return {
    elapsedMs: used.elapsedMs,
    at,
    word: signTimeStatement(installation.keys, { attemptId, userId, head, ...used, at }),
  };
}

/** ST13: the draft's log for another device of its owner, with the server's time statement (ST69). */
export async function readProgress(
  context: Context,
  papers: ReadKeyedPaper,
  caller: Caller,
  attemptId: string,
): Promise<CallAnswer<typeof getProgress>['data']> {
  const { store } = context;
  const name = { id: attemptId, userId: caller._id };
  const draft = await findDraft(store, store.read, name);
  if (draft === undefined || draft.nextSeq === 0) throw new AppError('NOT_FOUND');
  const header = headerOf(draft);
  const ticket = await requireIssue(store, store.read, header);
  const events = await readDraftText(store, store.read, name);
  const elapsedMs = await elapsedOf(context, papers, draft, { ticket, events });
  const { testId, packageVersion } = header;
  return {
    attemptId,
    testId,
    packageVersion,
    acknowledgedSeq: draft.nextSeq - 1,
    head: draft.head,
    events,
    ticket,
    ...timeAnswer(context, header, draft.head, { elapsedMs }),
  };
}

function headerOf({ attemptId, userId, paperId, packageVersion }: DraftRow): AttemptHeader {
  return { attemptId, userId, testId: paperId, packageVersion };
}

/**
 * AT20: the clock of a continuous paper has run since the last event, by server time only. It started no later than
 * the server's first contact with the attempt.
 */
async function elapsedOf(
  { clock }: Context,
  papers: ReadKeyedPaper,
  draft: DraftRow,
  { ticket, events }: { readonly ticket: string; readonly events: string },
): Promise<number> {
  const paper = await papers(draft.packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  const timing = timingFor(paper.keyed.paper, claimedTicket(ticket)?.extraTimePercent ?? 0);
  const genesis = genesisHash(headerOf(draft), sha256);
  const counted = foldAttempt(genesis, storedEvents(events), timing).clock.elapsedMs;
  if (timing.policy === 'pausable') return Math.round(counted);
  const now = clock.now();
  const since = Math.max(0, now - (draft.lastEventAt ?? draft.updatedAt));
  return Math.round(Math.max(counted + since, now - draft.firstContactAt));
}
