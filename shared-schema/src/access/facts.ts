import type { Ticket } from '../attempt/ticket.ts';
import type { Scope } from './permissions.ts';

/** ST74: between which times a paper may be started, epoch ms; undefined if nothing limits it. */
export type ExamWindow = Ticket['window'];

/** BA12: when the members of a batch may start an assigned paper, epoch ms. */
export interface AssignedWindow {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The facts about the paper itself. */
export interface PaperFacts {
  readonly isActive: boolean;
  /** The owner of a generated paper (ST10); null for a paper that is open to all. */
  readonly ownerId: string | null;
  /** OR1; null if it is unknown, as on a device. */
  readonly organisationId: string | null;
  /** BA14: it exists only for students to whom it is assigned. */
  readonly isForBatches: boolean;
  /** ST17: its sections have times of their own, which cannot change while they are sat. */
  readonly isLocked: boolean;
  /** OR13: the organisation whose members alone it is for; null if it is for everyone, or as far as a device knows. */
  readonly audience: string | null;
  /** The package version that is currently issued; null until the first one is published. */
  readonly currentVersion: string | null;
  readonly window: ExamWindow;
  /** Tokens; 0 is free. */
  readonly price: number;
}

/** The user's means of payment. A field is null if the user does not have it. */
export interface Means {
  /** Ready-made papers that the user's plan still covers this month (ST47). */
  readonly plan: { readonly papersLeft: number } | null;
  /** Tokens that can be spent now. */
  readonly wallet: { readonly tokens: number } | null;
  /** Decides nothing by itself: a college gives its students tokens (ST46), and these pay. */
  readonly college: { readonly collegeId: string } | null;
}

/** The means of a caller without plan, wallet and college. */
export const NO_MEANS: Means = { plan: null, wallet: null, college: null };

/** The caller whose access is resolved. */
export type Asker =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user';
      /** OR1; null on a device. */
      readonly organisationId: string | null;
      /** OR3: the papers that the user has; null if none. */
      readonly scope: Scope | null;
      readonly means: Means;
    };

/** Extra time, percent of the paper's duration. */
export interface Accommodation {
  /** Given to this student on this paper; null if unset. */
  readonly ofBoth: number | null;
  /** Given to the student on every paper. */
  readonly ofStudent: number;
  /** Given to all students on this paper. */
  readonly ofPaper: number;
}

export const NO_EXTRA_TIME: Accommodation = { ofBoth: null, ofStudent: 0, ofPaper: 0 };

/** The parts of a ticket that may differ when it is issued again. */
export type Terms = Pick<Ticket, 'packageVersion' | 'extraTimePercent' | 'window'>;

/** Prior issues of the paper to the caller. */
export interface IssuedFacts {
  /** Whether any version was issued; a price is charged once per paper (ST1). */
  readonly isHolder: boolean;
  /** The ticket for the current version; null if there is none. */
  readonly ticket: Terms | null;
  /**
   * Whether an attempt at the current version is begun and not handed in. Used only if the terms of the ticket changed.
   */
  readonly isSitting: boolean;
}

export const NOTHING_ISSUED: IssuedFacts = { isHolder: false, ticket: null, isSitting: false };

/** Everything that decides whether a caller may have a paper. */
export interface AccessFacts {
  readonly paper: PaperFacts;
  readonly asker: Asker;
  readonly issued: IssuedFacts;
  readonly accommodation: Accommodation;
  /** BA13: the windows in which the paper is assigned to batches of the caller. */
  readonly assigned: readonly AssignedWindow[];
  /** The server's time, as known to the side that asks, epoch ms. */
  readonly now: number;
}
