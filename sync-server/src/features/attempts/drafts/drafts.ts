import { and, eq } from 'drizzle-orm';
import {
  genesisHash,
  isKnownEvent,
  LINE_SEPARATOR,
  logHead,
  MAX_EVENTS,
  readLog,
  textOfFirst,
  type AttemptHeader,
  type HandInEvent,
  type UnhashedEvent,
} from '@exam/shared-schema/attempt';
import type { CallAnswer, CallInput, putProgress } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import type { Queries, Store } from '../../../database/index.ts';
import { AppError, type Caller } from '../../../http/index.ts';
import { readTimeStatement } from '../../../installation/index.ts';
import { sha256 } from '../../../sha256.ts';
import {
  findAttempt,
  findDraft,
  lockAttempts,
  readDraftText,
  type DraftRow,
} from '../../../marked-attempts/queries.ts';

type Position = Pick<DraftRow, 'nextSeq' | 'head'>;
type PutInput = Pick<CallInput<typeof putProgress>, 'params' | 'body'>;
type Acknowledged = CallAnswer<typeof putProgress>['data'];

/**
 * ST13, SY8: appends the events since the last acknowledged one. Sending the same again changes nothing.
 * @throws AppError OUT_OF_STEP, with the server's last seq, if the events do not follow it.
 */
export function appendProgress(
  context: Context,
  caller: Caller,
  { params, body }: PutInput,
): Promise<Acknowledged> {
  const header = { attemptId: params.attemptId, userId: caller._id, ...paperOf(body) };
  return context.store.write(async (queries) => {
    await lockAttempts(queries, caller._id, body.testId);
    await refuseAfterHandIn(context, queries, header);
    const draft = await openDraft(context, queries, header);
    const fresh = await freshPart(context.store, queries, draft, body);
    const offsetMs = body.clock?.offsetMs ?? null;
    return fresh === null ? acknowledged(draft) : keepEvents(context, queries, draft, { ...fresh, offsetMs });
  });
}

function paperOf({ testId, packageVersion }: PutInput['body']) {
  return { testId, packageVersion };
}

/** SY6: a handed-in attempt is closed. A device that still continues it gets this answer and stops. */
async function refuseAfterHandIn(
  { store }: Context,
  queries: Queries,
  { attemptId, userId }: AttemptHeader,
): Promise<void> {
  const handedIn = await findAttempt(store, queries, { id: attemptId, userId });
  if (handedIn !== undefined) throw new AppError('CONFLICT');
}

/**
 * The draft of an attempt, created on first contact.
 * @throws AppError NOT_ISSUED, CONFLICT if it belongs to another paper.
 */
export async function openDraft(
  { store, clock }: Context,
  queries: Queries,
  header: AttemptHeader,
): Promise<DraftRow> {
  const { attemptId, userId, testId, packageVersion } = header;
  const there = await findDraft(store, queries, { id: attemptId, userId });
  if (there !== undefined) {
    const isSamePaper = there.paperId === testId && there.packageVersion === packageVersion;
    if (!isSamePaper) throw new AppError('CONFLICT');
    return there;
  }
  await requireIssue(store, queries, header);
  const head = genesisHash(header, sha256);
  const now = clock.now();
  const draft: DraftRow = {
    attemptId,
    userId,
    paperId: testId,
    packageVersion,
    nextSeq: 0,
    head,
    ownLength: 0,
    ownHead: head,
    firstContactAt: now,
    updatedAt: now,
    lastEventAt: null,
  };
  await queries.insert(store.t.attemptDrafts).values(draft);
  return draft;
}

/** @returns the newest ticket. @throws AppError NOT_ISSUED */
export async function requireIssue(
  { t }: Store,
  queries: Queries,
  { userId, testId, packageVersion }: Omit<AttemptHeader, 'attemptId'>,
): Promise<string> {
  const [issue] = await queries
    .select({ ticket: t.issues.ticket })
    .from(t.issues)
    .where(
      and(
        eq(t.issues.userId, userId),
        eq(t.issues.paperId, testId),
        eq(t.issues.packageVersion, packageVersion),
      ),
    );
  if (issue === undefined) throw new AppError('NOT_ISSUED');
  return issue.ticket;
}

interface Fresh {
  readonly nextSeq: number;
  readonly head: string;
  /** Text of the log after the end of the draft. */
  readonly text: string;
  /** The whole log including it. */
  readonly whole: string;
  readonly events: readonly HandInEvent[];
}

/**
 * The new events, after checking that events sent again match the stored ones and that the whole log has the claimed head.
 * @returns null if nothing is new.
 */
