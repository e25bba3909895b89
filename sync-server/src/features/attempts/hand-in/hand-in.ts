import { responsesText, type AttemptHeader, type Receipt } from '@exam/shared-schema/attempt';
import { attemptSchema, type AttemptOnWire } from '@exam/shared-schema/contract';
import { parseFraction, toNumber, type MarkingResult } from '@exam/shared-schema/marking';
import type { Context } from '../../../context.ts';
import type { AttemptClaims } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { backedUpThrough, readTimeStatement } from '../../../installation/index.ts';
import { readCredential, type Bearer, type Credential } from './credential.ts';
import { isDoubted, mayRank, when } from '../../../marked-attempts/flags.ts';
import { digestOf, verifyHandIn, type VerifiedHandIn } from './verify-hand-in.ts';
import { keyStayedHere } from '../../../marked-attempts/key-access.ts';
import { storeAttempt, type PreparedHandIn, type Stored, type StoredEarlier } from './keep-attempt.ts';
import type { KeyedPaper, ReadKeyedPaper } from '../../../marked-attempts/keyed-papers.ts';
import type { NewAttempt } from '../../../marked-attempts/queries.ts';
import { signReceipt } from './receipt.ts';
import { resultText, type ResultExtent } from '../../../marked-attempts/result.ts';

/** When a hand-in arrived, and how far backups reached at that time (ST14). Epoch ms. */
export interface Arrival {
  readonly receivedAt: number;
  /** Null before the first backup. */
  readonly backedUpThrough: number | null;
}

export async function arrivalNow(context: Context): Promise<Arrival> {
  const receivedAt = context.clock.now();
  return { receivedAt, backedUpThrough: await backedUpThrough(context, receivedAt) };
}

/** The context of a hand-in, and the extent of its answer. */
export interface HandInContext {
  readonly bearer: Bearer;
  readonly arrival: Arrival;
  /** How much of its result is requested. */
  readonly extent: ResultExtent;
}

export interface HandedIn {
  readonly attemptId: string;
  readonly status: Stored['status'];
  /** JSON of a handInResultSchema, see resultText. */
  readonly results: string;
  readonly receipt: Receipt;
}

/**
 * Reads and decides without writing, so that the hand-ins of one call can be committed together and this larger part
 * of the work can run in a thread beside the only writer (see hand-in-workers/).
 * @throws AppError as readCredential; MALFORMED_ATTEMPT if it cannot be an attempt at this paper.
 */
