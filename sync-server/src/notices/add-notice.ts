import type { Notice } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import type { Queries } from '../database/index.ts';
import { enqueue } from '../jobs/index.ts';
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
  const { store, ids, clock } = context;
  const id = ids.next();
  const added = await queries
    .insert(store.t.notices)
    .values({ id, ...notice, at: clock.now() })
    .onConflictDoNothing()
    .returning({ id: store.t.notices.id });
  if (added.length > 0) await enqueue(context, queries, mailNoticeKind, { id });
}
