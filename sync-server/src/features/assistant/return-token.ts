import { and, eq, gte } from 'drizzle-orm';
import { RETURNABLE_MS, type TokenInfo } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { walletLock, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { dayStart } from '../../tokens/index.ts';
import { giveBack, tokenInfoOf, type AssistantPurse } from './paid-question.ts';

/** How many tokens a student may take back on one day of India. */
const MOST_A_DAY = 3;

const USED_UP = `You have taken back ${MOST_A_DAY} tokens today. Write to us under Contact Us if more answers were wrong.`;
const TOO_LATE = 'A token can be taken back within 24 hours of the answer.';

type ReturningPurse = Pick<AssistantPurse, 'refund' | 'tokensOf'>;

interface ReturnedQuestion {
  readonly userId: string;
  readonly id: string;
}

/**
 * AS161: returns the token of an answer of /ask to its student. Repeating it changes nothing, because a device may not
 * receive the first answer.
 * @throws AppError NOT_FOUND if it is not an answer that the caller has paid for; REFUSED after a day, or beyond the limit.
 */
export async function returnToken(
  context: Context,
  purse: ReturningPurse,
  question: ReturnedQuestion,
): Promise<TokenInfo> {
  await context.store.write((queries) => returnWithin(context, purse, queries, question));
  return tokenInfoOf(context, purse, question.userId, 0);
}

async function returnWithin(
  context: Context,
  purse: ReturningPurse,
  queries: Transaction,
  { id, userId }: ReturnedQuestion,
): Promise<void> {
  const { store, clock } = context;
  const { assistantQuestions: table } = store.t;
  await queries.lock(walletLock(userId));
  const [row] = await queries
    .select({ state: table.state, finishedAt: table.finishedAt })
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId), eq(table.kind, 'ask')));
  if (row?.state === 'returned') return;
  if (row?.state !== 'answered' || row.finishedAt === null) throw new AppError('NOT_FOUND');
  const now = clock.now();
  if (row.finishedAt < now - RETURNABLE_MS) throw new AppError('REFUSED', TOO_LATE);
  const returnedToday = and(
    eq(table.userId, userId),
    eq(table.state, 'returned'),
    gte(table.finishedAt, dayStart(now)),
  );
  const count = await queries.$count(table, returnedToday);
  if (count >= MOST_A_DAY) throw new AppError('REFUSED', USED_UP);
  await queries.update(table).set({ state: 'returned', finishedAt: now }).where(eq(table.id, id));
  await giveBack(context, purse, queries, { id, userId });
}
