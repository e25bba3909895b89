import {
  attemptSchema,
  ERRORS,
  isUsualAttempt,
  syncAttempts as syncCall,
  type AttemptOnWire,
  type ErrorCode,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, fieldErrors, readBody, signedIn, toAppError, type Identity } from '../../http/index.ts';
import { heldTicket } from './credential.ts';
import { prepareHandIn, type Arrival, type Circumstances } from './hand-in.ts';
import type { PreparedHandIn } from './keep-attempt.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';

/** A call of sync as it came. Plain data, as all that follows: it may go to another thread. */
export interface SyncRequest {
  /** The call's JSON, UTF-8. */
  readonly body: Uint8Array;
  readonly identity: Identity;
  readonly arrival: Arrival;
}

/** An AppError without its stack. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly errors?: AppError['errors'];
  readonly retryAfter?: AppError['retryAfter'];
}

export type PreparedItem =
  | { readonly id: string | null; readonly handIn: PreparedHandIn }
  | { readonly id: string | null; readonly refusal: Refusal };

/** Whoever reads, judges and marks the hand-ins of a call: in this thread or beside it. @throws AppError for the call as a whole. */
export type PrepareSync = (request: SyncRequest) => Promise<readonly PreparedItem[]>;

/** What is not expected is thrown as it is. */
export function prepareSync(context: Context, papers: ReadMarkedPaper): PrepareSync {
  return async ({ body, identity, arrival }) => {
    const text = textOf(body);
    const { attempts, results: extent = 'whole' } = readBody(syncCall, text);
    if (!attempts.some(hasTicket)) signedIn(identity);
    const around = { identity, arrival, extent };
    const items: PreparedItem[] = [];
    for (const item of attempts) items.push(await prepareItem(context, papers, around, item));
    return items;
  };
}

/** The attempt at a place of a call's body that was read before. */
export function attemptAt(body: Uint8Array, place: number): AttemptOnWire {
  return attemptSchema.parse(readBody(syncCall, textOf(body)).attempts[place]);
}

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8');
}

export function refusalOf({ code, message, errors, retryAfter }: AppError): Refusal {
  return { code, message, ...(errors && { errors }), ...(retryAfter !== undefined && { retryAfter }) };
}

type Around = Omit<Circumstances, 'bearer'> & { readonly identity: Identity };

async function prepareItem(
  context: Context,
  papers: ReadMarkedPaper,
  { identity, ...around }: Around,
  item: unknown,
): Promise<PreparedItem> {
  const held = await heldTicket(context, hasTicket(item) ? item.ticket : undefined);
  // Before anything is read: a long log for nobody is work that anybody could ask for.
  if (held === null && identity.kind !== 'user')
    return { id: idIn(item), refusal: refusalOf(new AppError('UNAUTHENTICATED')) };
  const read = readAttempt(item);
  if (!read.ok) return { id: idIn(item), refusal: refusalOf(read.error) };
  const id = read.attempt.attemptId ?? null;
  try {
    const circumstances = { ...around, bearer: { identity, held } };
    return { id, handIn: await prepareHandIn(context, papers, circumstances, read.attempt) };
  } catch (error) {
    return { id, refusal: refusalOf(expected(error)) };
  }
}

function hasTicket(item: unknown): item is { readonly ticket: string } {
  return typeof item === 'object' && item !== null && 'ticket' in item && typeof item.ticket === 'string';
}

function readAttempt(
  item: unknown,
): { readonly ok: true; readonly attempt: AttemptOnWire } | { readonly ok: false; readonly error: AppError } {
  if (isUsualAttempt(item)) return { ok: true, attempt: item };
  const parsed = attemptSchema.safeParse(item);
  return parsed.success
    ? { ok: true, attempt: parsed.data }
    : { ok: false, error: malformed(fieldErrors(parsed.error)) };
}

/** What refuses one attempt is told of that one; what is wrong with the server is told of the whole call. */
export function expected(error: unknown): AppError {
  const known = toAppError(error);
  if (ERRORS[known.code].status >= 500) throw error;
  return known;
}

function malformed(errors: Readonly<Record<string, string>>): AppError {
  const [field, sentence] = Object.entries(errors)[0] ?? ['', ''];
  return new AppError('MALFORMED_ATTEMPT', `${ERRORS.MALFORMED_ATTEMPT.message} (${field}: ${sentence})`);
}

const MAX_ID_LENGTH = 64;

/** Whatever the item calls itself, so that the device can tell which one was refused. */
function idIn(item: unknown): string | null {
  if (typeof item !== 'object' || item === null || !('attemptId' in item)) return null;
  return typeof item.attemptId === 'string' ? item.attemptId.slice(0, MAX_ID_LENGTH) : null;
}
