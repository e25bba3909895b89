import { and, asc, eq, inArray, ne, sum, type SQL } from 'drizzle-orm';
import { MOST_COLLEGES, type CollegeChoice } from '@exam/shared-schema/contract';
import { containsText } from '../../../crud/index.ts';
import { DEFAULT_ORGANISATION, type Queries, type Store, type Tables } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';

type HasTables = Pick<Store, 't'>;

const MAY_LOG_IN = ['pending', 'verified', 'approved'] as const;

/** PA16: the condition for the students of a college that a package is for: those who may log in, and no simulated ones. */
export function isStudentOf({ t: { users } }: HasTables, collegeId: string): SQL | undefined {
  return and(eq(users.organisationId, collegeId), areStudents(users));
}

const areStudents = ({ role, accountStatus, isDemo }: Tables['users'] | Tables['userCounts']) =>
  and(eq(role, 'student'), inArray(accountStatus, MAY_LOG_IN), eq(isDemo, false));

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

/** PA16: active colleges by name, whose name or code has the text, with the number of their students. */
export async function findColleges(
  { read, t: { organisations, userCounts } }: Store,
  text: string | undefined,
): Promise<CollegeChoice[]> {
  const { id, name, code, isActive } = organisations;
  const isFound = and(ne(id, DEFAULT_ORGANISATION), eq(isActive, true), containsText([name, code], text));
  const found = await read
    .select({ _id: id, name, code })
    .from(organisations)
    .where(isFound)
    .orderBy(asc(name), asc(id))
    .limit(MOST_COLLEGES);
  const ids = found.map(({ _id }) => _id);
  const counts = await read
    .select({ college: userCounts.organisationId, students: sum(userCounts.count).mapWith(Number) })
    .from(userCounts)
    .where(and(inArray(userCounts.organisationId, ids), areStudents(userCounts)))
    .groupBy(userCounts.organisationId);
  const students = new Map(counts.map((row) => [row.college, row.students]));
  return found.map(({ _id, code: shown, ...college }) => ({
    ...{ _id, ...college, code: shown ?? '' },
    studentCount: students.get(_id) ?? 0,
  }));
}
