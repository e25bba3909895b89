import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { recordChange } from '../../../crud/index.ts';
import { BANK } from '../../../database/index.ts';
import { AppError } from '../../../http/index.ts';
import { changeQuestion } from '../../../bank/change-question.ts';

interface Judgement {
  readonly id: string;
  readonly state: 'active' | 'dropped';
  readonly reason: string;
  /** The administrator. */
  readonly judgedBy: string;
}

/**
 * BK12: releases a quarantined question or drops it. Dropping also sets that outcome of its key (BK6). BK30: an archived
 * question is brought back into use.
 * @returns a message for the administrator.
 * @throws AppError NOT_FOUND; CONFLICT for a question that is neither quarantined nor archived.
 */
export function judge(context: Context, { id, state, reason, judgedBy }: Judgement): Promise<string> {
  const { store } = context;
  const { questions } = store.t;
  return store.write(async (queries) => {
    await queries.lock(BANK);
    const [question] = await queries.select().from(questions).where(eq(questions.id, id));
    if (question === undefined) throw new AppError('NOT_FOUND');
    if (question.state === 'archived' && state === 'dropped')
      throw new AppError('CONFLICT', 'This question is archived. Bring it back first.');
    if (question.state !== 'quarantined' && question.state !== 'archived')
      throw new AppError('CONFLICT', 'This question is no longer quarantined.');
    const key = state === 'dropped' ? { ...question.key, outcome: state } : question.key;
    // The outcome that a key got by a correction still applies (BK6).
    const released = question.state === 'archived' ? (key.outcome ?? state) : state;
    await changeQuestion(
      context,
      queries,
      question,
      { state: released, key },
      { kind: 'edited', changedBy: judgedBy, reason },
    );
    await recordChange(context, queries, {
      userId: judgedBy,
      kind: 'questions',
      thingId: id,
      action: 'update',
      before: { state: question.state },
      after: { state: released, reason },
    });
    return state === 'active' ? 'The question was released.' : 'The question was dropped.';
  });
}
