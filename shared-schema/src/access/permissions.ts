import type { User } from '../contract/accounts/user.ts';

/** Areas of calls whose rows belong to users or organisations. */
type OrganisationArea =
  | 'accommodations'
  | 'assignments'
  | 'attempts'
  | 'audit'
  | 'batches'
  | 'papers'
  | 'results'
  | 'sections'
  | 'templates'
  | 'users';

/** Areas of calls whose rows belong to the installation, so that no role can have a part of them. */
type InstallationArea =
  | 'categories'
  | 'collegePackages'
  | 'colleges'
  | 'corrections'
  | 'drafts'
  | 'integrity'
  | 'operations'
  | 'payments'
  | 'plans'
  | 'questions'
  | 'settings'
  | 'statistics'
  | 'subjects'
  | 'topics';

/** The first part of a call's name: 'papers' of 'papers.list'. */
export type Area = OrganisationArea | InstallationArea;

/**
 * Which rows of an area a role has: the caller's own, those of the caller's organisation, or all. `reading` is for rows of
 * the installation that a role may see and use, but not change (OR10).
 */
export type Reach = 'own' | 'reading' | 'organisation' | 'installation';

/** What a role may do, by area. It may do nothing in an area that is absent. */
export type Permissions = { readonly [A in OrganisationArea]?: Exclude<Reach, 'reading'> } & {
  readonly [A in InstallationArea]?: 'reading' | 'installation';
};

/** The same reach in several areas. */
const reaching = <R extends Reach, A extends Area>(reach: R, ...areas: readonly A[]) =>
  Object.fromEntries(areas.map((area) => [area, reach])) as Readonly<Record<A, R>>;

/** OR10: what a teacher has; a college administrator has its members and its log besides. */
const TEACHER = {
  ...reaching(
    'organisation',
    'accommodations',
    'assignments',
    'attempts',
    'batches',
    'papers',
    'results',
    'sections',
    'templates',
  ),
  ...reaching('reading', 'categories', 'questions', 'subjects', 'topics'),
} satisfies Permissions;

/**
 * OR2: what each role may do; nothing else decides by the role. A call of the console requires more than one's own rows of
 * its area; a call for all signed-in users answers about the rows that the role has.
 */
export const PERMISSIONS: Readonly<Record<User['role'], Permissions>> = {
  student: { attempts: 'own', papers: 'own', results: 'own' },
  teacher: TEACHER,
  'college-admin': { ...TEACHER, audit: 'organisation', users: 'organisation' },
  admin: reaching(
    'installation',
    'accommodations',
    'assignments',
    'attempts',
    'audit',
    'batches',
    'categories',
    'collegePackages',
    'colleges',
    'corrections',
    'drafts',
    'integrity',
    'operations',
    'papers',
    'payments',
    'plans',
    'questions',
    'results',
    'sections',
    'settings',
    'statistics',
    'subjects',
    'templates',
    'topics',
    'users',
  ),
};

/** OR2: what a role may do; nothing for one that this version does not know. */
export const permissionsOf = (role: string): Permissions =>
  (PERMISSIONS as Readonly<Record<string, Permissions | undefined>>)[role] ?? {};

export const isOfConsole = (reach: Reach | undefined): boolean =>
  reach === 'organisation' || reach === 'installation';

/** OR11: whether the console has something for a role: an area in which it may change more than its own rows. */
export const hasConsole = (permissions: Permissions): boolean => Object.values(permissions).some(isOfConsole);

/** The roles with rows of others in an area, to change. */
export const rolesWith = (area: Area): User['role'][] =>
  (Object.keys(PERMISSIONS) as User['role'][]).filter((role) => isOfConsole(PERMISSIONS[role][area]));

/** The rows that a caller has in an area of the console. */
export type ConsoleScope =
  | { readonly reach: 'organisation'; readonly organisationId: string }
  /** OR10: rows of the installation, to read; and of things of organisations that are shown with them, those of its own. */
  | { readonly reach: 'reading'; readonly organisationId: string }
  | { readonly reach: 'installation' };

/** The rows that a caller has in an area. */
export type Scope = { readonly reach: 'own'; readonly userId: string } | ConsoleScope;

/** Whom a scope is for. */
interface Member {
  readonly userId: string;
  readonly organisationId: string;
}

/** @returns null if the role has nothing in the area. */
export function scopeIn(
  permissions: Permissions,
  area: Area,
  { userId, organisationId }: Member,
): Scope | null {
  const reach: Reach | undefined = permissions[area];
  if (reach === undefined) return null;
  switch (reach) {
    case 'own':
      return { reach, userId };
    case 'reading':
    case 'organisation':
      return { reach, organisationId };
    case 'installation':
      return { reach };
  }
}

/** The owners of a row. */
interface Owned {
  /** Null if it is nobody's own. */
  readonly ownerId: string | null;
  /** Null if it is unknown, as on a device. */
  readonly organisationId: string | null;
}

/** Whether a row is within a scope. */
export function covers(scope: Scope | null, { ownerId, organisationId }: Owned): boolean {
  switch (scope?.reach) {
    case undefined:
      return false;
    case 'own':
      return ownerId === scope.userId;
    case 'organisation':
      return organisationId === scope.organisationId;
    case 'reading':
    case 'installation':
      return true;
  }
}
