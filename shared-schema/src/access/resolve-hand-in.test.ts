import { expect, test } from 'vitest';
import type { Ticket } from '../attempt/ticket.ts';
import { resolveHandIn, type HandInClaim, type HandInFacts, type PresentedTicket } from './index.ts';

const VERSION = 'a'.repeat(64);
const TICKET: Ticket = {
  ticketId: 'ticket-1',
  userId: 'asha',
  testId: 'paper-1',
  packageVersion: VERSION,
  extraTimePercent: 0,
  issuedAt: 1,
  nonce: '',
  secret: '',
  keyId: '',
};
const CLAIM: HandInClaim = { userId: 'asha', testId: 'paper-1', packageVersion: VERSION };
const WITHOUT_USER: HandInClaim = { testId: 'paper-1' };
const presented = (account: PresentedTicket['account'] = 'enabled'): PresentedTicket => ({
  ticket: TICKET,
  account,
});
const signedIn = (userId = 'asha', ticket: Ticket | null = TICKET) => ({ userId, ticket });

function outcomeOf(facts: Partial<HandInFacts>): string {
  const access = resolveHandIn({ claim: CLAIM, presented: null, signedIn: null, ...facts });
  return access.outcome === 'refused'
    ? `refused ${access.reason}`
    : `accepted ${access.by}${access.isDisabled ? ' disabled' : ''}`;
}

test.each<[string, Partial<HandInFacts>, string]>([
  ['by its ticket', { presented: presented() }, 'accepted ticket'],
  [
    'by its ticket, without a claimed user',
    { claim: WITHOUT_USER, presented: presented() },
    'accepted ticket',
  ],
  ['by its ticket, of a banned user', { presented: presented('disabled') }, 'accepted ticket disabled'],
  ['by its ticket, of a deleted user', { presented: presented('gone') }, 'refused account-gone'],
  [
    "by its ticket, in another user's session",
    { presented: presented(), signedIn: signedIn('bilal', null) },
    'accepted ticket',
  ],
  [
    "by another student's ticket",
    { claim: { ...CLAIM, userId: 'bilal' }, presented: presented() },
    'refused not-own',
  ],
  [
    'by the ticket of another paper',
    { claim: { ...CLAIM, testId: 'paper-2' }, presented: presented() },
    'refused not-issued',
  ],
  [
    'by the ticket of another version',
    { claim: { ...CLAIM, packageVersion: 'b'.repeat(64) }, presented: presented() },
    'refused not-issued',
  ],
  ['by nothing', {}, 'refused signed-out'],
  ['by a session', { signedIn: signedIn() }, 'accepted session'],
  ['by a session, without a claimed user', { claim: WITHOUT_USER, signedIn: signedIn() }, 'accepted session'],
  ["by another user's session", { signedIn: signedIn('bilal') }, 'refused not-own'],
  ['by a session that nothing was issued to', { signedIn: signedIn('asha', null) }, 'refused not-issued'],
  [
    'by a session that another version was issued to',
    { claim: { ...CLAIM, packageVersion: 'b'.repeat(64) }, signedIn: signedIn() },
    'refused not-issued',
  ],
])('[ST3] [ST4] a hand-in %s is %s', (_title, facts, expected) => {
  expect(outcomeOf(facts)).toBe(expected);
});

test('[ST74] a window that is closed refuses no hand-in', () => {
  const ticket = { ...TICKET, window: { opensAt: 1, closesAt: 2 } };
  expect(outcomeOf({ presented: { ticket, account: 'enabled' } })).toBe('accepted ticket');
});
