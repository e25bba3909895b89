import { and, eq, ne } from 'drizzle-orm';
import type { CallInput, setUserRole, setUserStatus } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { isWithin, permissionsOf, type ConsoleScope } from '@exam/shared-schema/access';
import { equals, recordChange, within } from '../../crud/index.ts';
import type { Queries, Tables, Transaction } from '../../database/index.ts';
import { AppError, isDisabled, type Caller } from '../../http/index.ts';
import { noteStudent } from '../../leaderboard/note-changes.ts';
import { refuseLastAdministrator } from './administrators.ts';
import type { UserNeeds } from './needs.ts';

type UserRow = Tables['users']['$inferSelect'];

/** An account within a scope. */
export interface NamedUser {
  readonly userId: string;
  readonly scope: ConsoleScope;
}

/** The account that is changed, and the administrator who changes it. */
export interface Changing extends NamedUser {
  readonly changedBy: Caller;
}

/**
 * US2: sets the status. The account is signed out; attempts that it has sealed still arrive (ST4), and a banned student
 * leaves the boards.
 * @throws AppError NOT_FOUND; CONFLICT for the last administrator.
 */
export function changeStatus(
  context: Context,
  needs: Pick<UserNeeds, 'endSessions'>,
  { accountStatus }: CallInput<typeof setUserStatus>['body'],
  changing: Changing,
): Promise<string> {
  const { store } = context;
  return store.write(async (queries) => {
    const before = await requireManaged(store.t, queries, changing);
    if (isDisabled(accountStatus)) await refuseLastAdministrator(store.t, queries, before.id);
    await changeStanding(store.t, queries, needs, before.id, { accountStatus });
    if ((before.accountStatus === 'banned') !== (accountStatus === 'banned'))
      await noteStudent(store, queries, before.id, 'ban');
    await record(context, queries, changing, {
      before: { accountStatus: before.accountStatus },
      after: { accountStatus },
    });
    return 'Account status updated successfully!';
  });
}

/**
 * US1: sets the role. The account is signed out.
 * @throws AppError NOT_FOUND; CONFLICT for the last administrator.
 */
export function changeRole(
  context: Context,
  needs: Pick<UserNeeds, 'endSessions'>,
  { role, reason }: CallInput<typeof setUserRole>['body'],
  changing: Changing,
): Promise<string> {
  const { store } = context;
  return store.write(async (queries) => {
    const before = await requireManaged(store.t, queries, changing);
    requireRole(changing.changedBy, role);
    if (role !== 'admin') await refuseLastAdministrator(store.t, queries, before.id);
    await changeStanding(store.t, queries, needs, before.id, { role });
    if (before.role !== role) await noteStudent(store, queries, before.id, 'listing');
    await record(context, queries, changing, {
      before: { role: before.role },
      after: { role, ...(before.role !== role && { reason }) },
    });
    return 'Role updated successfully!';
  });
}

/** @throws AppError NOT_FOUND */
export function signOutEverywhere(
  context: Context,
  { endSessions }: Pick<UserNeeds, 'endSessions'>,
  changing: Changing,
): Promise<string> {
  const { store } = context;
  return store.write(async (queries) => {
    const { id } = await requireManaged(store.t, queries, changing);
    const signedIn = await queries.$count(store.t.sessions, eq(store.t.sessions.userId, id));
    await endSessions(queries, id);
    await record(context, queries, changing, {
      before: { sessions: signedIn },
      after: { sessions: 0 },
    });
    return 'Signed out on all devices.';
  });
}

/**
 * US4: sends a link to set a new password. The old one stays valid until then.
 * @throws AppError NOT_FOUND; CONFLICT for an account that may not log in; OVERLOADED if no e-mail can be sent.
 */
export function startPasswordReset(
  context: Context,
  { sendResetLink }: Pick<UserNeeds, 'sendResetLink'>,
  changing: Changing,
): Promise<string> {
  const { store } = context;
  return store.write(async (queries) => {
    const { email, accountStatus, isDemo } = await requireManaged(store.t, queries, changing);
    if (isDisabled(accountStatus) || isDemo)
      throw new AppError('CONFLICT', 'This account may not log in, so it gets no link.');
    await sendResetLink(queries, email);
    await record(context, queries, changing, { before: {}, after: { passwordReset: 'link sent' } });
    return `A link to set a new password is on its way to ${email}.`;
  });
}

/**
 * US3: deletes an account that nothing depends on.
 * @throws AppError NOT_FOUND; CONFLICT for the last administrator and for an account with attempts or payments.
 */
export async function deleteUser(
  context: Context,
  { deleteAccount }: Pick<UserNeeds, 'deleteAccount'>,
  changing: Changing,
): Promise<string> {
  const { t } = context.store;
  await deleteAccount(changing.userId, async (queries) => {
    const { id, accountStatus } = await requireManaged(t, queries, changing);
    await refuseLastAdministrator(t, queries, id);
    await refuseUsed(t, queries, id);
    // Without name and address, which are deleted (OD5).
    const change = { userId: changing.changedBy._id, kind: 'users', thingId: id, action: 'delete' as const };
    await recordChange(context, queries, { ...change, before: { accountStatus }, after: undefined });
  });
  return 'User deleted successfully!';
}

/** AC13: a change of status or role ends the sessions. */
async function changeStanding(
  { users }: Tables,
  queries: Transaction,
  { endSessions }: Pick<UserNeeds, 'endSessions'>,
  userId: string,
  standing: Partial<Pick<UserRow, 'accountStatus' | 'role'>>,
): Promise<void> {
  await queries.update(users).set(standing).where(eq(users.id, userId));
  await endSessions(queries, userId);
}

const USED = 'Cannot delete user as they have associated data. Please contact support.';

async function refuseUsed(t: Tables, queries: Queries, userId: string): Promise<void> {
  for (const [table, column] of [
    [t.attempts, t.attempts.userId],
    [t.payments, t.payments.userId],
    [t.papers, t.papers.createdBy],
  ] as const)
    if ((await queries.$count(table, eq(column, userId))) > 0) throw new AppError('CONFLICT', USED);
}

/** US7 @throws AppError NOT_FOUND; FORBIDDEN for an account that may do what the caller may not. */
async function requireManaged(t: Tables, queries: Queries, changing: Changing): Promise<UserRow> {
  const row = await requireUser(t, queries, changing);
  requireRole(changing.changedBy, row.role);
  return row;
}

/** US7: nobody manages or gives a role that may do more. @throws AppError FORBIDDEN */
export function requireRole({ permissions }: Pick<Caller, 'permissions'>, role: UserRow['role']): void {
  if (!isWithin(permissionsOf(role), permissions)) throw new AppError('FORBIDDEN');
}

const GONE = 'User not found. They may have already been deleted.';

/** OR3 @throws AppError NOT_FOUND */
export async function requireUser(
  { users }: Tables,
  queries: Queries,
  { userId, scope }: NamedUser,
): Promise<UserRow> {
  const isThere = and(
    eq(users.id, userId),
    ne(users.accountStatus, 'deleted'),
    within(scope, equals(users.organisationId)),
  );
  const [row] = await queries.select().from(users).where(isThere);
  if (row === undefined) throw new AppError('NOT_FOUND', GONE);
  return row;
}

function record(
  context: Context,
  queries: Transaction,
  { userId, changedBy }: Changing,
  { before, after }: { readonly before: object; readonly after: object },
): Promise<void> {
  const change = { userId: changedBy._id, kind: 'users', thingId: userId, action: 'update' as const };
  return recordChange(context, queries, { ...change, before, after });
}
