import {
  NO_EXTRA_TIME,
  NO_MEANS,
  permissionsOf,
  resolveAccess,
  scopeIn,
  type Asker,
  type ExamWindow,
  type PaperAccess,
  type PaperFacts,
} from '@exam/shared-schema/access';
import type { PaperSummary, User } from '@exam/shared-schema/contract';

/** What a device may know of a paper, from a list, an overview or the saved paper. */
export type KnownPaper = Pick<PaperSummary, 'isActive' | 'ownerId' | 'packageVersion' | 'price'>;

/** What a user can pay with; Infinity if unlimited. */
export interface KnownMeans {
  readonly tokens: number;
  /** PL4: how many priced papers the user's plans still cover this month. */
  readonly papersLeft: number;
}

type KnownUser = Pick<User, '_id' | 'role'>;

export interface Circumstances {
  /** The server's time as estimated by this device, epoch ms. */
  readonly now: number;
  /** ST74: of the ticket if there is one, otherwise of the paper. */
  readonly window: ExamWindow;
  /** Of the user; null if unknown on this device: then the server decides. */
  readonly means?: KnownMeans | null;
}

/** The facts of a saved paper of which nothing else is known: it was issued, so it is published. */
export const factsOfSaved = (packageVersion: string): KnownPaper => ({
  isActive: true,
  ownerId: null,
  packageVersion,
  price: 0,
});

/**
 * Whether a paper is accessible, resolved offline by the server's own resolver on what this device knows. The server
 * decides again when it issues. Extra time and window may have changed since; `renewSavedTicket` updates them.
 * @param user null if signed out.
 * @param saved versions of the paper on this device for this user, each with its ticket; newest first.
 */
export function accessOnDevice(
  paper: KnownPaper,
  user: KnownUser | null,
  saved: readonly string[],
  { now, window, means = null }: Circumstances,
): PaperAccess {
  const facts: PaperFacts = {
    isActive: paper.isActive,
    ownerId: paper.ownerId,
    organisationId: null,
    // A device only knows papers that the server has shown to its user.
    audience: null,
    isForBatches: false,
    isLocked: false,
    // The list may be older than the saved paper.
    currentVersion: paper.packageVersion ?? saved[0] ?? null,
    window,
    price: paper.price,
  };
  const { currentVersion } = facts;
  const isHere = currentVersion !== null && saved.includes(currentVersion);
  const ticket = isHere ? { packageVersion: currentVersion, extraTimePercent: 0, window } : null;
  return resolveAccess({
    paper: facts,
    asker: askerOf(user, means ?? { tokens: paper.price, papersLeft: 0 }),
    accommodation: NO_EXTRA_TIME,
    assigned: [],
    issued: { isHolder: saved.length > 0, ticket, isSitting: false },
    now,
  });
}

function askerOf(user: KnownUser | null, { tokens, papersLeft }: KnownMeans): Asker {
  if (user === null) return { kind: 'anonymous' };
  return {
    kind: 'user',
    organisationId: null,
    scope: scopeIn(permissionsOf(user.role), 'papers', { userId: user._id, organisationId: '' }),
    means: { ...NO_MEANS, wallet: { tokens }, plan: { papersLeft } },
  };
}

/** The price of a paper that can be issued. */
export interface Cost {
  /** In tokens. */
  readonly price: number;
  /** A plan covers it. */
  readonly byPlan: boolean;
}

export const FREE: Cost = { price: 0, byPlan: false };

export const costOf = ({ charge, cover }: Extract<PaperAccess, { outcome: 'issuable' }>): Cost => ({
  price: charge,
  byPlan: cover === 'plan',
});
