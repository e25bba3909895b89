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
import type { ReadKeyedPaper } from '../../../marked-attempts/keyed-papers.ts';

/** Hand-ins as they arrived. Plain data, like all types below, because it may be sent to a worker thread. */
export interface SyncRequest {
  /** JSON, UTF-8. */
  readonly body: Uint8Array;
  /** Whether the body is a sync call with several attempts or a single attempt. */
  readonly form: 'batch' | 'single';
  readonly identity: Identity;
  /** The rate-limit key (AC43). */
  readonly sender: string;
  readonly arrival: Arrival;
  /** ST15: the only ticket that is accepted, for an attempt that another person carries. */
  readonly ticketId?: string;
  /** For a single attempt; a sync call names it in its body. */
  readonly extent?: HandInContext['extent'];
}

/** An AppError without its stack. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors?: AppError['errors'];
  readonly retryAfter?: AppError['retryAfter'];
  /** An unexpected error, only for the log. */
  readonly failure?: object;
}

/** `id` of the attempt as far as it can be read. */
export interface RefusedItem {
  readonly id: string | null;
  readonly refusal: Refusal;
}

export type PreparedItem = { readonly id: string | null; readonly handIn: PreparedHandIn } | RefusedItem;

/** Reads, verifies and marks the hand-ins of a call, in this thread or another. @throws AppError for the call as a whole. */
export type PrepareSync = (request: SyncRequest) => Promise<readonly PreparedItem[]>;

/** Errors of the server as a whole are rethrown. */
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

/** The attempt at an index of a parsed body. */
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
    requireCredential(identity, held, ticketId);
    const attempt = readAttempt(item);
    id = attempt.attemptId ?? null;
    const handIn = { ...call, bearer: { identity, held } };
    return { id, handIn: await prepareHandIn(context, papers, handIn, attempt) };
  } catch (error) {
    return { id, refusal: itemRefusal(error) };
  }
}

/** Runs before anything is parsed: otherwise anyone could cause work by sending a long log without a credential. */
function requireCredential(identity: Identity, held: HeldTicket | null, ticketId: string | undefined): void {
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
 * SY5: an error in one attempt, expected or not, is the answer for that attempt only: the device sends it again, and
 * the others of the call are stored. An error of the server as a whole (a full disk, a database that is down) is the
 * answer to the whole call.
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

/** The id in the item, so that the device knows which one was refused. */
function idIn(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('attemptId' in item)) return null;
  return typeof item.attemptId === 'string' ? item.attemptId.slice(0, MAX_ID_LENGTH) : null;
}
