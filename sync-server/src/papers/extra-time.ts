import { and, eq, sql } from 'drizzle-orm';
import { extraTimeOf, type Accommodation } from '@exam/shared-schema/access';
import { statement, type Queries, type Store } from '../database/index.ts';

const ownExtraTime = statement('own_extra_time', (queries, { paperAccommodations: own }) =>
  queries
    .select({ extraTimePercent: own.extraTimePercent })
    .from(own)
    .where(and(eq(own.paperId, sql.placeholder('paperId')), eq(own.userId, sql.placeholder('userId')))),
);

const ofPaper = statement('extra_time_of_paper', (queries, { papers }) =>
  queries
    .select({ extraTimePercent: papers.extraTimePercent })
    .from(papers)
    .where(eq(papers.id, sql.placeholder('paperId'))),
);

/** BA22: percent of the duration that a student has on a paper now. */
export async function extraTimeNow(
  store: Store,
  student: { readonly _id: string; readonly extraTimePercent: number },
  paperId: string,
): Promise<number> {
  const [paper] = await ofPaper(store, store.read, { paperId });
  const { extraTimePercent = 0 } = paper ?? {};
  return extraTimeOf(await accommodationOf(store, store.read, student, { id: paperId, extraTimePercent }));
}

/** All extra time that applies to one student on one paper; `extraTimeOf` decides which counts. */
export async function accommodationOf(
  store: Store,
  queries: Queries,
  student: { readonly _id: string; readonly extraTimePercent: number },
  paper: { readonly id: string; readonly extraTimePercent: number },
): Promise<Accommodation> {
  const [own] = await ownExtraTime(store, queries, { paperId: paper.id, userId: student._id });
  return {
    ofBoth: own?.extraTimePercent ?? null,
    ofStudent: student.extraTimePercent,
    ofPaper: paper.extraTimePercent,
  };
}
