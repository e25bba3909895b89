import {
  logHead,
  OVER_TIME_GRACE_MS,
  textOfFirst,
  type AttemptHeader,
  type LastCounted,
  type TimeClaim,
  type TimeEvidence,
  type TimeStatement,
  type Timing,
} from '@exam/shared-schema/attempt';
import type { AttemptFlag, AttemptOnWire } from '@exam/shared-schema/contract';
import { sha256 } from '../../../sha256.ts';
import type { DraftFacts } from './credential.ts';
import { MEASURED_WITHIN_MS, when } from '../../../marked-attempts/flags.ts';

// ST69, ST70: compares the times of the log with what the server knows. A flag never drops an answer.

/** An attempt that exceeds its time by more than this waits for an administrator's decision (ST70). */
const MOST_UNCLEAR_MS = 120_000;
/** A draft may take this long to arrive; events logged in that time may have happened before its arrival. */
const DRAFT_UNDER_WAY_MS = 120_000;
/** Times measured on the server include network delays. */
const SERVER_GRACE_MS = 30_000;

interface KnownLog {
  readonly header: AttemptHeader;
  readonly log: { readonly genesis: string; readonly text: string };
  readonly drafts: readonly DraftFacts[];
}

interface TimeFacts extends KnownLog {
  readonly timing: Timing;
  readonly evidence: TimeEvidence;
  readonly clock: AttemptOnWire['clock'];
  /** According to the log, by the server's clock as measured by the device, epoch milliseconds. */
  readonly startedAt: number;
  /** Epoch milliseconds, as `receivedAt`. */
  readonly issuedAt: number;
  readonly receivedAt: number;
  /** ED16: the common end of the paper, epoch ms; null if it has none. */
  readonly endsAt: number | null;
  readonly readWord: (text: string) => TimeStatement | null;
}

export function timeFlags(facts: TimeFacts): AttemptFlag[] {
  const { evidence, timing } = facts;
  const isClaimed = evidence.claims.some((claim) => !isVouchedFor(facts, claim));
  return [
    ...when(isClaimed, 'time-claimed'),
    ...when(isLateByContact(facts), 'late'),
    ...when(longestMs(facts) > timing.limitMs + MOST_UNCLEAR_MS || isPastCommonEnd(facts), 'time-unclear'),
  ];
}

/**
 * ED16: by the server's clock as the device measured it last, something that counts happened after the common end: the
 * clock had been wrong at the start.
 */
function isPastCommonEnd({ evidence, clock, endsAt }: TimeFacts): boolean {
  const { lastCounted } = evidence;
  const { offsetMs = null, measuredAt = null } = clock ?? {};
  if (endsAt === null || lastCounted === null || offsetMs === null || measuredAt === null) return false;
  // A clock that was changed after the end proves nothing.
  return measuredAt >= lastCounted.at && lastCounted.at + offsetMs > endsAt + MOST_UNCLEAR_MS;
}

/**
 * ST69: the time statement names this attempt, the time, and the head of the log just before the event that contains it,
 * and was computed from no later a start than the log has.
 */
function isVouchedFor({ header, log, startedAt, readWord }: TimeFacts, claim: TimeClaim): boolean {
  const word = claim.word === undefined ? null : readWord(claim.word);
  if (word === null || word.elapsedMs !== claim.elapsedMs) return false;
  if (word.attemptId !== header.attemptId || word.userId !== header.userId) return false;
  if (word.startedAt !== undefined && word.startedAt > startedAt + MEASURED_WITHIN_MS) return false;
  return word.head === logHead(log.genesis, textOfFirst(log.text, claim.seq), sha256);
}

/**
 * ST69: what the server knows from its own contacts: the attempt had started by the first one, and events that are
 * not in the draft happened after the draft was sent.
 */
function isLateByContact({ header, drafts, evidence, timing }: TimeFacts): boolean {
  const draft = drafts.find(({ attemptId }) => attemptId === header.attemptId);
  const { lastCounted } = evidence;
  if (draft === undefined || lastCounted === null || timing.policy === 'pausable') return false;
  if (lastCounted.seq < draft.nextSeq) return false;
  const atLeastMs = draft.updatedAt - DRAFT_UNDER_WAY_MS - draft.firstContactAt;
  return atLeastMs > timing.limitMs + SERVER_GRACE_MS;
}

/**
 * The longest time that the attempt can have taken up to the last event that counts, given its clocks. It is never
 * more than the time between issue and receipt.
 */
function longestMs({ evidence, clock, issuedAt, receivedAt }: TimeFacts): number {
  const { lastCounted, start } = evidence;
  if (lastCounted === null) return 0;
  const { elapsedMs, uncountedMs, hasGaps } = lastCounted;
  const measuredMs = measuredSpanMs(start, lastCounted, clock);
  const countedMs = elapsedMs + uncountedMs;
  // If the log's clocks agree and the page was never reloaded, no other clock is needed.
  const isOpen = uncountedMs > OVER_TIME_GRACE_MS || hasGaps;
  // Less than the log itself counts: the clock was changed again after the end, so it proves nothing.
  const isMeasured = measuredMs !== null && measuredMs > elapsedMs - SERVER_GRACE_MS;
  const spanMs = isOpen && isMeasured ? measuredMs : countedMs;
  return Math.min(spanMs, receivedAt - issuedAt);
}

/**
 * By the server's clock, as the device measured it before the start and after the end: if the wall clock was changed
 * in between, the two offsets differ. Null if it was not measured after the end.
 */
function measuredSpanMs(
  start: TimeEvidence['start'],
  { at }: LastCounted,
  clock: AttemptOnWire['clock'],
): number | null {
  const { offsetMs = null, measuredAt = null } = clock ?? {};
  if (start.offsetMs === null || offsetMs === null || measuredAt === null || measuredAt < at) return null;
  return at + offsetMs - (start.at + start.offsetMs);
}

/**
 * ST70: the log does not continue what the server had of this attempt, or another attempt at the paper was started
 * and never handed in. In both cases the student had seen the questions before this attempt started.
 */
export function draftFlags({ header, log, drafts }: KnownLog): AttemptFlag[] {
  const isRestarted = drafts.some((draft) =>
    draft.attemptId === header.attemptId ? !continues(log, draft) : !draft.isHandedIn,
  );
  return when(isRestarted, 'restarted');
}

function continues({ genesis, text }: KnownLog['log'], { ownLength, ownHead }: DraftFacts): boolean {
  return logHead(genesis, text.slice(0, ownLength), sha256) === ownHead;
}
