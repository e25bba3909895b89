import { and, desc, eq } from 'drizzle-orm';
import type { Ticket } from '@exam/shared-schema/attempt';
import type { AttemptOnWire } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, isDisabled, signedIn, type Identity } from '../../http/index.ts';
import { readTicket } from '../../installation/index.ts';

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

/**
 * ST3, ST4: a valid ticket is credential enough, whatever became of the session or the account. Without one the
 * access token counts, for papers that were issued to its user.
 * @throws AppError UNAUTHENTICATED, ACCOUNT_DISABLED, FORBIDDEN or NOT_ISSUED.
 */
export async function readCredential(
  context: Context,
  identity: Identity,
  attempt: AttemptOnWire,
): Promise<Credential> {
  const ticket = attempt.ticket === undefined ? null : readTicket(context.installation.keys, attempt.ticket);
  return ticket === null ? bySession(context, identity, attempt) : byTicket(context, ticket, attempt);
}

async function byTicket(
  { store: { read, t } }: Context,
  ticket: Ticket,
  attempt: AttemptOnWire,
): Promise<Credential> {
  requireOwn(ticket.userId, attempt);
  requireIssued(ticket, attempt);
  const [user] = await read
    .select({ status: t.users.accountStatus })
    .from(t.users)
    .where(eq(t.users.id, ticket.userId));
  if (user === undefined) throw new AppError('UNAUTHENTICATED');
  return { ...grantOf(ticket), byTicket: true, isDisabled: isDisabled(user.status) };
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
