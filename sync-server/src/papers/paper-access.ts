import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import {
  isVisible,
  NO_EXTRA_TIME,
  NO_MEANS,
  NOTHING_ISSUED,
  resolveAccess,
  type AssignedWindow,
  type Asker,
  type Means,
  type PaperAccess,
  type PaperFacts,
} from '@exam/shared-schema/access';
import type { ErrorCode } from '@exam/shared-schema/contract';
import { DEFAULT_ORGANISATION, type Store } from '../database/index.ts';
import { AppError, scopeOf, type Caller } from '../http/index.ts';

export type PaperRow = Store['t']['papers']['$inferSelect'];

/**
 * ST10, OR13, BA14: the papers that `resolveAccess` shows to everyone of an organisation, as a query condition.
 * @param organisationId null for a caller who is not signed in.
 */
export function isOpen({ t: { papers } }: Pick<Store, 't'>, organisationId: string | null): SQL | undefined {
  const visible = [DEFAULT_ORGANISATION, ...(organisationId === null ? [] : [organisationId])];
  return and(
    eq(papers.isActive, true),
    isNull(papers.ownerId),
    eq(papers.isForBatches, false),
    inArray(papers.organisationId, [...new Set(visible)]),
  );
}

/** OR13: the organisation whose members alone a paper is for; null if it is for everyone. */
export const audienceOf = ({ organisationId }: Pick<PaperRow, 'organisationId'>): string | null =>
  organisationId === DEFAULT_ORGANISATION ? null : organisationId;

/**
 * ST10: whether a paper is visible to a caller who holds no ticket for it.
 * @param assigned its windows for the caller (BA13).
 * @param now epoch ms.
 */
export function maySee(
  paper: PaperRow,
  caller: Caller | null,
  assigned: readonly AssignedWindow[],
  now: number,
): boolean {
  const facts = { paper: factsOf(paper), asker: askerOf(caller), assigned, now };
  return isVisible(resolveAccess({ ...facts, issued: NOTHING_ISSUED, accommodation: NO_EXTRA_TIME }));
}

export function factsOf(paper: PaperRow): PaperFacts {
  const { isActive, ownerId, organisationId, isForBatches, currentVersion, price } = paper;
  const { opensAt, closesAt, sectionTiming, commonEnd } = paper;
  const limits = { opensAt, closesAt, ...(commonEnd && { commonEnd }) };
  const window = opensAt === null && closesAt === null ? undefined : limits;
  const [isLocked, audience] = [sectionTiming === 'locked', audienceOf(paper)];
  return {
    isActive,
    ownerId,
    organisationId,
    isForBatches,
    isLocked,
    audience,
    currentVersion,
    price,
    window,
  };
}

export function askerOf(caller: Caller | null, means: Means = NO_MEANS): Asker {
  if (caller === null) return { kind: 'anonymous' };
  const { organisationId } = caller;
  return { kind: 'user', organisationId, scope: scopeOf(caller, 'papers'), means };
}

type Refused = Exclude<PaperAccess, { outcome: 'issuable' | 'issued' }>['outcome'];

export type Issuable = Extract<PaperAccess, { outcome: 'issuable' }>;

const ERROR_OF: Readonly<Record<Refused, ErrorCode>> = {
  hidden: 'NOT_FOUND',
  'not-ready': 'NOT_READY',
  'signed-out': 'UNAUTHENTICATED',
  unpaid: 'TOKENS_EXHAUSTED',
};

/** @throws AppError NOT_FOUND, NOT_READY, UNAUTHENTICATED or TOKENS_EXHAUSTED if the caller may not have the paper. */
export function requireAccess(access: PaperAccess): Exclude<PaperAccess, { outcome: Refused }> {
  if (access.outcome === 'issuable' || access.outcome === 'issued') return access;
  throw new AppError(ERROR_OF[access.outcome]);
}
