import type { Context } from '../../src/context.ts';
import type { Queries, Tables } from '../../src/database/index.ts';
import { changeQuestion } from '../../src/bank/change-question.ts';

type QuestionRow = Tables['questions']['$inferSelect'];

/**
 * Changes questions as an editor would.
 * @param members what to change, in each alike or by the question.
 * @param which all of them if absent.
 */
export function editQuestions(
  context: Context,
  members: Partial<QuestionRow> | ((question: QuestionRow) => Partial<QuestionRow>),
  which: (question: QuestionRow) => boolean = () => true,
): Promise<void> {
  return context.store.write(async (queries) => {
    const rows = await queries.select().from(context.store.t.questions);
    for (const row of rows.filter(which))
      await changeQuestion(context, queries, row, typeof members === 'function' ? members(row) : members, {
        kind: 'edited',
        changedBy: null,
        reason: 'A test',
      });
  });
}

/** Removes every question from the bank. */
export async function removeQuestions({ store: { t }, ids }: Context, queries: Queries): Promise<void> {
  for (const { id: questionId } of await queries.select({ id: t.questions.id }).from(t.questions))
    await queries.insert(t.questionChanges).values({
      id: ids.next(),
      questionId,
      kind: 'removed',
      changedBy: null,
      changedAt: 0,
      reason: 'A test',
      before: {},
      after: {},
    });
  await queries.delete(t.questions);
}
