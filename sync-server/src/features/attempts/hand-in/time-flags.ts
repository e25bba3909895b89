import {
  logHead,
  OVER_TIME_GRACE_MS,
  textOfFirst,
  type AttemptHeader,
  type LastCounted,
  type TimeClaim,
  type TimeEvidence,
  type TimeWord,
  type Timing,
} from '@exam/shared-schema/attempt';
import type { AttemptFlag, AttemptOnWire } from '@exam/shared-schema/contract';
import { sha256 } from '../../../sha256.ts';
import type { DraftFacts } from './credential.ts';
import { when } from './flags.ts';

// ST69, ST70: the log's own account of time, held against what the server knows. A flag never drops an answer.

/** More than this too long, and an attempt waits for an administrator (ST70). */
const MOST_UNCLEAR_MS = 120_000;
/** A draft may be under way for so long; what was logged while it was may have happened before it arrived. */
const DRAFT_UNDER_WAY_MS = 120_000;
/** What the server measures at its own end has the line's delays in it. */
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
  /** Epoch milliseconds, as `receivedAt`. */
  readonly issuedAt: number;
  readonly receivedAt: number;
  readonly readWord: (text: string) => TimeWord | null;
}

export function timeFlags(facts: TimeFacts): AttemptFlag[] {
  const { evidence, timing } = facts;
  const isClaimed = evidence.claims.some((claim) => !isVouchedFor(facts, claim));
  return [
    ...when(isClaimed, 'time-claimed'),
    ...when(isLateByContact(facts), 'late'),
    ...when(longestMs(facts) > timing.limitMs + MOST_UNCLEAR_MS, 'time-unclear'),
  ];
}

/** ST69: the word names this attempt, the time, and the head of the log right before the event that bears it. */
function isVouchedFor({ header, log, readWord }: TimeFacts, claim: TimeClaim): boolean {
  const word = claim.word === undefined ? null : readWord(claim.word);
  if (word === null || word.elapsedMs !== claim.elapsedMs) return false;
  if (word.attemptId !== header.attemptId || word.userId !== header.userId) return false;
  return word.head === logHead(log.genesis, textOfFirst(log.text, claim.seq), sha256);
}

/**
 * ST69: what the server has heard itself: the attempt had begun by its first contact, and what is not in the draft
 * happened after the draft was sent.
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
 * The longest that the attempt can have taken up to the last thing that counts, as far as its clocks leave that open.
 * It was issued before and received afterwards, so it is never more than what lies between.
 */
function longestMs({ evidence, clock, issuedAt, receivedAt }: TimeFacts): number {
  const { lastCounted, start } = evidence;
  if (lastCounted === null) return 0;
  const { elapsedMs, uncountedMs, hasGaps } = lastCounted;
  const measuredMs = measuredSpanMs(start, lastCounted, clock);
  const countedMs = elapsedMs + uncountedMs;
  // Where the log's own clocks agree and the page lived all the time, another clock need not be asked.
  const isOpen = uncountedMs > OVER_TIME_GRACE_MS || hasGaps;
  // Less than the log itself counts: the clock was set once more after the end, and explains nothing.
  const isMeasured = measuredMs !== null && measuredMs > elapsedMs - SERVER_GRACE_MS;
  const spanMs = isOpen && isMeasured ? measuredMs : countedMs;
  return Math.min(spanMs, receivedAt - issuedAt);
}

/**
 * By the server's clock, as the device measured it before the start and after the end: a wall clock that was set in
 * between is off by another time afterwards. Null where it was not measured afterwards.
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
 * ST70: a log that does not go on from what the server had of this attempt, or another attempt at the paper that had
 * begun and was never handed in: whoever handed this in had seen the questions before it began.
 */
export function draftFlags({ header, log, drafts }: KnownLog): AttemptFlag[] {
  const isRestarted = drafts.some((draft) =>
    draft.attemptId === header.attemptId ? !goesOnFrom(log, draft) : !draft.isHandedIn,
  );
  return when(isRestarted, 'restarted');
}

function goesOnFrom({ genesis, text }: KnownLog['log'], { ownLength, ownHead }: DraftFacts): boolean {
  return logHead(genesis, text.slice(0, ownLength), sha256) === ownHead;
}
