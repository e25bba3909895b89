import type { Ticket } from '../attempt/ticket.ts';

/** What a hand-in, or another call made with a ticket, claims. Members that the client did not send are undefined. */
export interface HandInClaim {
  readonly userId?: string | undefined;
  readonly testId: string;
  readonly packageVersion?: string | undefined;
}

/** A ticket with a valid signature, and the state of its user's account. */
export interface PresentedTicket {
  readonly ticket: Ticket;
  readonly account: 'enabled' | 'disabled' | 'gone';
}

/** The signed-in user, and the ticket that was issued to this user for the claimed paper; null if none was. */
export interface SignedInHolder {
  readonly userId: string;
  readonly ticket: Ticket | null;
}

export interface HandInFacts {
  readonly claim: HandInClaim;
  /** Null if the hand-in came without a valid ticket. */
  readonly presented: PresentedTicket | null;
  /** Null without a session. Ignored if a ticket is presented. */
  readonly signedIn: SignedInHolder | null;
}

export type HandInAccess =
  /** The time and the window of this `ticket` apply. */
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
 * 1. A valid ticket is sufficient, with or without a session, also if the account was disabled since.
 * 2. An attempt is accepted only for the user, the paper and the version that a ticket names.
 * 3. The user that an attempt claims never widens what its ticket or its session allows.
 * 4. Window, price and withdrawal of the paper never refuse a hand-in: what was issued can be handed in.
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
