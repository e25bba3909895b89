import { and, desc, eq, gt, inArray, isNull, like, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { noteStudent } from '../../leaderboard/note-changes.ts';
import { walletLock, type Queries, type Store, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';

/** Duration of the longest official paper. An exam whose device has sent nothing for this long is not running. */
const RUNNING_MS = 3 * 3_600_000;

const STILL_RUNNING =
  'An exam of yours is still running. Hand it in first, or try again three hours after its last saved answer.';
interface Deletion {
  readonly userId: string;
  /** One that no password matches. */
  readonly passwordHash: string;
  /** Refuses in the transaction of the deletion. */
  readonly check?: (queries: Transaction) => Promise<void>;
}

/**
 * OD5: deletes an account. Personal data is removed; attempts remain for the statistics and ranks of the papers, under an
 * id without an identity, so that receipts can still be verified, and their marked answers with them (FA5).
 * @throws AppError CONFLICT while an exam is running; what `check` throws.
 */
export function deleteAccount(context: Context, { userId, passwordHash, check }: Deletion): Promise<void> {
  return context.store.write(async (queries) => {
    await queries.lock(`user ${userId}`);
    // A concurrent payment is either committed before, or finds the account deleted (PA5).
    await queries.lock(walletLock(userId));
    await check?.(queries);
    await refuseRunning(context, queries, userId);
    const { store } = context;
    await forgetAddresses(store, queries, userId);
    await removeOwn(store, queries, userId);
    await forgetModelUse(store, queries, userId);
    await forgetInAudit(store, queries, userId);
    await anonymise(store, queries, userId, passwordHash);
    await noteStudent(store, queries, userId, 'deletion');
  });
}

async function refuseRunning(
  { store: { t }, clock }: Context,
  queries: Queries,
  userId: string,
): Promise<void> {
  const { attemptDrafts: drafts, attempts } = t;
  const isThis = and(eq(attempts.id, drafts.attemptId), eq(attempts.userId, drafts.userId));
  const [running] = await queries
    .select({ attemptId: drafts.attemptId })
    .from(drafts)
    .leftJoin(attempts, isThis)
    .where(
      and(eq(drafts.userId, userId), gt(drafts.updatedAt, clock.now() - RUNNING_MS), isNull(attempts.id)),
    )
    .orderBy(desc(drafts.updatedAt))
    .limit(1);
  if (running !== undefined) throw new AppError('CONFLICT', STILL_RUNNING);
}

/** Codes remain for two days for their limits, identified by a keyed digest; jobs that name the address are deleted. */
async function forgetAddresses({ t }: Store, queries: Queries, userId: string): Promise<void> {
  const { codes, jobs, users } = t;
  const [user] = await queries.select().from(users).where(eq(users.id, userId));
  if (user === undefined) return;
  const addresses = [user.email, `${user.countryCode ?? ''}${user.phone ?? ''}`].filter(Boolean);
  await queries.update(codes).set({ address: '' }).where(inArray(codes.address, addresses));
  const named = JSON.stringify({ email: user.email }).slice(1, -1);
  const pattern = `%${named.replace(/[%_!]/g, '!$&')}%`;
  await queries.delete(jobs).where(sql`${jobs.payload} like ${pattern} escape '!'`);
}

async function removeOwn({ t }: Store, queries: Queries, userId: string): Promise<void> {
  await queries.delete(t.sessions).where(eq(t.sessions.userId, userId));
  await queries.delete(t.passwordResets).where(eq(t.passwordResets.userId, userId));
  await queries.delete(t.userCategories).where(eq(t.userCategories.userId, userId));
  await queries.delete(t.paperAccommodations).where(eq(t.paperAccommodations.userId, userId));
  await queries.delete(t.batchMembers).where(eq(t.batchMembers.userId, userId));
  await queries.delete(t.openingReports).where(eq(t.openingReports.userId, userId));
  await queries.delete(t.ownDataExports).where(eq(t.ownDataExports.userId, userId));
  await queries.delete(t.keyChallenges).where(eq(t.keyChallenges.userId, userId));
  await queries.delete(t.resultNotes).where(eq(t.resultNotes.userId, userId));
  await queries.delete(t.supersededAttempts).where(eq(t.supersededAttempts.userId, userId));
  await queries.delete(t.notices).where(eq(t.notices.userId, userId));
  await queries.delete(t.assistantQuestions).where(eq(t.assistantQuestions.userId, userId));
  await queries.delete(t.helpedQuestions).where(eq(t.helpedQuestions.userId, userId));
  await queries.delete(t.abilities).where(eq(t.abilities.userId, userId));
  await queries.delete(t.notebookEntries).where(eq(t.notebookEntries.userId, userId));
  // Their events are deleted by cascade.
  await queries.delete(t.attemptDrafts).where(eq(t.attemptDrafts.userId, userId));
  await queries.update(t.attempts).set({ deviceId: null }).where(eq(t.attempts.userId, userId));
}

/** LM10: costs of calls remain for accounting, and rejected questions for review; both without the user. */
async function forgetModelUse(
  { t: { modelCalls, papers, questionDrafts } }: Store,
  queries: Queries,
  userId: string,
): Promise<void> {
  await queries.update(modelCalls).set({ userId: null }).where(eq(modelCalls.userId, userId));
  const own = queries.select({ id: papers.id }).from(papers).where(eq(papers.ownerId, userId));
  await queries.update(questionDrafts).set({ paperId: null }).where(inArray(questionDrafts.paperId, own));
}

/** AC50: entries remain without the student's name and address, which those about extra time contain. */
async function forgetInAudit({ t }: Store, queries: Queries, userId: string): Promise<void> {
  const { auditEntries: entries } = t;
  const isAbout = or(eq(entries.thingId, `s_${userId}`), like(entries.thingId, `b%${userId}`));
  const rows = await queries
    .select({ id: entries.id, before: entries.before, after: entries.after })
    .from(entries)
    .where(and(eq(entries.kind, 'accommodations'), isAbout));
  for (const { id, before, after } of rows)
    await queries
      .update(entries)
      .set({ before: nameless(before), after: nameless(after) })
      .where(eq(entries.id, id));
}

type Members = Readonly<Record<string, unknown>> | null;

function nameless(members: Members): Members {
  if (members === null) return null;
  const { name: _name, student: _student, ...rest } = members;
  return rest;
}

/** AC13: the sessions are ended in the same transaction, by `removeOwn`. */
async function anonymise(
  { t: { users } }: Store,
  queries: Queries,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await queries.update(users).set(emptied(userId, passwordHash)).where(eq(users.id, userId));
}

/** The remaining values of a user, without personal data. */
function emptied(userId: string, passwordHash: string) {
  return {
    // Both are impossible to register: usernames have no hyphen, and this domain does not exist (RFC 2606).
    email: `deleted-${userId}@deleted.invalid`,
    username: `deleted-${userId}`,
    fullName: 'Deleted account',
    phone: null,
    countryCode: null,
    passwordHash,
    accountStatus: 'deleted' as const,
    extraTimePercent: 0,
    location: null,
    profilePicture: null,
    nickname: null,
    isListed: false,
    showsFullName: false,
    difficultyPreference: null,
    thread: null,
  };
}
