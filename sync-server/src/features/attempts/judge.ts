import {
  answersOf,
  answersText,
  canonicalJson,
  clockJump,
  DEFAULT_TIME_TAKEN_SECONDS,
  applyEvent,
  emptyAttempt,
  genesisHash,
  limitMs,
  responsesOf,
  verifyChain,
  type AttemptEvent,
  type AttemptHeader,
  type AttemptState,
  type ResponseOnWire,
  type Timing,
} from '@exam/shared-schema/attempt';
import type { AttemptFlag, AttemptOnWire } from '@exam/shared-schema/contract';
import { sha256 } from '../../sha256.ts';
import { eventsFault, responsesFault, sameAnswers, type Answers } from './answers.ts';
import type { Credential } from './credential.ts';
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
}

/** A hand-in as the server takes it: which answers count, by what fingerprint, and what was noticed. */
export interface Judged {
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
  if (!isWholeChain(handIn, log)) return judgePlain(handIn, log.head, [...account, 'log-broken']);
  const eventFault = eventsFault(marked, log.events);
  if (eventFault !== null) return { ok: false, reason: eventFault };
  return judgeLog(handIn, log.events, account);
}

/** The digest of a hand-in without a log: what makes a repeat the same (ST6). Credentials are renewed, so they are left out. */
export function digestOf({ header, wire }: Pick<HandIn, 'header' | 'wire'>): string {
  const { ticket: _ticket, clock: _clock, ...body } = wire;
  return sha256(canonicalJson({ ...body, attemptId: header.attemptId, userId: header.userId }));
}

function isWholeChain({ header }: HandIn, log: NonNullable<AttemptOnWire['log']>): boolean {
  const chain = verifyChain({ nextSeq: 0, head: genesisHash(header, sha256) }, log.events, sha256);
  return chain.ok && chain.head === log.head;
}

function timingOf({ marked, credential }: HandIn): Timing {
  const { policy, durationSeconds } = marked.paper.timing;
  return { policy, limitMs: limitMs(durationSeconds, credential.extraTimePercent) };
}

function judgeLog(handIn: HandIn, events: readonly AttemptEvent[], account: readonly AttemptFlag[]): Judged {
  const { marked, wire, receivedAt, credential } = handIn;
  const timing = timingOf(handIn);
  const { state, unreportedJumps } = foldWatching(handIn, [...handIn.earlier, ...events], timing);
  const answers = answersOf(state, marked.questionIds);
  const startedAt = state.startedAt > 0 ? state.startedAt : (events[0]?.at ?? receivedAt);
  const claimed = claimedAnswers(wire);
  const differs = wire.responses.length > 0 && !sameAnswers(marked, answers, claimed);
  const flags = [
    ...account,
    ...(differs ? (['log-differs'] as const) : []),
    ...logFlags({ state, timing, startedAt, unreportedJumps }),
    ...clockFlags({ clock: wire.clock, claimedStart: startedAt, issuedAt: credential.issuedAt }),
  ];
  const elapsedMs = state.seal?.elapsedMs ?? Math.min(state.clock.elapsedMs, timing.limitMs);
  return {
    ok: true,
    head: state.head,
    answers,
    answersDigest: sha256(answersText(marked.questionIds, answers)),
    responses: responsesOf(state, marked.questionIds),
    flags,
    startedAt,
    submittedAt: state.seal?.at ?? state.clock.at,
    totalTimeSeconds: Math.round(elapsedMs / 1000),
  };
}

/** Folds, and looks for jumps of the wall clock that the log does not own up to (AT21). */
function foldWatching(
  handIn: HandIn,
  events: readonly AttemptEvent[],
  timing: Timing,
): { state: AttemptState; unreportedJumps: number } {
  let state = emptyAttempt(genesisHash(handIn.header, sha256));
  let unreportedJumps = 0;
  for (const event of events) {
    const session = 'session' in event ? event.session : state.clock.session;
    const jump =
      state.status === 'empty' ? 0 : clockJump(state.clock, { at: event.at, mono: event.mono, session });
    if (jump !== 0 && event.type !== 'clock-jumped') unreportedJumps += 1;
    state = applyEvent(state, event, timing);
  }
  return { state, unreportedJumps };
}

function claimedAnswers(wire: AttemptOnWire): Answers {
  return Object.fromEntries(
    wire.responses.map(({ questionId, selectedAnswer }) => [questionId, selectedAnswer ?? null]),
  );
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
