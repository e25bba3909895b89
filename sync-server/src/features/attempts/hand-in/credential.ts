import { and, desc, eq, sql } from 'drizzle-orm';
import {
  resolveHandIn,
  type HandInAccess,
  type HandInFacts,
  type PresentedTicket,
  type SignedInHolder,
} from '@exam/shared-schema/access';
import type { Ticket } from '@exam/shared-schema/attempt';
import type { ErrorCode, User } from '@exam/shared-schema/contract';
import type { Context } from '../../../context.ts';
import { statement, type Store } from '../../../database/index.ts';
import { AppError, isDisabled, signedIn, type Identity } from '../../../http/index.ts';
import { claimedTicket, isSigned, readTicket } from '../../../installation/index.ts';
import { assignedWindows } from '../../../papers/assigned.ts';
import { readEncryptedUntil } from '../../../papers/encrypted-until.ts';

/** The credential of a hand-in, with the terms of its ticket. */
export interface Credential {
  readonly userId: string;
  readonly paperId: string;
  readonly packageVersion: string;
  readonly issuedAt: number;
  readonly extraTimePercent: number;
  /** ED16: of the ticket. */
  readonly window: Ticket['window'];
  /** Those by which it may be started: that of the ticket, and those of assignments (BA16). */
  readonly windows: readonly Ticket['window'][];
  /** ED4: when the key of an encrypted paper is released, epoch ms; null for other papers. */
  readonly encryptedUntil: number | null;
  /** False if the only credential was the access token. */
  readonly byTicket: boolean;
  readonly isDisabled: boolean;
  /** The server's drafts of the user's attempts at the paper, before this hand-in (ST69, ST70). */
  readonly drafts: readonly DraftFacts[];
}

/** The server's record of an attempt before it is handed in. */
export type DraftFacts = Pick<
  Store['t']['attemptDrafts']['$inferSelect'],
  'attemptId' | 'nextSeq' | 'ownLength' | 'ownHead' | 'firstContactAt' | 'updatedAt'
> & {
  /** Whether the attempt has been handed in since. */
  readonly isHandedIn: boolean;
};

type Claim = HandInFacts['claim'];

/** A ticket that this installation signed, with the status of its user's account. */
export interface HeldTicket {
  readonly ticket: Ticket;
  /** Undefined if the user no longer exists. */
  readonly status: User['accountStatus'] | undefined;
  readonly drafts: readonly DraftFacts[];
}

/** The credentials that came with a call. */
export interface Bearer {
  readonly identity: Identity;
  readonly held: HeldTicket | null;
}

/** Columns of a left join: one row per draft, or a single row with nulls if there is no draft. */
interface WithDraft {
  readonly draft: Omit<DraftFacts, 'isHandedIn'> | null;
  readonly handedIn: string | null;
}

/** Reads the user's drafts of the paper in the same query: a second query would make this half as expensive again. */
const issueById = statement<
  { ticketId: string },
  (WithDraft & { ticket: string; status: User['accountStatus'] })[]
>('issue_with_user', (queries, { issues, users, attemptDrafts, attempts }) =>
  queries
    .select({
      ticket: issues.ticket,
      status: users.accountStatus,
      draft: factsOf(attemptDrafts),
      handedIn: attempts.id,
    })
    .from(issues)
    .innerJoin(users, eq(users.id, issues.userId))
    .leftJoin(
      attemptDrafts,
      and(eq(attemptDrafts.userId, issues.userId), eq(attemptDrafts.paperId, issues.paperId)),
    )
    .leftJoin(
      attempts,
      and(eq(attempts.id, attemptDrafts.attemptId), eq(attempts.userId, attemptDrafts.userId)),
    )
    .where(eq(issues.ticketId, sql.placeholder('ticketId'))),
);

type Drafts = Store['t']['attemptDrafts'];

function factsOf({ attemptId, nextSeq, ownLength, ownHead, firstContactAt, updatedAt }: Drafts) {
  return { attemptId, nextSeq, ownLength, ownHead, firstContactAt, updatedAt };
}

function draftsIn(rows: readonly WithDraft[]): DraftFacts[] {
  return rows.flatMap(({ draft, handedIn }) =>
    draft === null ? [] : [{ ...draft, isHandedIn: handedIn !== null }],
  );
}

/** As `issueById`, for a credential that is not in the table of issues. */
async function draftsOf(
  { store: { read, t } }: Context,
  userId: string,
  paperId: string,
): Promise<DraftFacts[]> {
  const { attemptDrafts: drafts, attempts } = t;
  const rows = await read
    .select({ draft: factsOf(drafts), handedIn: attempts.id })
    .from(drafts)
    .leftJoin(attempts, and(eq(attempts.id, drafts.attemptId), eq(attempts.userId, drafts.userId)))
    .where(and(eq(drafts.userId, userId), eq(drafts.paperId, paperId)));
  return draftsIn(rows);
}

