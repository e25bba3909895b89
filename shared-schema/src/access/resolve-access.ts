import type { AccessFacts, Accommodation, IssuedFacts, Means, PaperFacts, Terms } from './facts.ts';
import { startWindow } from './start-window.ts';
import { covers } from './permissions.ts';
import { resolveStart, type StartAccess } from './resolve-start.ts';

/** How a price is covered. */
type Cover = 'free' | 'paid-before' | 'plan' | 'wallet';

/** The access of a caller to a paper, with the reason. */
export type PaperAccess =
  /** The caller must not learn that the paper exists. */
  | { readonly outcome: 'hidden'; readonly reason: 'withdrawn' | 'private' }
  /** Shown, but not issuable yet. */
  | { readonly outcome: 'not-ready'; readonly reason: 'unpublished' | 'being-made' }
  /** Shown; the caller has to sign in to get it. */
  | { readonly outcome: 'signed-out'; readonly reason: 'anonymous' }
  /** Shown, but the caller cannot pay for it. `price` in tokens. */
  | { readonly outcome: 'unpaid'; readonly reason: 'no-wallet' | 'too-few-tokens'; readonly price: number }
  /** A ticket can be issued: the first one, or a replacement. `charge` in tokens; `start` is by its terms (ST74). */
  | {
      readonly outcome: 'issuable';
      readonly reason: 'first' | 'new-version' | 'new-terms';
      readonly terms: Terms;
      readonly cover: Cover;
      readonly charge: number;
      readonly start: StartAccess;
    }
  /** The caller's existing ticket stays valid; `start` is by its terms. */
  | {
      readonly outcome: 'issued';
      readonly reason: 'same-terms' | 'sitting';
      readonly terms: Terms;
      readonly start: StartAccess;
    };

/**
 * Who may have a paper. Lists, cards, the start screen and the issue all use this decision. It is pure: facts come in,
 * and the calling code turns the outcome into an error code, an answer or a button. A list is a query, in which no
 * function can run: there `isOpen` makes the same decision in SQL, and a test compares the two for every kind of paper.
 *
 * Invariants, each of them tested:
 * 1. A generated paper is visible only within the scope that it is in (its owner's, and those that cover its
 *    organisation: OR3) and to holders of a ticket (ST10).
 * 2. A withdrawn paper is hidden from all others, except from holders of a ticket for it (ST52).
 * 3. A hidden paper, and one without a published version, is never issued.
 * 4. A generated paper that is still being made is shown to its owner, and issued only to holders of a ticket for it.
 * 5. A holder of a ticket never pays for the paper again, whatever version follows (ST1).
 * 6. A ticket whose terms are unchanged stays valid; otherwise it is issued again. Once its attempt has begun, only for
 *    more time than it has (BA22), and not if the sections have times of their own.
 * 7. Extra time never depends on the price, and the price never on extra time.
 * 8. A paper of a college is visible to its members only, besides those who manage it and holders of a ticket (OR13).
 * 9. A window decides only `start`: a ticket is issued before it opens and after it closes.
 * 10. A paper for batches is visible only to students to whom it is assigned, those who manage it and holders (BA14).
 * 11. An assigned paper costs nothing, and its window is that of the assignment (BA13).
 */
export function resolveAccess(facts: AccessFacts): PaperAccess {
  const { paper, asker, issued, accommodation, assigned, now } = facts;
  const hidden = whyHidden(facts);
  if (hidden !== null) return { outcome: 'hidden', reason: hidden };
  const { currentVersion: packageVersion } = paper;
  if (isBeingMade(paper) && !issued.isHolder) return { outcome: 'not-ready', reason: 'being-made' };
  if (packageVersion === null) return { outcome: 'not-ready', reason: 'unpublished' };
  if (asker.kind === 'anonymous') return { outcome: 'signed-out', reason: 'anonymous' };
  const extraTimePercent = extraTimeOf(accommodation);
  const window = startWindow(paper.window, assigned, now);
  const terms: Terms = { packageVersion, extraTimePercent, window };
  return standingTicket(facts, terms) ?? decideIssue(facts, asker.means, terms);
}

/**
 * OR13: the papers of a college are for its members, and those of the default organisation for everyone. BA14: a paper for
 * batches is for those to whom it is assigned.
 */
function isFor({ paper: { audience, isForBatches }, asker, assigned }: AccessFacts): boolean {
  if (assigned.length > 0) return true;
  return !isForBatches && (audience === null || (asker.kind === 'user' && asker.organisationId === audience));
}

/** Whether the caller may learn that the paper exists. */
export function isVisible(access: PaperAccess): boolean {
  return access.outcome !== 'hidden';
}

/**
 * Percent of the duration: what was given to this student on this paper, else the larger of what the student has on
 * every paper and what the paper gives to all students. The two are not added up.
 */
export function extraTimeOf({ ofBoth, ofStudent, ofPaper }: Accommodation): number {
  return ofBoth ?? Math.max(ofStudent, ofPaper);
}

/** Whether a ticket issued now would have the same terms. */
function hasSameTerms(ticket: Terms, terms: Terms): boolean {
  return (
    ticket.packageVersion === terms.packageVersion &&
    ticket.extraTimePercent === terms.extraTimePercent &&
    ticket.window?.opensAt === terms.window?.opensAt &&
    ticket.window?.closesAt === terms.window?.closesAt &&
    ticket.window?.commonEnd === terms.window?.commonEnd
  );
}

function whyHidden(facts: AccessFacts): 'withdrawn' | 'private' | null {
  const { paper, asker, issued } = facts;
  if (issued.isHolder || (asker.kind === 'user' && covers(asker.scope, paper))) return null;
  if (paper.ownerId !== null || !isFor(facts)) return 'private';
  return paper.isActive ? null : 'withdrawn';
}

/** A generated paper is inactive until it is made; other papers are hidden while inactive. */
function isBeingMade({ ownerId, isActive }: PaperFacts): boolean {
  return ownerId !== null && !isActive;
}

function standingTicket({ paper, issued, now }: AccessFacts, terms: Terms): PaperAccess | null {
  const { ticket, isSitting } = issued;
  if (ticket === null || ticket.packageVersion !== terms.packageVersion) return null;
  const isSame = hasSameTerms(ticket, terms);
  const isMoreTime = !paper.isLocked && terms.extraTimePercent > ticket.extraTimePercent;
  if (!isSame && (!isSitting || isMoreTime)) return null;
  const start = resolveStart(ticket.window, now);
  return { outcome: 'issued', reason: isSame ? 'same-terms' : 'sitting', terms: ticket, start };
}

function decideIssue({ paper, issued, assigned, now }: AccessFacts, means: Means, terms: Terms): PaperAccess {
  const price = assigned.length > 0 ? 0 : paper.price;
  const cover = coverOf(price, means, issued);
  if (cover === null)
    return { outcome: 'unpaid', reason: means.wallet === null ? 'no-wallet' : 'too-few-tokens', price };
  const charge = cover === 'wallet' ? price : 0;
  const start = resolveStart(terms.window, now);
  return { outcome: 'issuable', reason: issueReason(issued, terms), terms, cover, charge, start };
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
