import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ticket } from '@exam/shared-schema/attempt';
import type { AttemptOnWire, User } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { statement } from '../../database/index.ts';
import { AppError, isDisabled, signedIn, type Identity } from '../../http/index.ts';
import { claimedTicket, isSigned, readTicket } from '../../installation/index.ts';

/** By what right an attempt is handed in, and what the server once issued for it. */
export interface Credential {
  readonly userId: string;
  readonly paperId: string;
  readonly packageVersion: string;
  readonly issuedAt: number;
  readonly extraTimePercent: number;
  /** False where the access token alone spoke for the attempt. */
  readonly byTicket: boolean;
  readonly isDisabled: boolean;
}

/** A ticket that this installation signed, and how its user's account stands. */
export interface HeldTicket {
  readonly ticket: Ticket;
  /** Undefined where there is no such user any more. */
  readonly status: User['accountStatus'] | undefined;
}

/** What came with a call that speaks for a hand-in. */
export interface Bearer {
  readonly identity: Identity;
  readonly held: HeldTicket | null;
}

const issueById = statement('issue_with_user', (queries, { issues, users }) =>
  queries
    .select({ ticket: issues.ticket, status: users.accountStatus })
    .from(issues)
    .innerJoin(users, eq(users.id, issues.userId))
    .where(eq(issues.ticketId, sql.placeholder('ticketId'))),
);

const statusOf = statement('status_of_user', (queries, { users }) =>
  queries
    .select({ status: users.accountStatus })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/**
 * The ticket of a hand-in, where this installation signed it. One that stands in the table of issues letter for letter
 * is one that was signed here, which takes a fifth of the time that checking the signature takes; one that is not there
 * (a database that was restored) is checked by its signature.
 */
export async function heldTicket(
  { store, installation }: Context,
  text: string | undefined,
): Promise<HeldTicket | null> {
  const ticket = text === undefined ? null : claimedTicket(text);
  if (text === undefined || ticket === null) return null;
  const [issue] = await issueById(store, store.read, { ticketId: ticket.ticketId });
  if (issue?.ticket === text) return { ticket, status: issue.status };
  if (!isSigned(installation.keys, ticket, text)) return null;
  const [user] = await statusOf(store, store.read, { userId: ticket.userId });
  return { ticket, status: user?.status };
}

/**
 * ST3, ST4: a valid ticket is credential enough, whatever became of the session or the account. Without one the
 * access token counts, for papers that were issued to its user.
 * @throws AppError UNAUTHENTICATED, ACCOUNT_DISABLED, FORBIDDEN or NOT_ISSUED.
 */
export async function readCredential(
  context: Context,
  { identity, held }: Bearer,
  attempt: AttemptOnWire,
): Promise<Credential> {
  return held === null ? bySession(context, identity, attempt) : byTicket(held, attempt);
}

function byTicket({ ticket, status }: HeldTicket, attempt: AttemptOnWire): Credential {
  requireOwn(ticket.userId, attempt);
  requireIssued(ticket, attempt);
  if (status === undefined) throw new AppError('UNAUTHENTICATED');
  return { ...grantOf(ticket), byTicket: true, isDisabled: isDisabled(status) };
}

async function bySession(context: Context, identity: Identity, attempt: AttemptOnWire): Promise<Credential> {
  const caller = signedIn(identity);
  requireOwn(caller._id, attempt);
  const ticket = await issuedTicket(context, caller._id, attempt);
  if (ticket === null) throw new AppError('NOT_ISSUED');
  return { ...grantOf(ticket), byTicket: false, isDisabled: false };
}

function requireOwn(userId: string, attempt: AttemptOnWire): void {
  if (attempt.userId !== undefined && attempt.userId !== userId) throw new AppError('FORBIDDEN');
}

function requireIssued(ticket: Ticket, { testId, packageVersion }: AttemptOnWire): void {
  const isForThis =
    ticket.testId === testId && (packageVersion ?? ticket.packageVersion) === ticket.packageVersion;
  if (!isForThis) throw new AppError('NOT_ISSUED');
}

function grantOf({ userId, testId, packageVersion, issuedAt, extraTimePercent }: Ticket) {
  return { userId, paperId: testId, packageVersion, issuedAt, extraTimePercent };
}

/** What was issued to the user for the version that the attempt names, or the newest where it names none. */
async function issuedTicket(
  context: Context,
  userId: string,
  attempt: AttemptOnWire,
): Promise<Ticket | null> {
  const { read, t } = context.store;
  const version = attempt.packageVersion;
  const [issue] = await read
    .select({ ticket: t.issues.ticket })
    .from(t.issues)
    .where(
      and(
        eq(t.issues.userId, userId),
        eq(t.issues.paperId, attempt.testId),
        version === undefined ? undefined : eq(t.issues.packageVersion, version),
      ),
    )
    .orderBy(desc(t.issues.issuedAt))
    .limit(1);
  return issue === undefined ? null : readTicket(context.installation.keys, issue.ticket);
}
