import type { Ticket } from '../attempt/ticket.ts';

/** ST74: between which times a paper may be started, epoch ms; undefined if nothing limits it. */
export type ExamWindow = Ticket['window'];

/** What decides about a paper, of the paper itself. */
export interface PaperFacts {
  readonly isActive: boolean;
  /** Whose generated paper it is (ST10); null for a paper that is for everybody. */
  readonly ownerId: string | null;
  /** The package version that is issued now; null until the first one is published. */
  readonly currentVersion: string | null;
  readonly window: ExamWindow;
  /** Tokens; 0 is free. */
  readonly price: number;
}

/** What a user can pay by. A field is null if the user has no such thing. */
export interface Means {
  /** Ready-made papers that the user's plan still covers this month (ST47). */
  readonly plan: { readonly papersLeft: number } | null;
  /** Tokens that can be spent now. */
  readonly wallet: { readonly tokens: number } | null;
  /** A college gives its students tokens (ST46), so it decides nothing by itself. */
  readonly college: { readonly collegeId: string } | null;
}

/** Of a user who has none of them, and where means decide nothing. */
export const NO_MEANS: Means = { plan: null, wallet: null, college: null };

/** Who asks. */
export type Asker =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      readonly role: 'student' | 'admin';
      readonly means: Means;
    };

/** Extra time, percent of the paper's duration. */
export interface Accommodation {
  /** Given to this student on this paper; null if nothing was decided for the two. */
  readonly ofBoth: number | null;
  /** Given to the student on every paper. */
  readonly ofStudent: number;
  /** Given by the paper to everybody. */
  readonly ofPaper: number;
}

export const NO_EXTRA_TIME: Accommodation = { ofBoth: null, ofStudent: 0, ofPaper: 0 };

/** What a ticket says that may be different the next time. */
export type Terms = Pick<Ticket, 'packageVersion' | 'extraTimePercent' | 'window'>;

/** What was issued of the paper to the asker before. */
export interface IssuedFacts {
  /** Whether any version was issued: a price is charged once per paper (ST1). */
  readonly isHolder: boolean;
  /** The ticket for the current version; null if there is none. */
  readonly ticket: Terms | null;
  /** Whether an attempt at the current version has begun and is not handed in. Read only where a ticket has other terms. */
  readonly isSitting: boolean;
}

export const NOTHING_ISSUED: IssuedFacts = { isHolder: false, ticket: null, isSitting: false };

/** Everything that decides whether somebody may have a paper. */
export interface AccessFacts {
  readonly paper: PaperFacts;
  readonly asker: Asker;
  readonly issued: IssuedFacts;
  readonly accommodation: Accommodation;
}
