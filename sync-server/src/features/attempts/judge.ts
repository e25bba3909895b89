import {
  answersOf,
  answersText,
  canonicalJson,
  clockJump,
  DEFAULT_TIME_TAKEN_SECONDS,
  foldAttempt,
  genesisHash,
  isKnownEvent,
  pageLifeOf,
  responsesOf,
  verifyChain,
  type AttemptEvent,
  type AttemptHeader,
  type AttemptState,
  type FoldWatcher,
  type ResponseOnWire,
  type Timing,
} from '@exam/shared-schema/attempt';
import type { AttemptFlag, AttemptOnWire } from '@exam/shared-schema/contract';
import { timingFor } from '@exam/shared-schema/paper-package';
import { sha256 } from '../../sha256.ts';
import { eventsFault, responsesFault, sameAnswers, type Answers } from './answers.ts';
import type { Credential } from './credential.ts';
import type { EventTexts } from './event-texts.ts';
import { clockFlags, logFlags, plainFlags } from './flags.ts';
import type { MarkedPaper } from './marked-papers.ts';

export interface HandIn {
  readonly wire: AttemptOnWire;
  readonly header: AttemptHeader;
  readonly credential: Credential;
  readonly marked: MarkedPaper;
  /** Events of a draft that this log goes on from (ST13); empty for a log of its own. */
  readonly earlier: readonly AttemptEvent[];
  readonly receivedAt: number;
  /** Of this log, as they came; null where they are to be written anew. */
  readonly texts: EventTexts | null;
}

/** A hand-in as the server takes it: which answers count, by what fingerprint, and what was noticed. */
export interface Judged {
  readonly ok: true;
  readonly head: string;
  readonly answers: Answers;
  readonly answersDigest: string;
  /** The log's events as JSON, as they were hashed and without the hashes; null where there is no whole chain. */
  readonly eventsText: string | null;
  readonly responses: readonly ResponseOnWire[];
  readonly flags: readonly AttemptFlag[];
  readonly startedAt: number;
  readonly submittedAt: number;
  readonly totalTimeSeconds: number;
}

export type Judgement = Judged | { readonly ok: false; readonly reason: string };

/**
 * SY5, ST5: decides what a hand-in says. Well-formed ones are always taken: what is odd about them becomes a flag.
 * Refused is only what cannot be an attempt at this paper.
 */
export function judge(handIn: HandIn): Judgement {
  const { wire, marked, credential } = handIn;
  const fault = responsesFault(marked, wire.responses);
  if (fault !== null) return { ok: false, reason: fault };
  const account: AttemptFlag[] = [
    ...(credential.isDisabled ? (['account-disabled'] as const) : []),
    ...(credential.byTicket ? [] : (['no-ticket'] as const)),
  ];
  const log = wire.log;
  if (log === undefined || log.events.length === 0)
    return judgePlain(handIn, digestOf(handIn), [...account, 'no-log']);
  const genesis = genesisHash(handIn.header, sha256);
  const eventsText = chainAsItCame(genesis, log, handIn.texts) ?? wholeChain(genesis, log);
  if (eventsText === null) return judgeBroken(handIn, { genesis, log }, [...account, 'log-broken']);
  // Without a hash in each, which the fold does not ask for where it is told the head.
  const events = log.events as readonly AttemptEvent[];
  const eventFault = eventsFault(marked, events);
  if (eventFault !== null) return { ok: false, reason: eventFault };
  if (!log.events.every(isKnownEvent)) account.push('newer-log');
  return judgeLog(handIn, { genesis, head: log.head, events, eventsText }, account);
}

/** The digest of a hand-in without a log: what makes a repeat the same (ST6). Credentials are renewed, so they are left out. */
export function digestOf({ header, wire }: Pick<HandIn, 'header' | 'wire'>): string {
  const { ticket: _ticket, clock: _clock, ...body } = wire;
  return sha256(canonicalJson({ ...body, attemptId: header.attemptId, userId: header.userId }));
}

/** The events' JSON where the chain holds over their texts as they came; null says nothing. */
function chainAsItCame(
  genesis: string,
  { head, events }: NonNullable<AttemptOnWire['log']>,
  texts: EventTexts | null,
): string | null {
  if (texts?.each.length !== events.length) return null;
  if (events.some(({ seq }, place) => seq !== place)) return null;
  const last = texts.each.reduce((previous, text) => sha256(previous + text), genesis);
  return last === head ? texts.list : null;
}

/**
 * The events' JSON without their hashes, where the chain holds; else null. The text that each hash
 * covers is stored as it is: writing the whole log a second time cost as much as a third of its hashing. The hashes
 * follow from it and the head vouches for them, so they are not stored.
 */
function wholeChain(genesis: string, log: NonNullable<AttemptOnWire['log']>): string | null {
  let text = '';
  const chain = verifyChain({ nextSeq: 0, head: genesis }, log.events, sha256, (event) => {
    text += text === '' ? event : `,${event}`;
  });
  return chain.ok && chain.head === log.head ? `[${text}]` : null;
}

function timingOf({ marked, credential }: HandIn): Timing {
  return timingFor(marked.paper, credential.extraTimePercent);
}

interface WholeLog {
  readonly genesis: string;
  readonly head: string;
  readonly events: readonly AttemptEvent[];
  readonly eventsText: string;
}

