import { and, eq, sql } from 'drizzle-orm';
import type { Accommodation } from '@exam/shared-schema/access';
import { statement, type Queries, type Store } from '../../database/index.ts';

const ownExtraTime = statement('own_extra_time', (queries, { paperAccommodations: own }) =>
  queries
    .select({ extraTimePercent: own.extraTimePercent })
    .from(own)
    .where(and(eq(own.paperId, sql.placeholder('paperId')), eq(own.userId, sql.placeholder('userId')))),
);

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
