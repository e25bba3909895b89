import {
  answersOf,
  answersText,
  canonicalJson,
  DEFAULT_TIME_TAKEN_SECONDS,
  foldAttempt,
  genesisHash,
  isKnownEvent,
  logHead,
  readLog,
  responsesOf,
  TimeWitness,
  type AttemptHeader,
  type AttemptState,
  type Opened,
  type ResponseOnWire,
  type TimeEvidence,
  type TimeStatement,
  type Timing,
  type UnhashedEvent,
} from '@exam/shared-schema/attempt';
import type { AttemptFlag, AttemptOnWire } from '@exam/shared-schema/contract';
import { begunBy, commonEndOf, timingFor } from '@exam/shared-schema/paper-package';
import { sha256 } from '../../../sha256.ts';
import { eventsFault, responsesFault, sameAnswers, type Answers } from './answers.ts';
import type { Credential } from './credential.ts';
import { clockFlags, logFlags, openingFlags, plainFlags } from '../../../marked-attempts/flags.ts';
import type { KeyedPaper } from '../../../marked-attempts/keyed-papers.ts';
import { draftFlags, timeFlags } from './time-flags.ts';

export interface HandIn {
  readonly wire: AttemptOnWire;
  readonly header: AttemptHeader;
  readonly credential: Credential;
  readonly keyed: KeyedPaper;
  readonly receivedAt: number;
  /** A time statement of the server, if it is valid (ST69). */
  readonly readWord: (text: string) => TimeStatement | null;
}

/** A verified hand-in: the answers that count, its fingerprint and its flags. */
export interface VerifiedHandIn {
  readonly ok: true;
  readonly head: string;
  readonly answers: Answers;
  readonly answersDigest: string;
  readonly responses: readonly ResponseOnWire[];
  readonly flags: readonly AttemptFlag[];
  readonly startedAt: number;
  readonly submittedAt: number;
  readonly totalTimeSeconds: number;
}

export type HandInVerdict = VerifiedHandIn | { readonly ok: false; readonly reason: string };

/**
 * SY5, ST5: verifies a hand-in. A well-formed one is always accepted, and what is unusual about it becomes a flag.
 * Only what cannot be an attempt at this paper is refused.
 */
export function verifyHandIn(handIn: HandIn): HandInVerdict {
  const { wire, keyed, credential } = handIn;
  const fault = responsesFault(keyed, wire.responses);
  if (fault !== null) return { ok: false, reason: fault };
  const account: AttemptFlag[] = [
    ...(credential.isDisabled ? (['account-disabled'] as const) : []),
    ...(credential.byTicket ? [] : (['no-ticket'] as const)),
  ];
  const log = wire.log;
  if (log === undefined || log.events === '')
    return verifyPlain(handIn, digestOf(handIn), [...account, 'no-log']);
  // AT2: the marked answers are read from exactly the text that is hashed and stored.
  const read = readLog(log.events);
  if (!read.ok) return { ok: false, reason: read.reason };
  const eventFault = eventsFault(keyed, read.events);
  if (eventFault !== null) return { ok: false, reason: eventFault };
  if (!read.events.every(isKnownEvent)) account.push('newer-log');
  // Events of a newer app are accepted and ignored by the fold (SY11).
  const events = read.events as readonly UnhashedEvent[];
  const genesis = genesisHash(handIn.header, sha256);
  const isWhole = logHead(genesis, log.events, sha256) === log.head;
  const whole = { genesis, head: log.head, text: log.events, events };
  return isWhole
    ? verifyLog(handIn, whole, account)
    : verifyBroken(handIn, whole, [...account, 'log-broken']);
}

/** Identifies repeats of a hand-in without a log (ST6). Credentials are excluded, because they may be renewed in between. */
export function digestOf({ header, wire }: Pick<HandIn, 'header' | 'wire'>): string {
  const { ticket: _ticket, clock: _clock, ...body } = wire;
  return sha256(canonicalJson({ ...body, attemptId: header.attemptId, userId: header.userId }));
}

