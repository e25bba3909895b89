import type { Notice } from '@exam/shared-schema/contract';
import type { Context } from '../context.ts';
import type { Queries } from '../database/index.ts';
import { enqueue } from '../jobs/index.ts';
import { mailNoticeKind } from './mail-notices.ts';

/** What a notice of each kind says, beside its id and its time. */
type DetailsOf<N> = N extends Notice ? Omit<N, '_id' | 'at' | 'kind'> : never;

export type NewNotice = {
  [Kind in Notice['kind']]: {
    readonly userId: string;
    readonly kind: Kind;
    /** What it is about: the same is said once. */
    readonly about: string;
    readonly details: DetailsOf<Extract<Notice, { kind: Kind }>>;
  };
}[Notice['kind']];

/** NT1: notes what a student is told in the app, and by e-mail where mail is set, if and only if the transaction is committed. */
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
