import type { Notice } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import type { Queries } from '../database/index.ts';
import { enqueueAll } from '../jobs/index.ts';
import { mailNoticeKind } from './mail-notices.ts';

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

/** NT1: adds a notice for the app, and enqueues an e-mail if mail is configured, within the caller's transaction. */
export async function addNotice(context: Context, queries: Queries, notice: NewNotice): Promise<void> {
  await addNotices(context, queries, [notice]);
}

/** NT1: adds notices of several users. */
export async function addNotices(
  context: Context,
  queries: Queries,
  added: readonly NewNotice[],
): Promise<void> {
  if (added.length === 0) return;
  const { store, ids, clock } = context;
  const at = clock.now();
  const { notices } = store.t;
  const rows = await queries
    .insert(notices)
    .values(added.map((notice) => ({ id: ids.next(), ...notice, at })))
    .onConflictDoNothing()
    .returning({ id: notices.id });
  await enqueueAll(
    context,
    queries,
    mailNoticeKind,
    rows.map(({ id }) => ({ id })),
  );
}
