import { and, eq } from 'drizzle-orm';
import type { CallInput, createAccommodation } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import type { Queries, Store } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { whomIn, type Whom } from './scope.ts';

const GONE = 'This extra time was taken back already.';

/** Gives extra time to whom the form names; what the same had before is replaced. */
export function giveByForm(
  { store }: Context,
  { email, paperId, extraTimePercent }: CallInput<typeof createAccommodation>['body'],
): Promise<void> {
  return store.write(async (queries) => {
    const userId = email === '' ? null : await studentOf(store, queries, email);
    await give(store, queries, { userId, paperId: paperId || null }, extraTimePercent);
  });
}

async function studentOf({ t }: Store, queries: Queries, email: string): Promise<string> {
  const [user] = await queries.select({ id: t.users.id }).from(t.users).where(eq(t.users.email, email));
  if (user !== undefined) return user.id;
  const sentence = 'There is no account with this e-mail.';
  throw new AppError('VALIDATION', sentence, { errors: { email: sentence } });
}

/** @param percent 0 on one paper stands against what the student has everywhere; null takes it back. */
export function giveById({ store }: Context, id: string, percent: number | null): Promise<void> {
  const whom = whomIn(id);
  if (whom === null) throw new AppError('NOT_FOUND', GONE);
  return store.write((queries) =>
    percent === null ? takeBack(store, queries, whom) : give(store, queries, whom, percent),
  );
}

async function give(store: Store, queries: Queries, whom: Whom, extraTimePercent: number): Promise<void> {
  const { t } = store;
  const { userId, paperId } = whom;
  if (paperId === null || userId === null) return setOfOne(store, queries, whom, extraTimePercent);
  const there = await queries.$count(t.papers, eq(t.papers.id, paperId));
  const known = await queries.$count(t.users, eq(t.users.id, userId));
  if (there === 0 || known === 0) throw new AppError('NOT_FOUND', GONE);
  await queries
    .insert(t.paperAccommodations)
    .values({ paperId, userId, extraTimePercent })
    .onConflictDoUpdate({
      target: [t.paperAccommodations.paperId, t.paperAccommodations.userId],
      set: { extraTimePercent },
    });
}

/** Of a student on every paper, or of a paper for everybody. */
async function setOfOne(
  { t }: Store,
  queries: Queries,
  { userId, paperId }: Whom,
  extraTimePercent: number,
): Promise<void> {
  const changed =
    userId === null
      ? await queries
          .update(t.papers)
          .set({ extraTimePercent })
          .where(eq(t.papers.id, paperId ?? ''))
          .returning({ id: t.papers.id })
      : await queries
          .update(t.users)
          .set({ extraTimePercent })
          .where(eq(t.users.id, userId))
          .returning({ id: t.users.id });
  if (changed.length === 0) throw new AppError('NOT_FOUND', GONE);
}

async function takeBack(store: Store, queries: Queries, whom: Whom): Promise<void> {
  const { paperAccommodations } = store.t;
  const { userId, paperId } = whom;
  if (paperId === null || userId === null) return setOfOne(store, queries, whom, 0);
  const gone = await queries
    .delete(paperAccommodations)
    .where(and(eq(paperAccommodations.paperId, paperId), eq(paperAccommodations.userId, userId)))
    .returning({ userId: paperAccommodations.userId });
  if (gone.length === 0) throw new AppError('NOT_FOUND', GONE);
}
