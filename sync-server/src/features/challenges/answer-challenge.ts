import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { answerChallenge, managedChallenges, type ManagedChallenge } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindList, equals, type FileColumns, fileTime, recordChange } from '../../crud/index.ts';
import { AppError, bind } from '../../http/index.ts';
import { addNotice } from '../../notices/index.ts';

/** KC2, KC3: challenges of keys as administrators see and answer them. */
export function managedChallengeRoutes(app: FastifyInstance, context: Context): void {
  const { keyChallenges: table, papers, questions, users } = context.store.t;
  const open = context.store.read
    .select({ questionId: table.questionId, count: count().as('count') })
    .from(table)
    .where(eq(table.state, 'open'))
    .groupBy(table.questionId)
    .as('open');
  bindList(app, context, managedChallenges, {
    from: table,
    // Keys belong to the installation.
    ofOrganisation: null,
    search: [table.text],
    filters: { state: equals(table.state) },
    order: [desc(table.createdAt), desc(table.id)],
    select: (queries) =>
      queries
        .select({
          _id: table.id,
          question: { _id: questions.id, text: questions.text },
          paper: { _id: papers.id, title: papers.title },
          student: { _id: users.id, fullName: users.fullName, email: users.email },
          text: table.text,
          state: table.state,
          answer: table.answer,
          open: sql<number>`coalesce(${open.count}, 0)`.mapWith(Number),
          createdAt: table.createdAt,
        })
        .from(table)
        .innerJoin(questions, eq(questions.id, table.questionId))
        .innerJoin(papers, eq(papers.id, table.paperId))
        .innerJoin(users, eq(users.id, table.userId))
        .leftJoin(open, eq(open.questionId, table.questionId))
        .$dynamic(),
    file: IN_FILE,
    present: (rows) =>
      rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: new Date(createdAt).toISOString() })),
  });
  bind(app, answerChallenge, async ({ params: { id }, body }, { caller }) => {
    const answered = await answer(context, id, { ...body, answeredBy: caller._id });
    return {
      message: answered === 1 ? 'The challenge was answered.' : `${answered} challenges were answered.`,
    };
  });
}

interface Answer {
  readonly accepted: boolean;
  readonly reason: string;
  /** The administrator. */
  readonly answeredBy: string;
}

/**
 * KC3: answers all open challenges of the same question, because they are about the same key. The key itself is corrected
 * by BK13.
 * @returns how many were answered.
 * @throws AppError NOT_FOUND; CONFLICT if it was answered before.
 */
function answer(context: Context, id: string, { accepted, reason, answeredBy }: Answer): Promise<number> {
  const { store, clock } = context;
  const { keyChallenges: table, papers } = store.t;
  return store.write(async (queries) => {
    const [challenge] = await queries.select().from(table).where(eq(table.id, id));
    if (challenge === undefined) throw new AppError('NOT_FOUND');
    if (challenge.state !== 'open') throw new AppError('CONFLICT', 'This challenge was already answered.');
    const state = accepted ? 'accepted' : 'rejected';
    const answered = await queries
      .update(table)
      .set({ state, answer: reason, answeredAt: clock.now() })
      .where(and(eq(table.questionId, challenge.questionId), eq(table.state, 'open')))
      .returning();
    const titles = new Map<string, string>();
    for (const { id: about, userId, attemptId, paperId } of answered) {
      const paperTitle = titles.get(paperId) ?? (await titleOf(paperId));
      titles.set(paperId, paperTitle);
      const details = { attemptId, paperTitle, accepted, answer: reason };
      await addNotice(context, queries, { userId, kind: 'challenge-answered', about, details });
    }
    await recordChange(context, queries, {
      userId: answeredBy,
      kind: 'challenges',
      thingId: challenge.questionId,
      action: 'update',
      before: { state: 'open' },
      after: { state, reason, challenges: answered.length },
    });
    return answered.length;

    async function titleOf(paperId: string): Promise<string> {
      const [paper] = await queries
        .select({ title: papers.title })
        .from(papers)
        .where(eq(papers.id, paperId));
      return paper?.title ?? '';
    }
  });
}

/** OP8 */
const IN_FILE: FileColumns<ManagedChallenge> = {
  Question: ({ question }) => question.text,
  'Test paper': ({ paper }) => paper.title,
  Student: ({ student }) => student.fullName,
  'E-mail': ({ student }) => student.email,
  Challenge: ({ text }) => text,
  State: ({ state }) => state,
  Answer: ({ answer }) => answer,
  'Created, India time': ({ createdAt }) => fileTime(createdAt),
};