/** ED16: with a common end the time depends on the start. */
function timingOf({ keyed, credential }: HandIn, startedAt: number | null): Timing {
  const { extraTimePercent, window } = credential;
  return timingFor(keyed.paper, extraTimePercent, { window, startedAt });
}

const startedIn = ({ credential }: HandIn, [first]: readonly UnhashedEvent[]): number | null =>
  begunBy(first, credential.window).startedAt;

interface WholeLog {
  readonly genesis: string;
  readonly head: string;
  readonly text: string;
  readonly events: readonly UnhashedEvent[];
}

function verifyLog(handIn: HandIn, log: WholeLog, account: readonly AttemptFlag[]): VerifiedHandIn {
  const { keyed, wire, receivedAt, credential } = handIn;
  const { genesis, events, head } = log;
  const timing = timingOf(handIn, startedIn(handIn, events));
  const { state, evidence } = foldWatching(genesis, events, timing);
  const answers = answersOf(state, keyed.questionIds);
  const startedAt = state.startedAt > 0 ? state.startedAt : (events[0]?.at ?? receivedAt);
  const answersDigest = sha256(answersText(keyed.questionIds, answers));
  const differs = wire.responses.length > 0 && !sameAnswers(keyed, answers, claimedAnswers(wire));
  const differsAtAll = differs || (wire.answersDigest ?? answersDigest) !== answersDigest;
  const { issuedAt, drafts, windows, encryptedUntil } = credential;
  const known = { header: handIn.header, log, drafts };
  const flags = new Set<AttemptFlag>([
    ...account,
    ...(differsAtAll ? (['log-differs'] as const) : []),
    ...logFlags({ state, timing, evidence }),
    ...timeFlags({
      ...known,
      timing,
      evidence,
      clock: wire.clock,
      startedAt: startAtServer(log, evidence, wire.clock),
      issuedAt,
      receivedAt,
      endsAt: commonEndOf(keyed.paper, credential.extraTimePercent, credential.window),
      readWord: handIn.readWord,
    }),
    ...draftFlags(known),
    ...openingFlags({ encryptedUntil, opened: openedIn(events), knownAt: knownAt(handIn) }),
    ...clockFlags({
      clock: wire.clock,
      startedAt: startAtServer(log, evidence, wire.clock),
      startedAtLeast: evidence.start.at + (wire.clock?.offsetMs ?? 0),
      knownAt: knownAt(handIn),
      issuedAt,
      windows,
    }),
  ]);
  return {
    ok: true,
    head,
    answers,
    answersDigest,
    responses: responsesOf(state, keyed.questionIds),
    flags: [...flags],
    ...timesOf(state, timing, startedAt),
  };
}

/** The time used according to the fold. The value in the seal is only compared with it (claimsLessThanCounted). */
function timesOf({ seal, clock }: AttemptState, { limitMs }: Timing, startedAt: number) {
  return {
    startedAt,
    submittedAt: seal?.at ?? clock.at,
    totalTimeSeconds: Math.round(Math.min(clock.elapsedMs, limitMs) / 1000),
  };
}

/**
 * When the attempt started by the server's clock: according to the log, or else to the device's last measurement.
 * ST13: the device that sealed the attempt may not be the one that started it, and their clocks differ.
 */
function startAtServer({ events }: WholeLog, { start }: TimeEvidence, clock: AttemptOnWire['clock']): number {
  if (start.offsetMs !== null) return start.at + start.offsetMs;
  let startedAt = start.at;
  for (const event of events) {
    if (event.type !== 'resumed' || event.reason !== 'other-device') continue;
    if (event.elapsedMs !== undefined) startedAt = event.at - event.elapsedMs;
  }
  return startedAt + (clock?.offsetMs ?? 0);
}

function openedIn(events: readonly UnhashedEvent[]): Opened | undefined {
  const [first] = events;
  return first?.type === 'started' ? first.opened : undefined;
}

