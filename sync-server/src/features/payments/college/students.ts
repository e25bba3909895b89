import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { DEFAULT_ORGANISATION, type Queries, type Store } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';

type HasTables = Pick<Store, 't'>;

/** PA16: the condition for the students of a college that a package is for: those who may log in, and no simulated ones. */
export function isStudentOf({ t: { users } }: HasTables, collegeId: string): SQL | undefined {
  return and(
    eq(users.organisationId, collegeId),
    eq(users.role, 'student'),
    inArray(users.accountStatus, ['pending', 'verified', 'approved']),
    eq(users.isDemo, false),
  );
}

export interface College {
  readonly id: string;
  readonly name: string;
}

/** @throws AppError NOT_FOUND; also for the default organisation, which is no college. */
export async function requireCollege(
  { t: { organisations } }: HasTables,
  queries: Queries,
  collegeId: string,
): Promise<College> {
  const { id, name } = organisations;
  const rows = await queries.select({ id, name }).from(organisations).where(eq(id, collegeId));
  const [college] = rows;
  if (college === undefined || college.id === DEFAULT_ORGANISATION)
    throw new AppError('NOT_FOUND', 'College not found. It may have been deleted.');
  return college;
}