const statusOf = statement('status_of_user', (queries, { users }) =>
  queries
    .select({ status: users.accountStatus })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/**
 * The ticket of a hand-in, if this installation signed it. A ticket that is literally in the table of issues was
 * signed here; looking it up takes a fifth of the time of checking the signature. A ticket that is not in the table
 * (after a restore) is checked by its signature.
 */
export async function heldTicket(context: Context, text: string | undefined): Promise<HeldTicket | null> {
  const { store, installation } = context;
  const ticket = text === undefined ? null : claimedTicket(text);
  if (text === undefined || ticket === null) return null;
  const rows = await issueById(store, store.read, { ticketId: ticket.ticketId });
  const [issue] = rows;
  if (issue?.ticket === text) return { ticket, status: issue.status, drafts: draftsIn(rows) };
  if (!isSigned(installation.keys, ticket, text)) return null;
  const { userId, testId } = ticket;
  const [user] = await statusOf(store, store.read, { userId });
  return { ticket, status: user?.status, drafts: await draftsOf(context, userId, testId) };
}

type Refused = Extract<HandInAccess, { outcome: 'refused' }>['reason'];

const ERROR_OF: Readonly<Record<Refused, ErrorCode>> = {
  'signed-out': 'UNAUTHENTICATED',
  'account-gone': 'UNAUTHENTICATED',
  'not-own': 'FORBIDDEN',
  'not-issued': 'NOT_ISSUED',
};

/**
 * ST3, ST4: the credential of a hand-in, see resolveHandIn.
 * @throws AppError UNAUTHENTICATED, ACCOUNT_DISABLED, FORBIDDEN or NOT_ISSUED.
 */
export async function readCredential(
  context: Context,
  { identity, held }: Bearer,
  claim: Claim,
): Promise<Credential> {
  const access = resolveHandIn({
    claim,
    presented: held === null ? null : { ticket: held.ticket, account: accountOf(held) },
    signedIn: held === null ? await signedInHolder(context, identity, claim) : null,
  });
  if (access.outcome === 'refused') {
    // A disabled account gets an error of its own.
    if (access.reason === 'signed-out') signedIn(identity);
    throw new AppError(ERROR_OF[access.reason]);
  }
  const { ticket, by, isDisabled } = access;
  const drafts = held?.drafts ?? (await draftsOf(context, ticket.userId, ticket.testId));
  const windows = await windowsOf(context, ticket);
  return { ...grantOf(ticket), ...windows, byTicket: by === 'ticket', isDisabled, drafts };
}

function accountOf({ status }: HeldTicket): PresentedTicket['account'] {
  if (status === undefined) return 'gone';
  return isDisabled(status) ? 'disabled' : 'enabled';
}

async function signedInHolder(
  context: Context,
  identity: Identity,
  claim: Claim,
): Promise<SignedInHolder | null> {
  if (identity.kind !== 'user') return null;
  const userId = identity.user._id;
  return { userId, ticket: await issuedTicket(context, userId, claim) };
}

function grantOf({ userId, testId, packageVersion, issuedAt, extraTimePercent, window }: Ticket) {
  return { userId, paperId: testId, packageVersion, issuedAt, extraTimePercent, window };
}

/**
 * BA16: the window of an assignment may have changed since the device had a network. ED4: an encrypted paper has a window,
 * and if its key is released earlier, it may be started from then on.
 */
async function windowsOf(
  { store }: Context,
  { userId, testId: paperId, window }: Ticket,
): Promise<Pick<Credential, 'windows' | 'encryptedUntil'>> {
  if (window === undefined) return { windows: [window], encryptedUntil: null };
  const assigned = await assignedWindows(store, store.read, { userId, paperId });
  const encryptedUntil = await readEncryptedUntil(store, paperId);
  const released = encryptedUntil === null ? [] : [{ ...window, opensAt: encryptedUntil }];
  return { windows: [window, ...released, ...assigned], encryptedUntil };
}

/** The user's ticket for the version that the attempt names, or the newest if it names none. */
async function issuedTicket(
  context: Context,
  userId: string,
  { testId, packageVersion: version }: Claim,
): Promise<Ticket | null> {
  const { read, t } = context.store;
  const [issue] = await read
    .select({ ticket: t.issues.ticket })
    .from(t.issues)
    .where(
      and(
        eq(t.issues.userId, userId),
        eq(t.issues.paperId, testId),
        version === undefined ? undefined : eq(t.issues.packageVersion, version),
      ),
    )
    .orderBy(desc(t.issues.issuedAt))
    .limit(1);
  return issue === undefined ? null : readTicket(context.installation.keys, issue.ticket);
}