export async function prepareHandIn(
  context: Context,
  papers: ReadKeyedPaper,
  { bearer, arrival, extent }: HandInContext,
  wire: AttemptOnWire,
): Promise<PreparedHandIn> {
  // A draft stored as the attempt would block the sealed log forever.
  if (wire.submissionType === 'draft')
    throw new AppError('REFUSED', 'A draft is not handed in: it goes to its progress.');
  const credential = await readCredential(context, bearer, wire);
  const paper = await papers(credential.packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  const { keyed, policy } = paper;
  const { receivedAt } = arrival;
  const header = headerOf(wire, credential);
  const { keys } = context.installation;
  const readWord = (text: string) => readTimeStatement(keys, text);
  const verified = verifyHandIn({ wire, header, credential, keyed, receivedAt, readWord });
  if (!verified.ok) throw new AppError('MALFORMED_ATTEMPT', verified.reason);
  const marks = keyed.marker.mark(verified.answers);
  const isPending = marks.questions.some(({ outcome }) => outcome === 'pending-review');
  const flags = [...verified.flags, ...when(isPending, 'pending-review')];
  const ranks = keyStayedHere(policy, keyed.paper);
  const ranked = ranks && !isPending && mayRank(flags);
  const doubted = ranks && isDoubted(flags);
  const { responses, head, answersDigest } = verified;
  const receipt = signReceipt(context.installation, { ...header, head, answersDigest, ...arrival });
  const row = rowOf({
    wire,
    header,
    verified: { ...verified, flags },
    keyed,
    marks,
    ranked,
    doubted,
    receivedAt,
    receipt,
  });
  const release = { ...policy, installation: context.installation, now: receivedAt };
  return {
    row,
    flags,
    receipt,
    result: resultText({ ...row, flags, responses, receipt }, keyed, release, extent, marks),
    extent,
    backedUpThrough: arrival.backedUpThrough,
  };
}

/**
 * Writes a prepared hand-in and returns once it is on disk.
 * @param body the hand-in as it arrived, stored if another log of the same attempt was first.
 */
export async function commitHandIn(
  context: Context,
  papers: ReadKeyedPaper,
  prepared: PreparedHandIn,
  body: () => AttemptOnWire,
): Promise<HandedIn> {
  const { row, result, receipt } = prepared;
  const stored = await storeAttempt(context, prepared, () => bodyText(body()));
  const { status } = stored;
  context.failPoint('hand-in-committed');
  context.onHandIn?.(status);
  if (status === 'new') return { attemptId: row.id, status, receipt, results: result };
  const results = await resultOfEarlier(context, papers, prepared, stored);
  return { attemptId: row.id, status, receipt: stored.superseded ?? stored.attempt.receipt, results };
}

/** Another hand-in of this attempt was stored first, so its result is returned. */
async function resultOfEarlier(
  { clock, installation }: Context,
  papers: ReadKeyedPaper,
  { extent }: PreparedHandIn,
  { attempt, superseded }: StoredEarlier,
): Promise<string> {
  const paper = await papers(attempt.packageVersion);
  if (paper === null) throw new AppError('NOT_READY');
  const { keyed, policy } = paper;
  const release = { ...policy, installation, now: clock.now() };
  if (superseded === null) return resultText(attempt, keyed, release, extent);
  const flags = [...new Set([...attempt.flags, 'superseded' as const])];
  return resultText({ ...attempt, flags, receipt: superseded }, keyed, release, extent);
}

/** A plain client sends no attempt id. It is derived from the content, so that a repeated request gives the same one (SY3). */
function headerOf(wire: AttemptOnWire, { userId, paperId, packageVersion }: Credential): AttemptHeader {
  const unnamed = { attemptId: '', userId, testId: paperId, packageVersion };
  return { ...unnamed, attemptId: wire.attemptId ?? digestOf({ header: unnamed, wire }).slice(0, 32) };
}

interface Decided {
  readonly wire: AttemptOnWire;
  readonly header: AttemptHeader;
  readonly verified: VerifiedHandIn;
  readonly keyed: KeyedPaper;
  readonly marks: MarkingResult;
  readonly ranked: boolean;
  readonly doubted: boolean;
  readonly receivedAt: number;
  readonly receipt: Receipt;
}

function rowOf({
  wire,
  header,
  verified,
  keyed,
  marks,
  ranked,
  doubted,
  receivedAt,
  receipt,
}: Decided): NewAttempt {
  const { attemptId, userId, testId, packageVersion } = header;
  const { ok: _ok, answers: _answers, responses, flags, ...facts } = verified;
  const { total, counts, accuracy, engineVersion } = marks;
  const { correct, incorrect, unanswered } = counts;
  return {
    ...facts,
    id: attemptId,
    userId,
    paperId: testId,
    packageVersion,
    log: wire.log?.events ?? null,
    claims: JSON.stringify(claimsOf(wire, verified)),
    responses: responsesText(responses),
    flags: JSON.stringify(flags),
    receipt: JSON.stringify(receipt),
    receivedAt,
    ranked,
    isDoubted: doubted,
    scoreExact: total,
    score: toNumber(parseFraction(total)),
    correct,
    incorrect,
    unanswered,
    accuracy,
    keyVersion: keyed.keyVersion,
    engineVersion,
    deviceId: wire.deviceId ?? null,
    isDemo: false,
  };
}

function claimsOf(
  { clock, responses, answersDigest }: AttemptOnWire,
  { flags }: VerifiedHandIn,
): AttemptClaims {
  return flags.includes('log-differs') ? { clock, responses, answersDigest } : { clock };
}

/**
 * The whole text of a superseded hand-in (SY6), with its members in the schema's order, so that the same hand-in always
 * gives the same text. The ticket is a credential and is not stored.
 */
function bodyText(wire: AttemptOnWire): string {
  const { ticket: _ticket, ...rest } = attemptSchema.parse(wire);
  return JSON.stringify(rest);
}
