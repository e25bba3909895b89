import { and, eq, gt, sql, type AnyColumn } from 'drizzle-orm';
import type { ConsoleScope } from '@exam/shared-schema/access';
import type { Accommodation } from '@exam/shared-schema/contract';
import { equals, within, type RowQuery } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';
import { accommodationId, scopeOf, targetIn } from './scope.ts';

/** The same columns for all three scopes: null if there is no student, or no paper. */
function columns({ users, papers }: Tables, scope: Accommodation['scope'], percent: AnyColumn) {
  const nullable = (column: AnyColumn, isThere: boolean) =>
    isThere ? sql<string | null>`${column}` : sql<string | null>`cast(null as text)`;
  const ofStudent = (column: AnyColumn) => nullable(column, scope !== 'paper');
  const ofPaper = (column: AnyColumn) => nullable(column, scope !== 'student');
  const [id, name] = scope === 'paper' ? [papers.id, papers.title] : [users.id, users.fullName];
  return {
    /** The student's id, or the paper's if it is for all students. */
    id: sql<string>`${id}`.as('id'),
    name: sql<string>`${name}`.as('name'),
    scope: sql<string>`${sql.raw(`'${scope}'`)}`.as('scope'),
    userId: ofStudent(users.id).as('userId'),
    fullName: ofStudent(users.fullName).as('fullName'),
    email: ofStudent(users.email).as('email'),
    paperId: ofPaper(papers.id).as('paperId'),
    title: ofPaper(papers.title).as('title'),
    percent: sql<number>`${percent}`.as('percent'),
    organisationId: organisationIn({ users, papers }, scope).as('organisationId'),
  };
}

/** OR3: of the student, or of the paper; if both are named, null unless they are of the same one. */
function organisationIn({ users, papers }: Pick<Tables, 'users' | 'papers'>, scope: Accommodation['scope']) {
  const [ofStudent, ofPaper] = [users.organisationId, papers.organisationId];
  if (scope === 'student-on-paper')
    return sql<string | null>`case when ${ofStudent} = ${ofPaper} then ${ofStudent} end`;
  return sql<string | null>`${scope === 'student' ? ofStudent : ofPaper}`;
}

/** Students, papers, and students on papers, with or without extra time. */
function byScope(t: Tables, queries: Queries) {
  const { paperAccommodations, papers, users } = t;
  const student = queries.select(columns(t, 'student', users.extraTimePercent)).from(users);
  const paper = queries.select(columns(t, 'paper', papers.extraTimePercent)).from(papers);
  const both = queries
    .select(columns(t, 'student-on-paper', paperAccommodations.extraTimePercent))
    .from(paperAccommodations)
    .innerJoin(users, eq(users.id, paperAccommodations.userId))
    .innerJoin(papers, eq(papers.id, paperAccommodations.paperId));
  return { student: student.$dynamic(), paper: paper.$dynamic(), 'student-on-paper': both.$dynamic() };
}

/** All entries with extra time as one table, for search and pages. */
export function everyone(t: Tables, queries: Queries) {
  const { student, paper, 'student-on-paper': both } = byScope(t, queries);
  return student
    .where(gt(t.users.extraTimePercent, 0))
    .unionAll(paper.where(gt(t.papers.extraTimePercent, 0)))
    .unionAll(both)
    .as('everyone');
}

type Row = Awaited<ReturnType<typeof byScope>['student']>[number];

export async function findAccommodation(
  t: Tables,
  queries: Queries,
  id: string,
  scope: ConsoleScope,
): Promise<Accommodation | undefined> {
  const whom = targetIn(id);
  if (whom === null) return undefined;
  const { userId, paperId } = whom;
  const query: RowQuery<Row> = byScope(t, queries)[scopeOf(whom)];
  const rows = await query.where(
    and(
      userId === null ? undefined : eq(t.users.id, userId),
      paperId === null ? undefined : eq(t.papers.id, paperId),
      within(scope, equals(organisationIn(t, scopeOf(whom)))),
    ),
  );
  return rows.map(toAccommodation)[0];
}

export function toAccommodation(row: Row): Accommodation {
  const { userId, fullName, email, paperId, title, name, percent } = row;
  return {
    _id: accommodationId(row),
    scope: scopeOf(row),
    name,
    student: userId === null ? null : { _id: userId, fullName: fullName ?? '', email: email ?? '' },
    paper: paperId === null ? null : { _id: paperId, title: title ?? '' },
    extraTimePercent: percent,
  };
}
