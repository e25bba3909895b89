import type { AccessFacts, Accommodation, Asker, IssuedFacts, Means, PaperFacts, Terms } from './facts.ts';

/** How a price is covered. */
type Cover = 'free' | 'paid-before' | 'plan' | 'wallet';

/** How far somebody gets with a paper, and why no further. */
export type PaperAccess =
  /** For the asker there is no such paper. */
  | { readonly outcome: 'hidden'; readonly reason: 'withdrawn' | 'private' }
  /** It is shown, and cannot be issued yet. */
  | { readonly outcome: 'not-ready'; readonly reason: 'unpublished' | 'being-made' }
  /** It is shown, and issued to users alone. */
  | { readonly outcome: 'signed-out'; readonly reason: 'anonymous' }
  /** It is shown, and the asker cannot pay for it. `price` in tokens. */
  | { readonly outcome: 'unpaid'; readonly reason: 'no-wallet' | 'too-few-tokens'; readonly price: number }
  /** A ticket can be made: the first one, or one in the place of an earlier one. `charge` in tokens. */
  | {
      readonly outcome: 'issuable';
      readonly reason: 'first' | 'new-version' | 'new-terms';
      readonly terms: Terms;
      readonly cover: Cover;
      readonly charge: number;
    }
  /** The ticket that the asker holds is the answer as it stands. */
  | { readonly outcome: 'issued'; readonly reason: 'same-terms' | 'sitting'; readonly terms: Terms };

/**
 * Who may have a paper: the one place that decides what lists, cards, the start screen and the issue go by. It reads
 * nothing and knows no clock; the caller brings the facts, and turns the outcome into an answer or a screen.
 *
 * The server turns an outcome into an error code, a screen turns it into a button. A list is a query, in which no function
 * can run: there `isOpen` says the same in SQL, and a test compares the two over every kind of paper.
 *
 * Invariants, each of them tested:
 * 1. A generated paper is hidden from everybody but its owner, administrators and holders of a ticket (ST10).
 * 2. A withdrawn paper is hidden from students, except from holders of a ticket for it (ST52).
 * 3. What is hidden is never issued, and a paper without a published version is issued to nobody.
 * 4. A generated paper that is being made is shown to its owner and issued to nobody new.
 * 5. Who holds a ticket never pays for the paper again, whatever version comes next (ST1).
 * 6. A ticket whose terms still hold stays; one whose terms have changed is made again, unless its attempt has begun.
 * 7. Extra time never depends on the price, and the price never on extra time.
 */
export function resolveAccess(facts: AccessFacts): PaperAccess {
  const { paper, asker, issued, accommodation } = facts;
  const hidden = whyHidden(paper, asker, issued);
  if (hidden !== null) return { outcome: 'hidden', reason: hidden };
  const { currentVersion: packageVersion } = paper;
  if (isBeingMade(paper) && !issued.isHolder) return { outcome: 'not-ready', reason: 'being-made' };
  if (packageVersion === null) return { outcome: 'not-ready', reason: 'unpublished' };
  if (asker.kind === 'anonymous') return { outcome: 'signed-out', reason: 'anonymous' };
  const extraTimePercent = extraTimeOf(accommodation);
  const terms: Terms = { packageVersion, extraTimePercent, window: paper.window };
  return standingTicket(issued, terms) ?? decideIssue(paper, asker.means, issued, terms);
}

/** Whether the asker may know of the paper at all. */
export function isVisible(access: PaperAccess): boolean {
  return access.outcome !== 'hidden';
}

/**
 * Percent of the duration. What was decided for this student on this paper stands; without that the more generous of
 * what the student has everywhere and what the paper gives to all: they are not added up.
 */
export function extraTimeOf({ ofBoth, ofStudent, ofPaper }: Accommodation): number {
  return ofBoth ?? Math.max(ofStudent, ofPaper);
}

/** Whether a ticket says what one that is made now would say. */
function hasSameTerms(ticket: Terms, terms: Terms): boolean {
  return (
    ticket.packageVersion === terms.packageVersion &&
    ticket.extraTimePercent === terms.extraTimePercent &&
    ticket.window?.opensAt === terms.window?.opensAt &&
    ticket.window?.closesAt === terms.window?.closesAt
  );
}

function whyHidden(
  paper: PaperFacts,
  asker: Asker,
  { isHolder }: IssuedFacts,
): 'withdrawn' | 'private' | null {
  if (isHolder || (asker.kind === 'user' && asker.role === 'admin')) return null;
  if (paper.ownerId === null) return paper.isActive ? null : 'withdrawn';
  return asker.kind === 'user' && asker.userId === paper.ownerId ? null : 'private';
}

/** A generated paper is issued once it is active; others are shown only then. */
function isBeingMade({ ownerId, isActive }: PaperFacts): boolean {
  return ownerId !== null && !isActive;
}

function standingTicket({ ticket, isSitting }: IssuedFacts, terms: Terms): PaperAccess | null {
  if (ticket === null || ticket.packageVersion !== terms.packageVersion) return null;
  if (hasSameTerms(ticket, terms)) return { outcome: 'issued', reason: 'same-terms', terms: ticket };
  return isSitting ? { outcome: 'issued', reason: 'sitting', terms: ticket } : null;
}

function decideIssue({ price }: PaperFacts, means: Means, issued: IssuedFacts, terms: Terms): PaperAccess {
  const cover = coverOf(price, means, issued);
  if (cover === null)
    return { outcome: 'unpaid', reason: means.wallet === null ? 'no-wallet' : 'too-few-tokens', price };
  const charge = cover === 'wallet' ? price : 0;
  return { outcome: 'issuable', reason: issueReason(issued, terms), terms, cover, charge };
}

function issueReason({ isHolder, ticket }: IssuedFacts, terms: Terms): 'first' | 'new-version' | 'new-terms' {
  if (!isHolder) return 'first';
  return ticket?.packageVersion === terms.packageVersion ? 'new-terms' : 'new-version';
}

/** Null if nothing covers the price. */
function coverOf(price: number, { plan, wallet }: Means, { isHolder }: IssuedFacts): Cover | null {
  if (isHolder) return 'paid-before';
  if (price === 0) return 'free';
  if (plan !== null && plan.papersLeft > 0) return 'plan';
  return wallet !== null && wallet.tokens >= price ? 'wallet' : null;
}
