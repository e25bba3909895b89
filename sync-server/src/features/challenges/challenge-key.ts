import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isHeldBack } from '@exam/shared-schema/access';
import { challengeKey, keyChallenges, type KeyChallenge } from '@exam/shared-schema/contract';
import { isoOrNull } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { AppError, bind } from '../../http/index.ts';
import type { ReadKeyedPaper } from '../../marked-attempts/keyed-papers.ts';
import { findAttempt, type AttemptName } from '../../marked-attempts/queries.ts';
import { isWithheld, type AttemptRow } from '../../marked-attempts/result.ts';

/** Open challenges of one student, so that nobody fills the administrators' list. */
const MOST_OPEN = 20;

export function challengeRoutes(app: FastifyInstance, context: Context, papers: ReadKeyedPaper): void {
  bind(app, keyChallenges, async ({ params: { attemptId } }, { caller }) => ({
    data: await readChallenges(context, { id: attemptId, userId: caller._id }),
  }));
  bind(app, challengeKey, async ({ params: { attemptId }, body }, { caller }) => {
    const attempt = await ownAttempt(context, { id: attemptId, userId: caller._id });
    await refuseUnseen(context, papers, attempt, body.questionId);
    return { data: await keepChallenge(context, attempt, body) };
  });
}

type Challenge = Store['t']['keyChallenges']['$inferSelect'];

const present = ({ questionId, text, state, answer, createdAt, answeredAt }: Challenge): KeyChallenge => ({
  questionId,
  text,
  state,
  answer,
  createdAt: new Date(createdAt).toISOString(),
  answeredAt: isoOrNull(answeredAt),
});

async function readChallenges(context: Context, name: AttemptName): Promise<KeyChallenge[]> {
  const { read, t } = context.store;
  await ownAttempt(context, name);
  const rows = await read
    .select()
    .from(t.keyChallenges)
    .where(and(eq(t.keyChallenges.attemptId, name.id), eq(t.keyChallenges.userId, name.userId)))
    .orderBy(asc(t.keyChallenges.createdAt));
  return rows.map(present);
}

/** @throws AppError NOT_FOUND */
async function ownAttempt({ store }: Context, name: AttemptName): Promise<AttemptRow> {
  const attempt = await findAttempt(store, store.read, name);
  if (attempt === undefined) throw new AppError('NOT_FOUND');
  return attempt;
}

/**
 * KC1: a key is challenged by students who are shown it (ST7, ST71, ST80): otherwise a refusal, or an answer, would
 * reveal it.
 * @throws AppError FORBIDDEN before that; NOT_FOUND if the paper does not have the question.
 */
async function refuseUnseen(
  { clock, installation }: Context,
  papers: ReadKeyedPaper,
  attempt: AttemptRow,
  questionId: string,
): Promise<void> {
  const paper = await papers(attempt.packageVersion);
  const now = clock.now();
  if (paper === null || isHeldBack(paper.policy.heldUntil, now)) throw new AppError('FORBIDDEN');
  if (isWithheld(attempt, paper.keyed, { ...paper.policy, installation, now }))
    throw new AppError('FORBIDDEN');
  if (!paper.keyed.questions.has(questionId)) throw new AppError('NOT_FOUND');
}

/** @throws AppError CONFLICT if the student has challenged the key before; RATE_LIMITED. */
async function keepChallenge(
  { store, clock, ids }: Context,
  { id: attemptId, userId, paperId }: AttemptRow,
  { questionId, text }: { readonly questionId: string; readonly text: string },
): Promise<KeyChallenge> {
  const { keyChallenges: table } = store.t;
  return store.write(async (queries) => {
    const isOpen = and(eq(table.userId, userId), eq(table.state, 'open'));
    if ((await queries.$count(table, isOpen)) >= MOST_OPEN) throw new AppError('RATE_LIMITED');
    const [kept] = await queries
      .insert(table)
      .values({ id: ids.next(), attemptId, userId, paperId, questionId, text, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (kept === undefined) throw new AppError('CONFLICT');
    return present(kept);
  });
}
