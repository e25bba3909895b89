import { attemptSchema, ERRORS, type SyncedAttempt } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, fieldErrors, signedIn, toAppError, type Identity } from '../../http/index.ts';
import { readTicket } from '../../installation/index.ts';
import { commitHandIn, prepareHandIn } from './hand-in.ts';
import type { PreparedHandIn } from './keep-attempt.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';

type Prepared =
  | { readonly id: string | null; readonly handIn: PreparedHandIn }
  | { readonly id: string | null; readonly error: AppError };

/**
 * Hands in many attempts, each judged by itself: one that is refused keeps no other back. Those of one paper are
 * written in their order, since the first of them ranks (ST7), and the others beside them. @throws AppError UNAUTHENTICATED where nothing in the call is a credential.
 */
export async function syncAttempts(
  context: Context,
  papers: ReadMarkedPaper,
  identity: Identity,
  items: readonly unknown[],
): Promise<SyncedAttempt[]> {
  if (!items.some(hasTicket)) signedIn(identity);
  const prepared: Prepared[] = [];
  for (const item of items) prepared.push(await prepareItem(context, papers, identity, item));
  const last = new Map<string, Promise<unknown>>();
  const synced = await Promise.all(
    prepared.map((item) => {
      const committed = (last.get(turnOf(item)) ?? Promise.resolve()).then(() => commitItem(context, item));
      last.set(turnOf(item), committed);
      return committed;
    }),
  );
  for (const { status } of synced) if (status === 'rejected') context.handedIn?.('refused');
  return synced;
}

function turnOf(item: Prepared): string {
  return 'error' in item ? 'refused' : `${item.handIn.row.userId} ${item.handIn.row.paperId}`;
}

function hasTicket(item: unknown): item is { readonly ticket: string } {
  return typeof item === 'object' && item !== null && 'ticket' in item && typeof item.ticket === 'string';
}

/** Asked first, because reading a long log for nobody is work that anybody could ask for. */
function mayHandIn({ installation }: Context, identity: Identity, item: unknown): boolean {
  return identity.kind === 'user' || (hasTicket(item) && readTicket(installation.keys, item.ticket) !== null);
}

async function prepareItem(
  context: Context,
  papers: ReadMarkedPaper,
  identity: Identity,
  item: unknown,
): Promise<Prepared> {
  if (!mayHandIn(context, identity, item)) return { id: idIn(item), error: new AppError('UNAUTHENTICATED') };
  const parsed = attemptSchema.safeParse(item);
  if (!parsed.success) return { id: idIn(item), error: malformed(fieldErrors(parsed.error)) };
  try {
    return {
      id: parsed.data.attemptId ?? null,
      handIn: await prepareHandIn(context, papers, identity, parsed.data),
    };
  } catch (error) {
    return { id: parsed.data.attemptId ?? null, error: expected(error) };
  }
}

async function commitItem(context: Context, item: Prepared): Promise<SyncedAttempt> {
  if ('error' in item) return rejected(item.id, item.error);
  try {
    const { attemptId, status, results } = await commitHandIn(context, item.handIn);
    return { attemptId, status: status === 'repeat' ? 'duplicate' : 'accepted', results };
  } catch (error) {
    return rejected(item.id, expected(error));
  }
}

/** What refuses one attempt is told of that one; what is wrong with the server is told of the whole call. */
function expected(error: unknown): AppError {
  const known = toAppError(error);
  if (ERRORS[known.code].status >= 500) throw error;
  return known;
}

function rejected(attemptId: string | null, { code, message }: AppError): SyncedAttempt {
  return { attemptId, status: 'rejected', code, message };
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