/** ST80: when the server first knew of the attempt, epoch milliseconds. */
function knownAt({ header, credential, receivedAt }: HandIn): number {
  const draft = credential.drafts.find(({ attemptId }) => attemptId === header.attemptId);
  return Math.min(receivedAt, draft?.firstContactAt ?? receivedAt);
}

function foldWatching(
  genesis: string,
  events: readonly UnhashedEvent[],
  timing: Timing,
): { readonly state: AttemptState; readonly evidence: TimeEvidence } {
  const witness = new TimeWitness(timing);
  const state = foldAttempt(genesis, events, timing, witness.see);
  return { state, evidence: witness.finish(state.clock.elapsedMs) };
}

function claimedAnswers(wire: AttemptOnWire): Answers {
  return Object.fromEntries(
    wire.responses.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer ?? null]),
  );
}

/** A broken log proves nothing, but its answers are still the student's: they count if no responses were sent with it. */
function verifyBroken(
  handIn: HandIn,
  { genesis, head, events }: WholeLog,
  found: readonly AttemptFlag[],
): VerifiedHandIn {
  const { wire, keyed, receivedAt } = handIn;
  if (wire.responses.length > 0) return verifyPlain(handIn, head, found);
  const timing = timingOf(handIn, startedIn(handIn, events));
  const state = foldAttempt(genesis, events, timing);
  const responses = responsesOf(state, keyed.questionIds);
  const fromLog = { ...wire, responses: responses.map((response) => ({ ...response })) };
  const verified = verifyPlain({ ...handIn, wire: fromLog }, head, found);
  return { ...verified, ...timesOf(state, timing, state.startedAt || receivedAt) };
}

/** A hand-in that has only responses. */
function verifyPlain(handIn: HandIn, head: string, found: readonly AttemptFlag[]): VerifiedHandIn {
  const { keyed, wire, receivedAt, credential } = handIn;
  const answers = {
    ...Object.fromEntries(keyed.questionIds.map((id) => [id, null])),
    ...claimedAnswers(wire),
  };
  const { issuedAt, windows, encryptedUntil } = credential;
  const totalTimeSeconds = Math.round(wire.totalTimeTaken ?? 0);
  const submittedAt = timeOf(wire.submittedAt) ?? receivedAt;
  const claimedStart = timeOf(wire.startedAt);
  const startedAt = claimedStart ?? submittedAt - totalTimeSeconds * 1000;
  const startedAtServer = claimedStart === null ? null : claimedStart + (wire.clock?.offsetMs ?? 0);
  const timing = timingOf(handIn, startedAtServer);
  const flags = [
    ...found,
    ...plainFlags({ totalTimeSeconds, timing, claimedStart, submittedAt }),
    ...openingFlags({ encryptedUntil, opened: undefined, knownAt: knownAt(handIn) }),
    ...clockFlags({
      clock: wire.clock,
      startedAt: startedAtServer,
      startedAtLeast: claimedStart,
      knownAt: knownAt(handIn),
      issuedAt,
      windows,
    }),
  ];
  return {
    ok: true,
    head,
    answers,
    answersDigest: sha256(answersText(keyed.questionIds, answers)),
    responses: plainResponses(keyed, wire, answers),
    flags,
    startedAt,
    submittedAt,
    totalTimeSeconds,
  };
}

function timeOf(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(text);
}

function plainResponses(keyed: KeyedPaper, wire: AttemptOnWire, answers: Answers): ResponseOnWire[] {
  const given = new Map(wire.responses.map((response) => [response.questionId, response]));
  return keyed.questionIds.map((questionId) => {
    const response = given.get(questionId);
    const selectedAnswer = answers[questionId] ?? null;
    return {
      questionId,
      selectedAnswer,
      timeTaken: Math.round(
        response?.timeTaken ?? (selectedAnswer === null ? 0 : DEFAULT_TIME_TAKEN_SECONDS),
      ),
      isSkipped: selectedAnswer === null,
      markedForReview: response?.markedForReview ?? false,
      visits: response?.visits ?? 0,
      answeredAt: response?.answeredAt ?? null,
    };
  });
}
