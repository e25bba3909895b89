import type { Notice } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import type { Queries } from '../database/index.ts';
import { enqueueMails } from './mail-notices.ts';

/** The details of a notice of each kind, besides id and time. */
type DetailsOf<N> = N extends Notice ? Omit<N, '_id' | 'at' | 'kind'> : never;

export type NewNotice = {
  [Kind in Notice['kind']]: {
    readonly userId: string;
    readonly kind: Kind;
    /** The subject of the notice, used to add it only once. */
    readonly about: string;
    readonly details: DetailsOf<Extract<Notice, { kind: Kind }>>;
  };
}[Notice['kind']];

/** NT1, NT2: adds a notice for the app and its e-mail, within the caller's transaction. */
export async function addNotice(context: Context, queries: Queries, notice: NewNotice): Promise<void> {
  await enqueueMails(context, queries, await addNotices(context, queries, [notice]));
}

/**
 * NT1: adds notices of several users, without their e-mails.
 * @returns the ids of those that did not exist.
 */
export async function addNotices(
  { store, ids, clock }: Context,
  queries: Queries,
  added: readonly NewNotice[],
): Promise<string[]> {
  if (added.length === 0) return [];
  const at = clock.now();
  const { notices } = store.t;
  const rows = await queries
    .insert(notices)
    .values(added.map((notice) => ({ id: ids.next(), ...notice, at })))
    .onConflictDoNothing()
    .returning({ id: notices.id });
  return rows.map(({ id }) => id);
}
