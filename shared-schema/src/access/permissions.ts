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
type Reach = 'own' | 'reading' | 'organisation' | 'installation';

/** What a role may do, by area. It may do nothing in an area that is absent. */
export type Permissions = { readonly [A in OrganisationArea]?: Exclude<Reach, 'reading'> } & {
  readonly [A in InstallationArea]?: 'reading' | 'installation';
};

/** OR10: what a teacher has; a college administrator has its members and its log besides. */
const TEACHER = {
  accommodations: 'organisation',
  assignments: 'organisation',
  attempts: 'organisation',
  batches: 'organisation',
  categories: 'reading',
  papers: 'organisation',
  questions: 'reading',
  results: 'organisation',
  sections: 'organisation',
  subjects: 'reading',
  templates: 'organisation',
  topics: 'reading',
} as const satisfies Permissions;

/**
 * OR2: what each role may do; nothing else decides by the role. A call of the console requires more than one's own rows of
 * its area; a call for all signed-in users answers about the rows that the role has.
 */
export const PERMISSIONS: Readonly<Record<User['role'], Permissions>> = {
  student: { attempts: 'own', papers: 'own', results: 'own' },
  teacher: TEACHER,
  'college-admin': { ...TEACHER, audit: 'organisation', users: 'organisation' },
  admin: {
    accommodations: 'installation',
    assignments: 'installation',
    attempts: 'installation',
    audit: 'installation',
    batches: 'installation',
    categories: 'installation',
    collegePackages: 'installation',
    colleges: 'installation',
    corrections: 'installation',
    drafts: 'installation',
    integrity: 'installation',
    operations: 'installation',
    papers: 'installation',
    payments: 'installation',
    plans: 'installation',
    questions: 'installation',
    results: 'installation',
    sections: 'installation',
    settings: 'installation',
    statistics: 'installation',
    subjects: 'installation',
    templates: 'installation',
    topics: 'installation',
    users: 'installation',
  },
};

const REACHES: readonly (Reach | undefined)[] = [undefined, 'own', 'reading', 'organisation', 'installation'];

/** OR2: what a role may do; nothing for one that this version does not know. */
export const permissionsOf = (role: string): Permissions =>
  (PERMISSIONS as Readonly<Record<string, Permissions | undefined>>)[role] ?? {};

/** A call, as the contract declares it. */
interface NamedCall {
  /** 'papers.list' */
  readonly name: string;
  readonly method: string;
}

/** OR2, OR10: whether a role with these permissions may make a call of the console. */
export function mayCall(permissions: Permissions, { name, method }: NamedCall): boolean {
  const reach: Reach | undefined = permissions[areaOf(name)];
  return reach === 'reading' ? method === 'GET' : isOfConsole(reach);
}

const isOfConsole = (reach: Reach | undefined): boolean =>
  reach === 'organisation' || reach === 'installation';

/** OR11: whether the console has something for a role: an area in which it may change more than its own rows. */
export const hasConsole = (permissions: Permissions): boolean => Object.values(permissions).some(isOfConsole);

/** The roles with rows of others in an area, to change. */
export const rolesWith = (area: Area): User['role'][] =>
  (Object.keys(PERMISSIONS) as User['role'][]).filter((role) => isOfConsole(PERMISSIONS[role][area]));

/** US7: whether a role may nothing that the other may not, so that one who has that may give it. */
export function isWithin(role: Permissions, other: Permissions): boolean {
  return (Object.keys(role) as Area[]).every(
    (area) => REACHES.indexOf(role[area]) <= REACHES.indexOf(other[area]),
  );
}

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

/** The area of a call. @param name 'papers.list'. */
export const areaOf = (name: string): Area => name.replace(/\..*$/, '') as Area;

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
