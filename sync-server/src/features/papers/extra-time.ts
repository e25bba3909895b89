import { and, eq, sql } from 'drizzle-orm';
import { statement, type Queries, type Store } from '../../database/index.ts';

const ownExtraTime = statement('own_extra_time', (queries, { paperAccommodations: own }) =>
  queries
    .select({ extraTimePercent: own.extraTimePercent })
    .from(own)
    .where(and(eq(own.paperId, sql.placeholder('paperId')), eq(own.userId, sql.placeholder('userId')))),
);

/**
 * Extra time of one student on one paper, percent. What was decided for this student on this paper stands; without
 * that the more generous of what the student has everywhere and what the paper gives to all: they are not added up.
 */
export async function extraTimeOf(
  store: Store,
  queries: Queries,
  student: { readonly _id: string; readonly extraTimePercent: number },
  paper: { readonly id: string; readonly extraTimePercent: number },
): Promise<number> {
  const [own] = await ownExtraTime(store, queries, { paperId: paper.id, userId: student._id });
  return own?.extraTimePercent ?? Math.max(student.extraTimePercent, paper.extraTimePercent);
}
