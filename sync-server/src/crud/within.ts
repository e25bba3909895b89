import { and, eq, exists, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { ConsoleScope, Scope } from '@exam/shared-schema/access';
import { DEFAULT_ORGANISATION, type Store } from '../database/index.ts';
import { AppError } from '../http/index.ts';
import type { OfOrganisation } from './managed-plan.ts';

/**
 * OR3: the condition for the rows that a caller of the console has.
 * @param ofOrganisation null if the rows belong to the installation.
 * @returns undefined, which filters nothing, for all rows, also to read (OR10).
 * @throws AppError FORBIDDEN if the caller has only rows of an organisation, and these are of the installation.
 */
export function within(scope: ConsoleScope, ofOrganisation: OfOrganisation | null): SQL | undefined {
  if (scope.reach !== 'organisation') return undefined;
  if (ofOrganisation === null) throw new AppError('FORBIDDEN');
  return ofOrganisation(scope.organisationId);
}

/**
 * OR3: the condition for rows of an organisation's members. It asks for each row, so that a list keeps the index of its
 * order: the members of an organisation may have many more rows.
 */
export const ofMembers =
  ({ read, t: { users } }: Pick<Store, 'read' | 't'>, userId: AnyColumn): OfOrganisation =>
  (organisationId) =>
    exists(
      read
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.organisationId, organisationId))),
    );

/** OR3: the condition for the rows of users that a caller has, here or in the console. */
export function ofUsers(
  store: Pick<Store, 'read' | 't'>,
  scope: Scope | null,
  userId: AnyColumn,
): SQL | undefined {
  if (scope === null) return sql`1 = 0`;
  return scope.reach === 'own' ? eq(userId, scope.userId) : within(scope, ofMembers(store, userId));
}

interface Publishable {
  readonly isPublic: AnyColumn;
  readonly organisationId: AnyColumn;
}

/**
 * OR3, OR13: the condition for the rows that are public, which are those of the default organisation, and those that the
 * caller has in the console.
 */
export function isPublicOrManaged(
  scope: Scope | null,
  { isPublic, organisationId }: Publishable,
): SQL | undefined {
  if (scope?.reach === 'installation') return undefined;
  const isOpen = and(eq(isPublic, true), eq(organisationId, DEFAULT_ORGANISATION));
  return scope?.reach === 'organisation' ? or(isOpen, eq(organisationId, scope.organisationId)) : isOpen;
}
