import {
  attemptSchema,
  ERRORS,
  isUsualAttempt,
  syncAttempts as syncCall,
  type AttemptOnWire,
  type ErrorCode,
} from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import {
  AppError,
  fieldErrors,
  readBody,
  readJson,
  signedIn,
  toAppError,
  type Identity,
} from '../../../http/index.ts';
import { loggable } from '../../../root-cause.ts';
import { heldTicket, type HeldTicket } from './credential.ts';
import { prepareHandIn, type Arrival, type HandInContext } from './hand-in.ts';
import type { PreparedHandIn } from './keep-attempt.ts';
import type { ReadKeyedPaper } from '../results/keyed-papers.ts';

/** Hand-ins as they came. Plain data, as all that follows: it may go to another thread. */
export interface SyncRequest {
  /** JSON, UTF-8. */
  readonly body: Uint8Array;
  /** What the body is: a call of sync with its attempts, or one attempt alone. */
  readonly form: 'batch' | 'single';
  readonly identity: Identity;
  /** Whom the work is counted by (AC43). */
  readonly sender: string;
  readonly arrival: Arrival;
  /** ST15: the one ticket that it may be handed in by, where somebody else carries it. */
  readonly ticketId?: string;
  /** Of the one result; a call of sync says so itself. */
  readonly extent?: HandInContext['extent'];
}

/** An AppError without its stack. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors?: AppError['errors'];
  readonly retryAfter?: AppError['retryAfter'];
  /** What nobody expected, for the log alone. */
  readonly failure?: object;
}

/** `id` as the attempt calls itself, where it can be read. */
export interface RefusedItem {
  readonly id: string | null;
  readonly refusal: Refusal;
}

export type PreparedItem = { readonly id: string | null; readonly handIn: PreparedHandIn } | RefusedItem;

/** Whoever reads, judges and marks the hand-ins of a call: in this thread or beside it. @throws AppError for the call as a whole. */
export type PrepareSync = (request: SyncRequest) => Promise<readonly PreparedItem[]>;

/** What is wrong with the server as a whole is thrown as it is. */
export function prepareSync(context: Context, papers: ReadKeyedPaper): PrepareSync {
  return async (request) => {
    const { body, form, identity, arrival, ticketId } = request;
    const { attempts, extent } = form === 'batch' ? batchIn(body) : singleIn(request);
    if (form === 'batch' && !attempts.some(hasTicket)) signedIn(identity);
    const call = { identity, arrival, extent, ticketId };
    const items: PreparedItem[] = [];
    for (const item of attempts) items.push(await prepareItem(context, papers, call, item));
    return items;
  };
}

interface Read {
  readonly attempts: readonly unknown[];
  readonly extent: HandInContext['extent'];
}

function batchIn(body: Uint8Array): Read {
  const { attempts, results = 'whole' } = readBody(syncCall, body);
  return { attempts, extent: results };
}

function singleIn({ body, extent = 'whole' }: SyncRequest): Read {
  return { attempts: [body.length === 0 ? undefined : readJson(body)], extent };
}

/** The attempt at a place of a body that was read before. */
export function attemptAt({ body, form }: Pick<SyncRequest, 'body' | 'form'>, place: number): AttemptOnWire {
  const item = form === 'single' ? readJson(body) : readBody(syncCall, body).attempts[place];
  return attemptSchema.parse(item);
}

export function refusalOf({ code, message, errors, retryAfter }: AppError): Refusal {
  return { code, message, ...(errors && { errors }), ...(retryAfter !== undefined && { retryAfter }) };
}

interface CallContext extends Omit<HandInContext, 'bearer'> {
  readonly identity: Identity;
  readonly ticketId: string | undefined;
}

async function prepareItem(
  context: Context,
  papers: ReadKeyedPaper,
  { identity, ticketId, ...call }: CallContext,
  item: unknown,
): Promise<PreparedItem> {
  let id = idIn(item);
  try {
    const held = await heldTicket(context, hasTicket(item) ? item.ticket : undefined);
    requireSpeaker(identity, held, ticketId);
    const attempt = readAttempt(item);
    id = attempt.attemptId ?? null;
    const handIn = { ...call, bearer: { identity, held } };
    return { id, handIn: await prepareHandIn(context, papers, handIn, attempt) };
  } catch (error) {
    return { id, refusal: itemRefusal(error) };
  }
}

/** Before anything is read: a long log for nobody is work that anybody could ask for. */
function requireSpeaker(identity: Identity, held: HeldTicket | null, ticketId: string | undefined): void {
  if (ticketId !== undefined && held?.ticket.ticketId !== ticketId) throw new AppError('NOT_ISSUED');
  if (held === null && identity.kind !== 'user') signedIn(identity);
}

function hasTicket(item: unknown): item is { readonly ticket: string } {
  return typeof item === 'object' && item !== null && 'ticket' in item && typeof item.ticket === 'string';
}

function readAttempt(item: unknown): AttemptOnWire {
  if (isUsualAttempt(item)) return item;
  const parsed = attemptSchema.safeParse(item);
  if (parsed.success) return parsed.data;
  throw malformed(fieldErrors(parsed.error));
}

/**
 * SY5: whatever is wrong with one attempt is its own answer, also where nobody expected it: the device tries that one
 * again, and the others of the call are stored. What is wrong with the server as a whole (a full disk, a database that
 * is down) is told of the whole call.
 */
export function itemRefusal(error: unknown): Refusal {
  const known = toAppError(error);
  if (known.code === 'OVERLOADED') throw error;
  if (known === error || ERRORS[known.code].status < 500) return refusalOf(known);
  return { ...refusalOf(known), failure: loggable(error) };
}

function malformed(errors: Readonly<Record<string, string>>): AppError {
  const [field, sentence] = Object.entries(errors)[0] ?? ['', ''];
  const message = `${ERRORS.MALFORMED_ATTEMPT.message} (${field}: ${sentence})`;
  return new AppError('MALFORMED_ATTEMPT', message, { errors });
}

const MAX_ID_LENGTH = 64;

/** Whatever the item calls itself, so that the device can tell which one was refused. */
function idIn(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('attemptId' in item)) return null;
  return typeof item.attemptId === 'string' ? item.attemptId.slice(0, MAX_ID_LENGTH) : null;
}
