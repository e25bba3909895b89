import type { FastifyBaseLogger } from 'fastify';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { Allowance, AppError } from '../../../http/index.ts';
import { arrivalNow, commitHandIn, type HandedIn } from './hand-in.ts';
import type { PreparedHandIn } from './keep-attempt.ts';
import type { ReadKeyedPaper } from '../../../marked-attempts/keyed-papers.ts';
import {
  attemptAt,
  itemRefusal,
  type PreparedItem,
  type PrepareSync,
  type RefusedItem,
  type SyncRequest,
} from './prepare-sync.ts';

/** AC44: new attempts per student: the burst is the outbox of a year without a network, the rate is above any real use. */
const ATTEMPTS_OF_A_STUDENT = { burst: 200, perSecond: 1 / 120 };

/** What all entry points for hand-ins use. */
export interface Intake {
  readonly context: Context;
  readonly papers: ReadKeyedPaper;
  readonly prepare: PrepareSync;
  /** By user. Null if nothing is limited. */
  readonly allowance: Allowance | null;
}

export function openIntake(
  parts: Omit<Intake, 'allowance'>,
  { limits }: { readonly limits: boolean },
): Intake {
  return { ...parts, allowance: limits ? new Allowance(ATTEMPTS_OF_A_STUDENT) : null };
}

/** One or several hand-ins as they arrived, without the time of arrival. */
export type Arrived = Omit<SyncRequest, 'form' | 'arrival'>;

/**
 * Hands in several attempts, each checked separately, so that a refused one does not block the others.
 * @returns the JSON of a list of syncedAttemptSchema.
 * @throws AppError UNAUTHENTICATED if the call has no credential, VALIDATION, MALFORMED, RATE_LIMITED.
 */
export async function syncAttempts(
  intake: Intake,
  arrived: Arrived,
  log: FastifyBaseLogger,
): Promise<string> {
  const outcomes = await handInAll(intake, { ...arrived, form: 'batch' }, log);
  throwIfAllLimited(outcomes);
  return `[${outcomes.map(outcomeText).join(',')}]`;
}

/** Hands in one attempt. @throws AppError as readCredential; MALFORMED_ATTEMPT, MALFORMED, RATE_LIMITED, NOT_READY. */
export async function handInOne(intake: Intake, arrived: Arrived, log: FastifyBaseLogger): Promise<HandedIn> {
  const [outcome] = await handInAll(intake, { ...arrived, form: 'single' }, log);
  if (outcome === undefined) throw new Error('prepareSync returned no outcome for the attempt');
  if ('refused' in outcome) throw outcome.refused;
  return outcome.handedIn;
}

/** The outcome of one attempt of a call. */
type Outcome =
  | { readonly handedIn: HandedIn }
  | { readonly attemptId: string | null; readonly refused: AppError };

/**
 * All entrances use this function. `prepare` reads, verifies and marks the attempts of a call, and this function
 * writes them. Attempts at the same paper are written in order, since the first of them ranks (ST7); different papers
 * are written concurrently.
 * @throws AppError for the call as a whole.
 */
async function handInAll(
  intake: Intake,
  call: Omit<SyncRequest, 'arrival'>,
  log: FastifyBaseLogger,
): Promise<Outcome[]> {
  const request: SyncRequest = { ...call, arrival: await arrivalNow(intake.context) };
  const prepared = await intake.prepare(request);
  const last = new Map<string, Promise<unknown>>();
  return Promise.all(
    prepared.map((item, place) => {
      const turn = turnOf(item);
      const done = (last.get(turn) ?? Promise.resolve()).then(() =>
        commitItem(intake, item, () => attemptAt(request, place), log),
      );
      last.set(turn, done);
      return done;
    }),
  );
}

function turnOf(item: PreparedItem): string {
  return 'refusal' in item ? 'refused' : `${item.handIn.row.userId} ${item.handIn.row.paperId}`;
}

async function commitItem(
  intake: Intake,
  item: PreparedItem,
  body: () => AttemptOnWire,
  log: FastifyBaseLogger,
): Promise<Outcome> {
  const { context } = intake;
  if ('refusal' in item) return refusedItem(context, item, log);
  try {
    return { handedIn: await commitWithin(intake, item.handIn, body) };
  } catch (error) {
    return refusedItem(context, { id: item.id, refusal: itemRefusal(error) }, log);
  }
}

/** Unexpected errors go to the log, with the id of the attempt. */
function refusedItem(
  { onHandIn }: Context,
  { id: attemptId, refusal }: RefusedItem,
  log: FastifyBaseLogger,
): Outcome {
  const { code, message, failure, ...more } = refusal;
  if (failure !== undefined) log.error({ err: failure, attemptId }, 'an attempt could not be handed in');
  onHandIn?.('refused');
  return { attemptId, refused: new AppError(code, message, more) };
}

/** AC44: attempts are counted per student, whatever ticket or session they came with. */
async function commitWithin(
  { context, papers, allowance }: Intake,
  prepared: PreparedHandIn,
  body: () => AttemptOnWire,
): Promise<HandedIn> {
  const { userId } = prepared.row;
  const retryAfter = allowance?.wait(userId) ?? 0;
  if (retryAfter > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfter });
  const handedIn = await commitHandIn(context, papers, prepared, body);
  if (handedIn.status !== 'repeat') allowance?.use(userId, 1);
  return handedIn;
}

/** AC44: only the answer to a whole call has a Retry-After header; the item of a single attempt does not. */
function throwIfAllLimited(outcomes: readonly Outcome[]): void {
  const waits = outcomes.flatMap((outcome) => ('refused' in outcome && outcome.refused.retryAfter) || []);
  if (waits.length === outcomes.length)
    throw new AppError('RATE_LIMITED', undefined, { retryAfter: Math.min(...waits) });
}

/** JSON of a syncedAttemptSchema. */
function outcomeText(outcome: Outcome): string {
  if ('refused' in outcome) {
    const { attemptId, refused } = outcome;
    return JSON.stringify({ attemptId, status: 'rejected', code: refused.code, message: refused.message });
  }
  const { attemptId, status, results } = outcome.handedIn;
  const summary = { attemptId, status: status === 'repeat' ? 'duplicate' : 'accepted' };
  return `${JSON.stringify(summary).slice(0, -1)},"results":${results}}`;
}
