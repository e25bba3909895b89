import { eq } from 'drizzle-orm';
import type { Queries, Store } from '../../../database/index.ts';

/** Whether a package has ever held a question: devices may have it, and attempts at it may still come. */
export async function isHeld(
  { t: { packageQuestions } }: Pick<Store, 't'>,
  queries: Queries,
  questionId: string,
): Promise<boolean> {
  return (await queries.$count(packageQuestions, eq(packageQuestions.questionId, questionId))) > 0;
}
