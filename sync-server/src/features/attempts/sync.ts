import type { Context } from '../../context.ts';
import type { Identity } from '../../http/index.ts';
import { arrivalNow, commitHandIn } from './hand-in.ts';
import type { ReadMarkedPaper } from './marked-papers.ts';
import {
  attemptAt,
  expected,
  refusalOf,
  type PreparedItem,
  type PrepareSync,
  type Refusal,
} from './prepare-sync.ts';

/**
 * Hands in many attempts, each judged by itself: one that is refused keeps no other back. Those of one paper are
 * written in their order, since the first of them ranks (ST7), and the others beside them.
 * @param body the call's JSON, UTF-8.
 * @returns the JSON of a list of syncedAttemptSchema.
 * @throws AppError UNAUTHENTICATED where nothing in the call is a credential, VALIDATION, MALFORMED.
 */
export async function syncAttempts(
  context: Context,
  papers: ReadMarkedPaper,
  prepare: PrepareSync,
  { body, identity }: { readonly body: Uint8Array; readonly identity: Identity },
): Promise<string> {
  const prepared = await prepare({ body, identity, arrival: await arrivalNow(context) });
  const last = new Map<string, Promise<unknown>>();
  const texts = await Promise.all(
    prepared.map((item, place) => {
      const turn = turnOf(item);
      const committed = (last.get(turn) ?? Promise.resolve()).then(() =>
        commitItem(context, papers, item, () => attemptAt(body, place)),
      );
      last.set(turn, committed);
      return committed;
    }),
  );
  return `[${texts.join(',')}]`;
}

function turnOf(item: PreparedItem): string {
  return 'refusal' in item ? 'refused' : `${item.handIn.row.userId} ${item.handIn.row.paperId}`;
}

async function commitItem(
  context: Context,
  papers: ReadMarkedPaper,
  item: PreparedItem,
  body: () => ReturnType<typeof attemptAt>,
): Promise<string> {
  if ('refusal' in item) return rejected(context, item.id, item.refusal);
  try {
    const { attemptId, status, results } = await commitHandIn(context, papers, item.handIn, body);
    const said = { attemptId, status: status === 'repeat' ? 'duplicate' : 'accepted' };
    return `${JSON.stringify(said).slice(0, -1)},"results":${results}}`;
  } catch (error) {
    return rejected(context, item.id, refusalOf(expected(error)));
  }
}

function rejected({ handedIn }: Context, attemptId: string | null, { code, message }: Refusal): string {
  handedIn?.('refused');
  return JSON.stringify({ attemptId, status: 'rejected', code, message });
}
