import { and, eq } from 'drizzle-orm';
import { genesisHash, MAX_EVENTS, verifyChain, type AttemptEvent } from '@exam/shared-schema/attempt';
import type { CallAnswer, CallInput, getProgress, putProgress } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { AppError, type Caller } from '../../http/index.ts';
import { sha256 } from '../../sha256.ts';
import { findAttempt, findDraft, lockAttempts, readDraftEvents, type DraftRow } from './queries.ts';

type Position = Pick<DraftRow, 'nextSeq' | 'head'>;
type PutInput = Pick<CallInput<typeof putProgress>, 'params' | 'body'>;
type Acknowledged = CallAnswer<typeof putProgress>['data'];

/**
 * ST13, SY8: appends what the device logged since the server last acknowledged. Sending the same again changes
 * nothing. @throws AppError OUT_OF_STEP, with where the server stands, where the events do not follow on.
 */
export function appendProgress(
  context: Context,
  caller: Caller,
  { params, body }: PutInput,
): Promise<Acknowledged> {
  const { attemptId } = params;
  return context.store.write(async (queries) => {
    await lockAttempts(queries, caller._id, body.testId);
    const draft =
      (await findDraft(context.store, queries, attemptId)) ??
      (await newDraft(context, queries, caller, { params, body }));
    if (draft.userId !== caller._id) throw new AppError('NOT_FOUND');
    const isSamePaper = draft.paperId === body.testId && draft.packageVersion === body.packageVersion;
    if (!isSamePaper) throw new AppError('CONFLICT');
    const fresh = await eventsAfter(context, queries, draft, body.events);
    return fresh.length === 0 ? acknowledged(draft) : keepEvents(context, queries, draft, fresh);
  });
}

async function newDraft(
  context: Context,
  queries: Queries,
  caller: Caller,
  { params, body }: PutInput,
): Promise<DraftRow> {
  const { store, clock } = context;
  const { attemptId } = params;
  const { testId, packageVersion } = body;
  await requireIssue(context, queries, caller, body);
  const handedIn = await findAttempt(store, queries, attemptId);
  if (handedIn !== undefined) throw new AppError(handedIn.userId === caller._id ? 'CONFLICT' : 'NOT_FOUND');
  const head = genesisHash({ attemptId, userId: caller._id, testId, packageVersion }, sha256);
  const draft = {
    attemptId,
    userId: caller._id,
    paperId: testId,
    packageVersion,
    nextSeq: 0,
    head,
    updatedAt: clock.now(),
  };
  const added = await queries.insert(store.t.attemptDrafts).values(draft).onConflictDoNothing().returning();
  // Begun meanwhile under another lock, so for another user or paper.
  if (added.length === 0) throw new AppError('CONFLICT');
  return draft;
}

async function requireIssue(
  { store: { t } }: Context,
  queries: Queries,
  caller: Caller,
  { testId, packageVersion }: PutInput['body'],
): Promise<void> {
  const [issue] = await queries
    .select({ ticketId: t.issues.ticketId })
    .from(t.issues)
    .where(
      and(
        eq(t.issues.userId, caller._id),
        eq(t.issues.paperId, testId),
        eq(t.issues.packageVersion, packageVersion),
      ),
    );
  if (issue === undefined) throw new AppError('NOT_ISSUED');
}

/** The events that are new, after checking that what overlaps is what the server has. */
async function eventsAfter(
  { store }: Context,
  queries: Queries,
  draft: DraftRow,
  events: readonly AttemptEvent[],
): Promise<AttemptEvent[]> {
  const known = events.filter((event) => event.seq < draft.nextSeq);
  const fresh = events.filter((event) => event.seq >= draft.nextSeq);
  const last = known.at(-1);
  if (last !== undefined && !(await isStored(store, queries, draft, last))) throw outOfStep(draft);
  if (!verifyChain(draft, fresh, sha256).ok || draft.nextSeq + fresh.length > MAX_EVENTS)
    throw outOfStep(draft);
  return fresh;
}

/** One hash vouches for all events before it. */
async function isStored(
  store: Store,
  queries: Queries,
  draft: DraftRow,
  event: AttemptEvent,
): Promise<boolean> {
  if (event.seq === draft.nextSeq - 1) return event.hash === draft.head;
  const stored = await readDraftEvents(store, queries, draft.attemptId);
  return stored[event.seq]?.hash === event.hash;
}

function outOfStep(draft: Position): AppError {
  const { acknowledgedSeq, head } = acknowledged(draft);
  return new AppError('OUT_OF_STEP', undefined, {
    errors: { acknowledgedSeq: String(acknowledgedSeq), head },
  });
}

/** -1 before the first event. */
function acknowledged({ nextSeq, head }: Position): Acknowledged {
  return { acknowledgedSeq: nextSeq - 1, head };
}

async function keepEvents(
  { store: { t }, clock }: Context,
  queries: Queries,
  draft: DraftRow,
  fresh: readonly AttemptEvent[],
): Promise<Acknowledged> {
  const { attemptId } = draft;
  const position = { nextSeq: draft.nextSeq + fresh.length, head: fresh.at(-1)?.hash ?? draft.head };
  await queries
    .insert(t.draftEvents)
    .values({ attemptId, fromSeq: draft.nextSeq, events: JSON.stringify(fresh) });
  await queries
    .update(t.attemptDrafts)
    .set({ ...position, updatedAt: clock.now() })
    .where(eq(t.attemptDrafts.attemptId, attemptId));
  return acknowledged(position);
}

/** ST13: the draft's log, for its owner's other device. */
export async function readProgress(
  { store }: Context,
  caller: Caller,
  attemptId: string,
): Promise<CallAnswer<typeof getProgress>['data']> {
  const draft = await findDraft(store, store.read, attemptId);
  if (draft === undefined || draft.userId !== caller._id) throw new AppError('NOT_FOUND');
  const events = await readDraftEvents(store, store.read, attemptId);
  return {
    attemptId,
    testId: draft.paperId,
    packageVersion: draft.packageVersion,
    ...acknowledged(draft),
    events,
  };
}