async function freshPart(
  store: Store,
  queries: Queries,
  draft: DraftRow,
  { from, events: sent, head }: PutInput['body'],
): Promise<Fresh | null> {
  if (from > draft.nextSeq) throw outOfStep(draft);
  const read = readLog(sent, from);
  if (!read.ok) throw new AppError('VALIDATION', undefined, { errors: { 'body.events': read.reason } });
  const stored = await readDraftText(store, queries, { id: draft.attemptId, userId: draft.userId });
  const before = textOfFirst(stored, from);
  const whole = before === '' ? sent : `${before}${LINE_SEPARATOR}${sent}`;
  const nextSeq = from + read.events.length;
  const isProven = logHead(genesisOf(draft), whole, sha256) === head;
  if (!isProven || nextSeq > MAX_EVENTS || !isContinuation(stored, whole)) throw outOfStep(draft);
  if (nextSeq <= draft.nextSeq) return null;
  const text = stored === '' ? whole : whole.slice(stored.length + LINE_SEPARATOR.length);
  return { nextSeq, head, text, whole, events: read.events.slice(draft.nextSeq - from) };
}

function genesisOf({ attemptId, userId, paperId, packageVersion }: DraftRow): string {
  return genesisHash({ attemptId, userId, testId: paperId, packageVersion }, sha256);
}

/** Whether one of the two is a prefix of the other: the same events were sent again, or more of them. */
function isContinuation(stored: string, whole: string): boolean {
  const [shorter, longer] = stored.length < whole.length ? [stored, whole] : [whole, stored];
  if (shorter === '' || shorter === longer) return true;
  return longer.startsWith(shorter) && longer.startsWith(LINE_SEPARATOR, shorter.length);
}

function outOfStep(draft: Position): AppError {
  const { acknowledgedSeq, head } = acknowledged(draft);
  return new AppError('OUT_OF_STEP', undefined, {
    errors: { acknowledgedSeq: String(acknowledgedSeq), head },
  });
}

/** `acknowledgedSeq` is -1 before the first event. */
function acknowledged({ nextSeq, head }: Position): Acknowledged {
  return { acknowledgedSeq: nextSeq - 1, head };
}

interface Arrived extends Fresh {
  /** Server time minus device time as last measured, milliseconds; null if it was never measured. */
  readonly offsetMs: number | null;
}

/**
 * ST13: when the last event happened by the server's clock, from the device's clock and its offset, but never before
 * the previous event nor after its arrival.
 */
function lastEventTime(draft: DraftRow, { events, offsetMs }: Arrived, now: number): number {
  const last = events.at(-1);
  if (last === undefined || offsetMs === null) return now;
  return Math.round(Math.min(now, Math.max(draft.lastEventAt ?? 0, last.at + offsetMs)));
}

async function keepEvents(
  { store: { t }, clock, installation }: Context,
  queries: Queries,
  draft: DraftRow,
  arrived: Arrived,
): Promise<Acknowledged> {
  const { attemptId, userId } = draft;
  const now = clock.now();
  const { nextSeq, head, text } = arrived;
  await queries.insert(t.draftEvents).values({ attemptId, userId, fromSeq: draft.nextSeq, events: text });
  await queries
    .update(t.attemptDrafts)
    .set({
      nextSeq,
      head,
      ...ownPart(draft, arrived, (event) => isVouchedFor(installation.keys, draft, event)),
      updatedAt: now,
      lastEventAt: lastEventTime(draft, arrived, now),
    })
    .where(and(eq(t.attemptDrafts.attemptId, attemptId), eq(t.attemptDrafts.userId, userId)));
  return acknowledged({ nextSeq, head });
}

/**
 * ST70: the part that all honest logs of the attempt share: up to the event where another device continued. After it
 * the first device may have events of its own (SY6).
 * @param isHop whether another device continued here, according to the server's signed statement.
 */
function ownPart(
  draft: DraftRow,
  { events, whole, head }: Arrived,
  isHop: (event: HandInEvent) => boolean,
): Pick<DraftRow, 'ownLength' | 'ownHead'> {
  const { ownLength, ownHead } = draft;
  const hasHopped = draft.ownHead !== draft.head;
  if (hasHopped) return { ownLength, ownHead };
  const hop = events.findIndex(isHop);
  if (hop < 0) return { ownLength: whole.length, ownHead: head };
  const own = textOfFirst(whole, draft.nextSeq + hop);
  return { ownLength: own.length, ownHead: logHead(genesisOf(draft), own, sha256) };
}

type Keys = Parameters<typeof readTimeStatement>[0];

function isVouchedFor(keys: Keys, { attemptId, userId }: DraftRow, event: HandInEvent): boolean {
  if (!isKnownEvent(event) || event.type !== 'resumed' || event.reason !== 'other-device') return false;
  const word = event.word === undefined ? null : readTimeStatement(keys, event.word);
  return word !== null && word.attemptId === attemptId && word.userId === userId;
}

/** The events of a log that was checked on arrival. */
export function storedEvents(text: string): readonly UnhashedEvent[] {
  const read = readLog(text);
  if (!read.ok) throw new Error(`A stored log cannot be read: ${read.reason}`);
  // Events of a newer app are accepted and ignored by the fold (SY11).
  return read.events as readonly UnhashedEvent[];
}
