import { asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Accommodation, CallAnswer, CallInput, listAccommodations } from '@exam/shared-schema/contract';
import type { Store } from '../../database/index.ts';
import { accommodationId, scopeOf } from './scope.ts';

type Query = CallInput<typeof listAccommodations>['query'];

const none = sql<string | null>`null`;

/** Everybody who has extra time, and every paper that gives it, as one table to be searched and paged. */
function everyone({ read, t }: Store) {
  const { paperAccommodations, papers, users } = t;
  const student = {
    userId: sql<string | null>`${users.id}`.as('userId'),
    fullName: users.fullName,
    email: users.email,
  };
  return read
    .select({
      scope: sql<string>`'student'`.as('scope'),
      name: sql<string>`${users.fullName}`.as('name'),
      ...student,
      paperId: sql<string | null>`cast(null as text)`.as('paperId'),
      title: sql<string | null>`cast(null as text)`.as('title'),
      extraTimePercent: users.extraTimePercent,
    })
    .from(users)
    .where(gt(users.extraTimePercent, 0))
    .unionAll(
      read
        .select({
          scope: sql<string>`'paper'`.as('scope'),
          name: sql<string>`${papers.title}`.as('name'),
          userId: none.as('userId'),
          fullName: sql<string>`''`.as('fullName'),
          email: sql<string>`''`.as('email'),
          paperId: sql<string | null>`${papers.id}`.as('paperId'),
          title: sql<string | null>`${papers.title}`.as('title'),
          extraTimePercent: papers.extraTimePercent,
        })
        .from(papers)
        .where(gt(papers.extraTimePercent, 0)),
    )
    .unionAll(
      read
        .select({
          scope: sql<string>`'student-on-paper'`.as('scope'),
          name: sql<string>`${users.fullName}`.as('name'),
          ...student,
          paperId: sql<string | null>`${papers.id}`.as('paperId'),
          title: sql<string | null>`${papers.title}`.as('title'),
          extraTimePercent: paperAccommodations.extraTimePercent,
        })
        .from(paperAccommodations)
        .innerJoin(users, eq(users.id, paperAccommodations.userId))
        .innerJoin(papers, eq(papers.id, paperAccommodations.paperId)),
    )
    .as('everyone');
}

export async function list(
  store: Store,
  { page, limit, search, scope, sort }: Query,
): Promise<CallAnswer<typeof listAccommodations>> {
  const { read } = store;
  const table = everyone(store);
  const where = matching(table, search, scope);
  const [counted] = await read
    .select({ total: sql<number>`count(*)` })
    .from(table)
    .where(where);
  const direction = sort.startsWith('-') ? desc : asc;
  const column = sort.endsWith('name') ? table.name : table.extraTimePercent;
  const rows = await read
    .select()
    .from(table)
    .where(where)
    // The ids make the order whole, so that no page repeats what the one before showed.
    .orderBy(direction(column), asc(table.scope), asc(table.paperId), asc(table.userId))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = Number(counted?.total ?? 0);
  return {
    page,
    pages: Math.ceil(total / limit),
    total,
    count: rows.length,
    accommodations: rows.map(toAccommodation),
  };
}

type Everyone = ReturnType<typeof everyone>;

/** What a person typed, anywhere in the student's name or e-mail or the paper's title, whatever the case. */
function matching(table: Everyone, search: string | undefined, scope: Query['scope']): SQL | undefined {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const holds = (column: unknown) => sql`lower(coalesce(${column}, '')) like lower(${pattern}) escape '\\'`;
  const found = sql`(${holds(table.name)} or ${holds(table.email)} or ${holds(table.title)})`;
  const ofScope = scope === undefined ? sql`1 = 1` : sql`${table.scope} = ${scope}`;
  return search ? sql`${ofScope} and ${found}` : ofScope;
}

interface Row {
  readonly userId: string | null;
  readonly fullName: string;
  readonly email: string;
  readonly paperId: string | null;
  readonly title: string | null;
  readonly name: string;
  readonly extraTimePercent: number;
}

function toAccommodation(row: Row): Accommodation {
  const { userId, fullName, email, paperId, title, name, extraTimePercent } = row;
  return {
    _id: accommodationId(row),
    scope: scopeOf(row),
    name,
    student: userId === null ? null : { _id: userId, fullName, email },
    paper: paperId === null ? null : { _id: paperId, title: title ?? '' },
    extraTimePercent,
  };
}
