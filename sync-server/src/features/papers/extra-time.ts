import { and, eq } from 'drizzle-orm';
import type { Queries, Store } from '../../database/index.ts';

/**
 * Extra time of one student on one paper, percent. What was decided for this student on this paper stands; without
 * that the more generous of what the student has everywhere and what the paper gives to all: they are not added up.
 */
export async function extraTimeOf(
  { t }: Store,
  queries: Queries,
  student: { readonly _id: string; readonly extraTimePercent: number },
  paper: { readonly id: string; readonly extraTimePercent: number },
): Promise<number> {
  const [own] = await queries
    .select({ extraTimePercent: t.paperAccommodations.extraTimePercent })
    .from(t.paperAccommodations)
    .where(and(eq(t.paperAccommodations.paperId, paper.id), eq(t.paperAccommodations.userId, student._id)));
  return own?.extraTimePercent ?? Math.max(student.extraTimePercent, paper.extraTimePercent);
}
