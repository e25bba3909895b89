import { eq } from 'drizzle-orm';
import type { Queries, Store } from '../../../database/index.ts';

/** Whether a package has ever held a question: then devices may have it, and may still hand in attempts at it. */
export async function isHeld(
  { t: { packageQuestions } }: Pick<Store, 't'>,
  queries: Queries,
  questionId: string,
): Promise<boolean> {
  return (await queries.$count(packageQuestions, eq(packageQuestions.questionId, questionId))) > 0;
}
