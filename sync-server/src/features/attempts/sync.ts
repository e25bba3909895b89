import { attemptSchema, ERRORS, isUsualAttempt, type AttemptOnWire } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, fieldErrors, signedIn, toAppError, type Identity } from '../../http/index.ts';
import { heldTicket } from './credential.ts';
import { commitHandIn, prepareHandIn } from './hand-in.ts';
import type { PreparedHandIn } from './keep-attempt.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';
import type { ResultExtent } from './result.ts';

type Prepared =
  | { readonly id: string | null; readonly handIn: PreparedHandIn }
  | { readonly id: string | null; readonly error: AppError };

/**
 * Hands in many attempts, each judged by itself: one that is refused keeps no other back. Those of one paper are
 * written in their order, since the first of them ranks (ST7), and the others beside them.
 * @returns the JSON of a list of syncedAttemptSchema.
 * @throws AppError UNAUTHENTICATED where nothing in the call is a credential.
 */
export async function syncAttempts(
  context: Context,
  papers: ReadMarkedPaper,
  identity: Identity,
  items: readonly unknown[],
  extent: ResultExtent = 'whole',
): Promise<string> {
  if (!items.some(hasTicket)) signedIn(identity);
  const prepared: Prepared[] = [];
  for (const item of items) prepared.push(await prepareItem(context, papers, identity, item));
  const last = new Map<string, Promise<unknown>>();
  const texts = await Promise.all(
    prepared.map((item) => {
      const committed = (last.get(turnOf(item)) ?? Promise.resolve()).then(() =>
        commitItem(context, item, extent),
      );
      last.set(turnOf(item), committed);
      return committed;
    }),
  );
  return `[${texts.join(',')}]`;
}

function turnOf(item: Prepared): string {
  return 'error' in item ? 'refused' : `${item.handIn.row.userId} ${item.handIn.row.paperId}`;
}

function hasTicket(item: unknown): item is { readonly ticket: string } {
  return typeof item === 'object' && item !== null && 'ticket' in item && typeof item.ticket === 'string';
}

async function prepareItem(
  context: Context,
  papers: ReadMarkedPaper,
  identity: Identity,
  item: unknown,
): Promise<Prepared> {
  const held = await heldTicket(context, hasTicket(item) ? item.ticket : undefined);
  // Before anything is read: a long log for nobody is work that anybody could ask for.
  if (held === null && identity.kind !== 'user')
    return { id: idIn(item), error: new AppError('UNAUTHENTICATED') };
  const read = readAttempt(item);
  if (!read.ok) return { id: idIn(item), error: read.error };
  const id = read.attempt.attemptId ?? null;
  try {
    return { id, handIn: await prepareHandIn(context, papers, { identity, held }, read.attempt) };
  } catch (error) {
    return { id, error: expected(error) };
  }
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

async function commitItem(context: Context, item: Prepared, extent: ResultExtent): Promise<string> {
  if ('error' in item) return rejected(context, item.id, item.error);
  try {
    const { attemptId, status, results } = await commitHandIn(context, item.handIn, extent);
    const said = { attemptId, status: status === 'repeat' ? 'duplicate' : 'accepted' };
    return `${JSON.stringify(said).slice(0, -1)},"results":${results}}`;
  } catch (error) {
    return rejected(context, item.id, expected(error));
  }
}

/** What refuses one attempt is told of that one; what is wrong with the server is told of the whole call. */
function expected(error: unknown): AppError {
  const known = toAppError(error);
  if (ERRORS[known.code].status >= 500) throw error;
  return known;
}

function rejected({ handedIn }: Context, attemptId: string | null, { code, message }: AppError): string {
  handedIn?.('refused');
  return JSON.stringify({ attemptId, status: 'rejected', code, message });
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
