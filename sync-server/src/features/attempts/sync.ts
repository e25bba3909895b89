import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../context.ts';
import { Allowance, AppError } from '../../http/index.ts';
import { arrivalNow, commitHandIn, type HandedIn } from './hand-in.ts';
import type { PreparedHandIn } from './keep-attempt.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';
import {
  attemptAt,
  itemRefusal,
  refusalOf,
  type PreparedItem,
  type PrepareSync,
  type Refusal,
  type SyncRequest,
} from './prepare-sync.ts';

/** AC44: new attempts of one student: what an outbox holds after a year without a line, and more than anybody sits in a day. */
const ATTEMPTS_OF_A_STUDENT = { burst: 200, perSecond: 1 / 120 };

/** What hand-ins go through, whichever way they come. */
export interface Intake {
  readonly context: Context;
  readonly papers: ReadMarkedPaper;
  readonly prepare: PrepareSync;
  /** By user. Null where nothing is limited. */
  readonly allowance: Allowance | null;
}

export function openIntake(
  parts: Omit<Intake, 'allowance'>,
  { limits }: { readonly limits: boolean },
): Intake {
  return { ...parts, allowance: limits ? new Allowance(ATTEMPTS_OF_A_STUDENT) : null };
}

/** A hand-in, or several, as they came, but for when. */
export type Arrived = Omit<SyncRequest, 'form' | 'arrival'>;

/**
 * Hands in many attempts, each judged by itself: one that is refused keeps no other back. Those of one paper are
 * written in their order, since the first of them ranks (ST7), and the others beside them.
 * @returns the JSON of a list of syncedAttemptSchema.
 * @throws AppError UNAUTHENTICATED where nothing in the call is a credential, VALIDATION, MALFORMED, RATE_LIMITED.
 */
export async function syncAttempts(
  intake: Intake,
  arrived: Arrived,
  log: FastifyBaseLogger,
): Promise<string> {
  const request: SyncRequest = { ...arrived, form: 'batch', arrival: await arrivalNow(intake.context) };
  const prepared = await intake.prepare(request);
  const last = new Map<string, Promise<unknown>>();
  const answers = await Promise.all(
    prepared.map((item, place) => {
      const turn = turnOf(item);
      const committed = (last.get(turn) ?? Promise.resolve()).then(() =>
        commitItem(intake, item, () => attemptAt(request, place), log),
      );
      last.set(turn, committed);
      return committed;
    }),
  );
  tellAllToWait(answers);
  return `[${answers.map(({ text }) => text).join(',')}]`;
}

interface ItemAnswer {
  /** JSON of a syncedAttemptSchema. */
  readonly text: string;
  /** Seconds, where the attempt was refused for now. */
  readonly retryAfter?: number | undefined;
}

/** AC44: an answer to the call can say when to come again, one to an attempt cannot. */
function tellAllToWait(answers: readonly ItemAnswer[]): void {
  const waits = answers.flatMap(({ retryAfter }) => retryAfter ?? []);
  if (waits.length === answers.length)
    throw new AppError('RATE_LIMITED', undefined, { retryAfter: Math.min(...waits) });
}

/** Hands in one attempt. @throws AppError as readCredential; MALFORMED_ATTEMPT, MALFORMED, RATE_LIMITED, NOT_READY. */
export async function handInOne(intake: Intake, arrived: Arrived, log: FastifyBaseLogger): Promise<HandedIn> {
  const request: SyncRequest = { ...arrived, form: 'single', arrival: await arrivalNow(intake.context) };
  const [item] = await intake.prepare(request);
  if (item === undefined) throw new Error('One attempt was prepared to none');
  if ('refusal' in item) throw told(item.id, item.refusal, log);
  return commitWithin(intake, item.handIn, () => attemptAt(request, 0));
}

function turnOf(item: PreparedItem): string {
  return 'refusal' in item ? 'refused' : `${item.handIn.row.userId} ${item.handIn.row.paperId}`;
}

async function commitItem(
  intake: Intake,
  item: PreparedItem,
  body: () => ReturnType<typeof attemptAt>,
  log: FastifyBaseLogger,
): Promise<ItemAnswer> {
  const { context } = intake;
  if ('refusal' in item) return rejected(context, item.id, told(item.id, item.refusal, log));
  try {
    const { attemptId, status, results } = await commitWithin(intake, item.handIn, body);
    const said = { attemptId, status: status === 'repeat' ? 'duplicate' : 'accepted' };
    return { text: `${JSON.stringify(said).slice(0, -1)},"results":${results}}` };
  } catch (error) {
    return rejected(context, item.id, told(item.id, itemRefusal(error), log));
  }
}

/** AC44: a student's attempts are counted by whose they are, whatever ticket or session they came with. */
async function commitWithin(
  { context, papers, allowance }: Intake,
  prepared: PreparedHandIn,
  body: () => ReturnType<typeof attemptAt>,
): Promise<HandedIn> {
  const { userId } = prepared.row;
  const retryAfter = allowance?.wait(userId) ?? 0;
  if (retryAfter > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfter });
  const handedIn = await commitHandIn(context, papers, prepared, body);
  if (handedIn.status !== 'repeat') allowance?.use(userId, 1);
  return handedIn;
}

/** What nobody expected goes to the log, with the attempt that it happened to. */
function told(attemptId: string | null, refusal: Refusal, log: FastifyBaseLogger): AppError {
  const { code, message, failure, ...more } = refusal;
  if (failure !== undefined) log.error({ err: failure, attemptId }, 'an attempt could not be handed in');
  return new AppError(code, message, more);
}

function rejected({ handedIn }: Context, attemptId: string | null, refused: AppError): ItemAnswer {
  handedIn?.('refused');
  const { code, message, retryAfter } = refusalOf(refused);
  return { text: JSON.stringify({ attemptId, status: 'rejected', code, message }), retryAfter };
}
