import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { recordChange } from '../../../crud/index.ts';
import {
  BANK,
  PUBLISHING,
  type Queries,
  type Store,
  type Tables,
  type Transaction,
} from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { changeQuestion } from '../../../bank/change-question.ts';
import { isHeld } from './held.ts';

type QuestionRow = Tables['questions']['$inferSelect'];

/** A question to be removed, and the administrator. */
interface Removal {
  readonly id: string;
  readonly removedBy: string;
}

/**
 * BK30: deletes a question that no paper has ever held, and archives any other one.
 * @returns a message for the administrator.
 * @throws AppError NOT_FOUND; CONFLICT for an archived one that has to stay.
 */
export function removeQuestion(context: Context, { id, removedBy }: Removal): Promise<string> {
  const { store } = context;
  return store.write(async (queries) => {
    await queries.lock(PUBLISHING);
    await queries.lock(BANK);
    const { questions } = store.t;
    const [question] = await queries.select().from(questions).where(eq(questions.id, id));
    if (question === undefined) throw new AppError('NOT_FOUND');
    if (!(await mustStay(store, queries, question))) return remove(context, queries, question, removedBy);
    if (question.state === 'archived') throw new AppError('CONFLICT', 'This question is archived already.');
    return archive(context, queries, question, removedBy);
  });
}

/** Also a question of a set stays: without it the set would be another one. */
async function mustStay(store: Store, queries: Queries, { id, setId }: QuestionRow): Promise<boolean> {
  const { paperQuestions, keyCorrections, notebookEntries } = store.t;
  if (setId !== null || (await isHeld(store, queries, id))) return true;
  for (const [table, questionId] of [
    [paperQuestions, paperQuestions.questionId],
    [keyCorrections, keyCorrections.questionId],
    [notebookEntries, notebookEntries.questionId],
  ] as const)
    if ((await queries.$count(table, eq(questionId, id))) > 0) return true;
  return false;
}

async function archive(
  context: Context,
  queries: Transaction,
  question: QuestionRow,
  removedBy: string,
): Promise<string> {
  const { id, state } = question;
  const members = { state: 'archived' } as const;
  const change = { kind: 'edited', changedBy: removedBy, reason: 'Archived' } as const;
  await changeQuestion(context, queries, question, members, change);
  await recordChange(context, queries, {
    userId: removedBy,
    kind: 'questions',
    thingId: id,
    action: 'update',
    before: { state },
    after: members,
  });
  return 'The question was archived: no new paper will have it, and those that have it keep it.';
}

async function remove(
  context: Context,
  queries: Transaction,
  question: QuestionRow,
  removedBy: string,
): Promise<string> {
  const { store, ids, clock } = context;
  const { questions, questionChanges } = store.t;
  const { id, ...before } = question;
  await queries.insert(questionChanges).values({
    id: ids.next(),
    questionId: id,
    kind: 'removed',
    changedBy: removedBy,
    changedAt: clock.now(),
    reason: 'Deleted',
    before,
    after: {},
  });
  await queries.delete(questions).where(eq(questions.id, id));
  await recordChange(context, queries, {
    userId: removedBy,
    kind: 'questions',
    thingId: id,
    action: 'delete',
    before: { text: question.text, type: question.type, state: question.state },
    after: undefined,
  });
  return 'The question was deleted.';
}
