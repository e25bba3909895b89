import type { Ticket } from '../attempt/ticket.ts';

/** What a hand-in, or whatever else a ticket speaks for, says of itself. Absent is what the client does not say. */
export interface HandInClaim {
  readonly userId?: string | undefined;
  readonly testId: string;
  readonly packageVersion?: string | undefined;
}

/** A ticket with a valid signature, and how the account of its user stands. */
export interface PresentedTicket {
  readonly ticket: Ticket;
  readonly account: 'enabled' | 'disabled' | 'gone';
}

/** Who is signed in, and what was issued to this user for what the hand-in claims; null if nothing was. */
export interface SignedInHolder {
  readonly userId: string;
  readonly ticket: Ticket | null;
}

export interface HandInFacts {
  readonly claim: HandInClaim;
  /** Null if the hand-in came without one that holds. */
  readonly presented: PresentedTicket | null;
  /** Null if nobody is signed in. Not read where a ticket is presented. */
  readonly signedIn: SignedInHolder | null;
}

export type HandInAccess =
  /** By `ticket`, whose words about time and window count. */
  | {
      readonly outcome: 'accepted';
      readonly by: 'ticket' | 'session';
      readonly ticket: Ticket;
      readonly isDisabled: boolean;
    }
  | {
      readonly outcome: 'refused';
      readonly reason: 'signed-out' | 'not-own' | 'not-issued' | 'account-gone';
    };

const refused = (reason: Extract<HandInAccess, { outcome: 'refused' }>['reason']): HandInAccess => ({
  outcome: 'refused',
  reason,
});

/**
 * ST3, ST4: whose hand-in is accepted.
 *
 * Invariants, each of them tested:
 * 1. A ticket that holds is enough, whatever became of the session or the account.
 * 2. An attempt is accepted only for the user, the paper and the version that a ticket names.
 * 3. What an attempt says of its user never widens what its ticket or its session allows.
 * 4. Neither the window, nor the price, nor whether the paper is still active refuses one: what was issued can be
 *    handed in.
 */
export function resolveHandIn({ claim, presented, signedIn }: HandInFacts): HandInAccess {
  if (presented !== null) return byTicket(claim, presented);
  if (signedIn === null) return refused('signed-out');
  const { userId, ticket } = signedIn;
  if (!isOwn(claim, userId)) return refused('not-own');
  if (ticket === null || !isFor(claim, ticket)) return refused('not-issued');
  return { outcome: 'accepted', by: 'session', ticket, isDisabled: false };
}

function byTicket(claim: HandInClaim, { ticket, account }: PresentedTicket): HandInAccess {
  if (!isOwn(claim, ticket.userId)) return refused('not-own');
  if (!isFor(claim, ticket)) return refused('not-issued');
  if (account === 'gone') return refused('account-gone');
  return { outcome: 'accepted', by: 'ticket', ticket, isDisabled: account === 'disabled' };
}

function isOwn(claim: HandInClaim, userId: string): boolean {
  return claim.userId === undefined || claim.userId === userId;
}

function isFor({ testId, packageVersion }: HandInClaim, ticket: Ticket): boolean {
  return testId === ticket.testId && (packageVersion ?? ticket.packageVersion) === ticket.packageVersion;
}