function judgeLog(handIn: HandIn, log: WholeLog, account: readonly AttemptFlag[]): Judged {
  const { marked, wire, receivedAt, credential } = handIn;
  const { events, eventsText } = log;
  const timing = timingOf(handIn);
  const { state, unreportedJumps } = foldWatching(log.genesis, [...handIn.earlier, ...events], timing);
  const answers = answersOf(state, marked.questionIds);
  const startedAt = state.startedAt > 0 ? state.startedAt : (events[0]?.at ?? receivedAt);
  const startedHere = startBySealersClock([...handIn.earlier, ...events], startedAt);
  const answersDigest = sha256(answersText(marked.questionIds, answers));
  const differs = wire.responses.length > 0 && !sameAnswers(marked, answers, claimedAnswers(wire));
  const differsAtAll = differs || (wire.answersDigest ?? answersDigest) !== answersDigest;
  const flags = [
    ...account,
    ...(differsAtAll ? (['log-differs'] as const) : []),
    ...logFlags({ state, timing, startedAt: startedHere, unreportedJumps }),
    ...clockFlags({ clock: wire.clock, claimedStart: startedHere, issuedAt: credential.issuedAt }),
  ];
  const elapsedMs = state.seal?.elapsedMs ?? Math.min(state.clock.elapsedMs, timing.limitMs);
  return {
    ok: true,
    head: log.head,
    answers,
    answersDigest,
    eventsText,
    responses: responsesOf(state, marked.questionIds),
    flags,
    startedAt,
    submittedAt: state.seal?.at ?? state.clock.at,
    totalTimeSeconds: Math.round(elapsedMs / 1000),
  };
}

/** ST13: when the attempt began by the clock of the device that sealed it, which need not be the one it began on. */
function startBySealersClock(events: readonly AttemptEvent[], startedAt: number): number {
  let start = startedAt;
  for (const event of events) {
    if (event.type !== 'resumed' || event.reason !== 'other-device') continue;
    if (event.elapsedMs !== undefined) start = event.at - event.elapsedMs;
  }
  return start;
}

/** Folds, and looks for jumps of the wall clock that the log does not own up to (AT21). */
function foldWatching(
  genesis: string,
  events: readonly AttemptEvent[],
  timing: Timing,
): { state: AttemptState; unreportedJumps: number } {
  let unreportedJumps = 0;
  const watch: FoldWatcher = ({ status, clock }, event) => {
    if (status === 'empty' || event.type === 'clock-jumped') return;
    const session = pageLifeOf(event) ?? clock.session;
    if (clockJump(clock, { at: event.at, mono: event.mono, session }) !== 0) unreportedJumps += 1;
  };
  return { state: foldAttempt(genesis, events, timing, watch), unreportedJumps };
}

function claimedAnswers(wire: AttemptOnWire): Answers {
  return Object.fromEntries(
    wire.responses.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer ?? null]),
  );
}

/** A broken log proves nothing, but what it says is still the student's: it counts where no responses came beside it. */
function judgeBroken(
  handIn: HandIn,
  { genesis, log }: { readonly genesis: string; readonly log: NonNullable<AttemptOnWire['log']> },
  found: readonly AttemptFlag[],
): Judgement {
  const { wire, marked } = handIn;
  if (wire.responses.length > 0) return judgePlain(handIn, log.head, found);
  const events = log.events as readonly AttemptEvent[];
  const fault = eventsFault(marked, events);
  if (fault !== null) return { ok: false, reason: fault };
  const responses = responsesOf(foldAttempt(genesis, events, timingOf(handIn)), marked.questionIds);
  const told = { ...wire, responses: responses.map((response) => ({ ...response })) };
  return judgePlain({ ...handIn, wire: told }, log.head, found);
}

/** A hand-in whose responses are all there is to go by. */
function judgePlain(handIn: HandIn, head: string, found: readonly AttemptFlag[]): Judged {
  const { marked, wire, receivedAt, credential } = handIn;
  const answers = {
    ...Object.fromEntries(marked.questionIds.map((id) => [id, null])),
    ...claimedAnswers(wire),
  };
  const totalTimeSeconds = Math.round(wire.totalTimeTaken ?? 0);
  const submittedAt = timeOf(wire.submittedAt) ?? receivedAt;
  const claimedStart = timeOf(wire.startedAt);
  const startedAt = claimedStart ?? submittedAt - totalTimeSeconds * 1000;
  const flags = [
    ...found,
    ...plainFlags({ totalTimeSeconds, timing: timingOf(handIn), claimedStart, submittedAt }),
    ...clockFlags({ clock: wire.clock, claimedStart, issuedAt: credential.issuedAt }),
  ];
  return {
    ok: true,
    head,
    answers,
    answersDigest: sha256(answersText(marked.questionIds, answers)),
    eventsText: null,
    responses: plainResponses(marked, wire, answers),
    flags,
    startedAt,
    submittedAt,
    totalTimeSeconds,
  };
}

function timeOf(text: string | undefined): number | null {
  return text === undefined ? null : Date.parse(text);
}

function plainResponses(marked: MarkedPaper, wire: AttemptOnWire, answers: Answers): ResponseOnWire[] {
  const given = new Map(wire.responses.map((response) => [response.questionId, response]));
  return marked.questionIds.map((questionId) => {
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
