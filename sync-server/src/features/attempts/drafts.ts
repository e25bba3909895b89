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
    await refuseAfterHandIn(context, queries, caller, attemptId);
    const draft =
      (await findDraft(context.store, queries, attemptId)) ??
      (await newDraft(context, queries, caller, { params, body }));
    if (draft.userId !== caller._id) throw new AppError('NOT_FOUND');
    const isSamePaper = draft.paperId === body.testId && draft.packageVersion === body.packageVersion;
    if (!isSamePaper) throw new AppError('CONFLICT');
    const fresh = await eventsAfter(context, queries, draft, body.events);
    const offsetMs = body.clock?.offsetMs ?? null;
    return fresh.length === 0
      ? acknowledged(draft)
      : keepEvents(context, queries, draft, { fresh, offsetMs });
  });
}

/** SY6: what is handed in is closed. A device that goes on with it learns so, and stops. */
async function refuseAfterHandIn(
  { store }: Context,
  queries: Queries,
  caller: Caller,
  attemptId: string,
): Promise<void> {
  const handedIn = await findAttempt(store, queries, attemptId);
  if (handedIn !== undefined) throw new AppError(handedIn.userId === caller._id ? 'CONFLICT' : 'NOT_FOUND');
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
  await requireIssue(store, queries, caller, body);
  const head = genesisHash({ attemptId, userId: caller._id, testId, packageVersion }, sha256);
  const draft = {
    attemptId,
    userId: caller._id,
    paperId: testId,
    packageVersion,
    nextSeq: 0,
    head,
    updatedAt: clock.now(),
    lastEventAt: null,
  };
  const added = await queries.insert(store.t.attemptDrafts).values(draft).onConflictDoNothing().returning();
  // Begun meanwhile under another lock, so for another user or paper.
  if (added.length === 0) throw new AppError('CONFLICT');
  return draft;
}

/** @returns the ticket. */
async function requireIssue(
  { t }: Store,
  queries: Queries,
  caller: Caller,
  { testId, packageVersion }: Pick<PutInput['body'], 'testId' | 'packageVersion'>,
): Promise<string> {
  const [issue] = await queries
    .select({ ticket: t.issues.ticket })
    .from(t.issues)
    .where(
      and(
        eq(t.issues.userId, caller._id),
        eq(t.issues.paperId, testId),
        eq(t.issues.packageVersion, packageVersion),
      ),
    );
  if (issue === undefined) throw new AppError('NOT_ISSUED');
  return issue.ticket;
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

interface Arrived {
  readonly fresh: readonly AttemptEvent[];
  /** Server time minus the device's, as it last measured; null where it does not know. */
  readonly offsetMs: number | null;
}

/**
 * ST13: when the last event happened by the server's clock: what the device's own clock and its offset say, but never
 * before the event before nor after its arrival.
 */
function lastEventTime(draft: DraftRow, { fresh, offsetMs }: Arrived, now: number): number {
  const last = fresh.at(-1);
  if (last === undefined || offsetMs === null) return now;
  return Math.round(Math.min(now, Math.max(draft.lastEventAt ?? 0, last.at + offsetMs)));
}

async function keepEvents(
  { store: { t }, clock }: Context,
  queries: Queries,
  draft: DraftRow,
  { fresh, offsetMs }: Arrived,
): Promise<Acknowledged> {
  const { attemptId } = draft;
  const now = clock.now();
  const position = { nextSeq: draft.nextSeq + fresh.length, head: fresh.at(-1)?.hash ?? draft.head };
  await queries
    .insert(t.draftEvents)
    .values({ attemptId, fromSeq: draft.nextSeq, events: JSON.stringify(fresh) });
  await queries
    .update(t.attemptDrafts)
    .set({ ...position, updatedAt: now, lastEventAt: lastEventTime(draft, { fresh, offsetMs }, now) })
    .where(eq(t.attemptDrafts.attemptId, attemptId));
  return acknowledged(position);
}

/** ST13: the draft's log, for its owner's other device. */
export async function readProgress(
  { store, clock }: Context,
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
    ticket: await requireIssue(store, store.read, caller, {
      testId: draft.paperId,
      packageVersion: draft.packageVersion,
    }),
    lastEventAt: draft.lastEventAt ?? draft.updatedAt,
    now: clock.now(),
  };
}
