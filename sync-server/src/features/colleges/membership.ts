import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { CallInput, setUserCollege } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { recordChange, refused } from '../../crud/index.ts';
import { DEFAULT_ORGANISATION, type Queries, type Tables, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';

/**
 * OR30: the organisation that an account registers in: the active college that has the domain of its address and lets
 * students register themselves, or the default one. OR34: later changes of a domain move nobody.
 * @param email verified, in any case.
 */
export async function organisationForAddress(
  { organisations, organisationDomains: domains }: Tables,
  queries: Queries,
  email: string,
): Promise<string> {
  const isOpen = and(
    eq(domains.domain, email.slice(email.lastIndexOf('@') + 1).toLowerCase()),
    eq(organisations.isActive, true),
    eq(organisations.allowSelfRegistration, true),
  );
  const [college] = await queries
    .select({ id: organisations.id })
    .from(domains)
    .innerJoin(organisations, eq(organisations.id, domains.organisationId))
    .where(isOpen);
  return college?.id ?? DEFAULT_ORGANISATION;
}

interface ForNew {
  /** Undefined if the form names none. */
  readonly collegeId: string | undefined;
  /** Of the administrator who makes the account. */
  readonly organisationId: string;
  readonly scope: ConsoleScope;
}

/**
 * OR31: the organisation of an account that an administrator makes: the college of the form, or the administrator's.
 * @throws AppError on the college if it may not be chosen; for a role of a college, one of another does not exist (OR3).
 */
export async function organisationForNew(
  t: Tables,
  queries: Transaction,
  { collegeId, organisationId, scope }: ForNew,
): Promise<string> {
  if (collegeId === undefined || collegeId === organisationId) return organisationId;
  if (scope.reach !== 'installation') throw refused('collegeId', NO_COLLEGE);
  return (await requireOpenCollege(t, queries, collegeId)).id;
}

const NO_COLLEGE = 'This college no longer exists or is inactive. Please choose again.';

/** OR24 @throws AppError on the college if it does not exist or takes no members. */
export async function requireOpenCollege(
  { organisations }: Pick<Tables, 'organisations'>,
  queries: Queries,
  collegeId: string,
): Promise<Tables['organisations']['$inferSelect']> {
  const isOpen = and(
    eq(organisations.id, collegeId),
    ne(organisations.id, DEFAULT_ORGANISATION),
    eq(organisations.isActive, true),
  );
  const [college] = await queries.select().from(organisations).where(isOpen);
  if (college === undefined) throw refused('collegeId', NO_COLLEGE);
  return college;
}

/** OR33: moves accounts, with the papers that were generated for them. */
export async function move(
  { users, papers }: Pick<Tables, 'users' | 'papers'>,
  queries: Transaction,
  userIds: readonly string[],
  organisationId: string,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += AT_ONCE) {
    const ids = userIds.slice(from, from + AT_ONCE);
    await queries.update(users).set({ organisationId }).where(inArray(users.id, ids));
    await queries.update(papers).set({ organisationId }).where(inArray(papers.ownerId, ids));
  }
}

/** Accounts in one statement. */
export const AT_ONCE = 500;

type ByHand = CallInput<typeof setUserCollege>['body'] & {
  readonly userId: string;
  readonly movedBy: string;
};

/** OR31: makes an account a member of a college, or of none. @throws AppError NOT_FOUND; VALIDATION on the college. */
export function moveByHand(
  context: Context,
  { userId, collegeId, reason, movedBy }: ByHand,
): Promise<string> {
  const { store } = context;
  return store.write(async (queries) => {
    await queries.lock('colleges');
    const before = await readMember(store.t, queries, userId);
    const college = collegeId === null ? null : await requireCollegeOf(store.t, queries, before, collegeId);
    const organisationId = college?.id ?? DEFAULT_ORGANISATION;
    if (organisationId !== before.organisationId) {
      await move(store.t, queries, [userId], organisationId);
      await recordChange(context, queries, {
        userId: movedBy,
        kind: 'users',
        thingId: userId,
        action: 'update',
        before: { college: before.college },
        after: { college: college?.name ?? null, reason },
      });
    }
    return college === null
      ? 'The user belongs to no college now.'
      : `The user is a member of ${college.name} now.`;
  });
}

/** A member may stay in an inactive college. */
const requireCollegeOf = (
  t: Tables,
  queries: Queries,
  { organisationId, college }: Member,
  collegeId: string,
): Promise<{ readonly id: string; readonly name: string }> =>
  collegeId === organisationId && college !== null
    ? Promise.resolve({ id: collegeId, name: college })
    : requireOpenCollege(t, queries, collegeId);

interface Member {
  readonly organisationId: string;
  /** Null for the default organisation. */
  readonly college: string | null;
}

async function readMember(
  { users, organisations }: Tables,
  queries: Queries,
  userId: string,
): Promise<Member> {
  const [row] = await queries
    .select({ organisationId: users.organisationId, name: organisations.name })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(users.id, userId), ne(users.accountStatus, 'deleted')));
  if (row === undefined)
    throw new AppError('NOT_FOUND', 'User not found. They may have already been deleted.');
  const { organisationId, name } = row;
  return { organisationId, college: organisationId === DEFAULT_ORGANISATION ? null : name };
}
