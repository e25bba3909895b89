import { and, eq, isNull, type SQL } from 'drizzle-orm';
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
import type { Store } from '../database/index.ts';
import { AppError, scopeOf, type Caller } from '../http/index.ts';

export type PaperRow = Store['t']['papers']['$inferSelect'];

/** ST10: the papers that `resolveAccess` shows to everyone, as a query condition. */
export function isOpen({ t }: Pick<Store, 't'>): SQL | undefined {
  return and(eq(t.papers.isActive, true), isNull(t.papers.ownerId), eq(t.papers.isForBatches, false));
}

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
  const { opensAt, closesAt, sectionTiming } = paper;
  const window = opensAt === null && closesAt === null ? undefined : { opensAt, closesAt };
  const isLocked = sectionTiming === 'locked';
  return { isActive, ownerId, organisationId, isForBatches, isLocked, currentVersion, price, window };
}

export function askerOf(caller: Caller | null, means: Means = NO_MEANS): Asker {
  if (caller === null) return { kind: 'anonymous' };
  return { kind: 'user', scope: scopeOf(caller, 'papers'), means };
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
