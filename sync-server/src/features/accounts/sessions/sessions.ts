import { and, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Queries, Transaction } from '../../../database/index.ts';
import { isDisabled } from '../../../http/index.ts';
import type { UserRow } from '../queries.ts';
import { firstToken, readToken, successorOf, type RefreshToken } from './refresh-token.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** AC11: long, because students may be offline for weeks. */
export const IDLE_DAYS = 60;
/** After this even daily users must log in again. */
const ABSOLUTE_DAYS = 180;
/**
 * How long a replaced token still returns its successor after the successor was first used, for tabs that renew at the same
 * time. Before that use the response may have been lost, so the replaced token stays valid.
 */
const GRACE_SECONDS = 30;
/** Above this number the least recently used sessions end. */
const MOST_SESSIONS = 20;

type SessionRow = Context['store']['t']['sessions']['$inferSelect'];

/** AC13: starts a session. @param replaced a token that the browser still had. */
export async function startSession(
  context: Context,
  queries: Transaction,
  {
    userId,
    replaced,
    ...used
  }: { userId: string; device: string; appVersion: string | null; replaced: string | undefined },
): Promise<RefreshToken> {
  const { store, ids, clock } = context;
  const { sessions } = store.t;
  await endByToken(context, queries, replaced);
  const id = ids.next();
  const token = firstToken(context, id);
  const { latest } = clock.bounds();
  await queries
    .insert(sessions)
    .values({ id, userId, tokenDigest: token.digest, ...used, startedAt: latest, lastUsedAt: latest });
  const beyond = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(MOST_SESSIONS)
    .offset(MOST_SESSIONS);
  if (beyond.length > 0)
    await queries.delete(sessions).where(
      inArray(
        sessions.id,
        beyond.map((row) => row.id),
      ),
    );
  return token;
}

export type Renewed =
  | { readonly kind: 'renewed'; readonly token: RefreshToken; readonly user: UserRow }
  /** Made up, ended, expired, or replaced before and therefore stolen, in which case its session ends. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'disabled' };

/** AC10: exchanges a refresh token for the next one (ST30). @param appVersion of the app that renews; null if unknown. */
export async function renewSession(
  context: Context,
  text: string | undefined,
  appVersion: string | null,
): Promise<Renewed> {
  const token = text === undefined ? null : readToken(context, text);
  if (token === null) return { kind: 'refused' };
  return context.store.write((queries) => renew(context, queries, token, appVersion));
}

async function renew(
  context: Context,
  queries: Transaction,
  token: RefreshToken,
  appVersion: string | null,
): Promise<Renewed> {
  const { sessions, users } = context.store.t;
  const isThis = eq(sessions.id, token.sessionId);
  await queries.lock(`session ${token.sessionId}`);
  const [row] = await queries
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isThis);
  if (row === undefined) return { kind: 'refused' };
  if (isDisabled(row.user.accountStatus)) {
    await endSessionsOf(context, queries, row.user.id);
    return { kind: 'disabled' };
  }
  if (isOver(row.session, context.clock.bounds().earliest)) return { kind: 'refused' };
  const judgement = judge(row.session, token.digest, context.clock.now());
  if (judgement === 'reused') {
    await queries.delete(sessions).where(isThis);
    return { kind: 'refused' };
  }
  const next = successorOf(context, token);
  if (judgement === 'holds')
    await queries
      .update(sessions)
      .set({
        tokenDigest: next.digest,
        spentDigest: token.digest,
        lastUsedAt: context.clock.bounds().latest,
        arrivedAt: null,
        appVersion,
      })
      .where(isThis);
  return { kind: 'renewed', token: next, user: row.user };
}

/** The state of a token of ours in its session. */
function judge(session: SessionRow, digest: string, now: number): 'holds' | 'just spent' | 'reused' {
  if (digest === session.tokenDigest) return 'holds';
  const { arrivedAt } = session;
  // The absolute value, because a clock that was set back must not extend the grace period.
  const isInGrace = arrivedAt === null || Math.abs(now - arrivedAt) <= GRACE_SECONDS * SECOND;
  return digest === session.spentDigest && isInGrace ? 'just spent' : 'reused';
}

function isOver({ lastUsedAt, startedAt }: SessionRow, now: number): boolean {
  return now >= lastUsedAt + IDLE_DAYS * DAY || now >= startedAt + ABSOLUTE_DAYS * DAY;
}

export async function endSessionsOf(
  { store: { t } }: Context,
  queries: Queries,
  userId: string,
): Promise<void> {
  await queries.delete(t.sessions).where(eq(t.sessions.userId, userId));
}

/** Ends the session of a token, if it is one of ours. */
export async function endByToken(
  context: Context,
  queries: Queries,
  text: string | undefined,
): Promise<void> {
  const token = text === undefined ? null : readToken(context, text);
  if (token !== null) await endSession(context, queries, token.sessionId);
}

/** @param userId the required owner, if that is not checked yet. @returns whether there was one. */
export async function endSession(
  { store: { t } }: Context,
  queries: Queries,
  id: string,
  userId?: string,
): Promise<boolean> {
  const isTheirs = userId === undefined ? undefined : eq(t.sessions.userId, userId);
  const ended = await queries
    .delete(t.sessions)
    .where(and(eq(t.sessions.id, id), isTheirs))
    .returning({ id: t.sessions.id });
  return ended.length > 0;
}

/** The browsers on which a user is signed in, most recently used first. */
export async function sessionsOf(
  { store: { read, t }, clock }: Context,
  userId: string,
): Promise<SessionRow[]> {
  const rows = await read
    .select()
    .from(t.sessions)
    .where(eq(t.sessions.userId, userId))
    .orderBy(desc(t.sessions.lastUsedAt), desc(t.sessions.id));
  return rows.filter((row) => !isOver(row, clock.bounds().earliest));
}

/**
 * AC11: deletes sessions that can no longer be renewed. Sessions started or used while the clock was ahead are dated back to
 * now, so that they expire on time.
 */
export async function sweepSessions({ store, clock }: Context): Promise<void> {
  const { sessions } = store.t;
  const { earliest, latest } = clock.bounds();
  const isOld = or(
    lt(sessions.lastUsedAt, earliest - IDLE_DAYS * DAY),
    lt(sessions.startedAt, earliest - ABSOLUTE_DAYS * DAY),
  );
  await store.write(async (queries) => {
    await queries.delete(sessions).where(isOld);
    await queries.update(sessions).set({ startedAt: latest }).where(gt(sessions.startedAt, latest));
    await queries.update(sessions).set({ lastUsedAt: latest }).where(gt(sessions.lastUsedAt, latest));
  });
}
