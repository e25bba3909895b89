import { and, eq, inArray, lte } from 'drizzle-orm';
import {
  ASSISTANT_FAILED,
  UNLIMITED,
  type AssistantEngine,
  type TokenInfo,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { walletLock, type Queries, type Transaction } from '../../database/index.ts';
import { AppError, toAppError } from '../../http/index.ts';
import { enqueue, nothing, type JobKind } from '../../jobs/index.ts';
import { TOKENS, type Purse } from '../../tokens/index.ts';

/** The wallet operations that paying a question needs. */
export type AssistantPurse = Pick<Purse, 'charge' | 'refund' | 'tokensOf'>;

interface Asked {
  readonly userId: string;
  readonly kind: 'ask' | 'solve';
  /** Aborted when the caller disconnects: an answer of which nothing was delivered is not charged. */
  readonly signal: AbortSignal;
  /** Whether the caller was sent a part of the answer. */
  readonly hasSent: () => boolean;
  /** AS41: the question of the bank that help is charged for once; null for any other question. */
  readonly helpFor: string | null;
}

/** The result of the work; `outcome` decides whether it is charged. */
export interface WorkedOut<Answer> {
  readonly answer: Answer;
  readonly engine: AssistantEngine;
  readonly outcome: Outcome;
}

/** `free`: answered without a price. `empty`: nothing was found. */
type Outcome = 'answered' | 'free' | 'empty';

interface Ending {
  readonly id: string;
  readonly userId: string;
  readonly state: Outcome | 'failed';
  readonly engine: AssistantEngine | null;
}

interface Paid {
  readonly tokenInfo: TokenInfo;
  /** AS161: the question's id, if it was charged now. */
  readonly paidQuestion?: string;
}

/** The ledger reference that a question is charged under. */
const thingOf = (id: string): string => `question ${id}`;

/**
 * AS3: reserves the price, works out the answer, and keeps the price only for an answer. A failure, an empty result or a
 * caller who disconnects before the first piece is refunded; one who disconnects later has read a part of an answer that
 * the model was paid for; questions interrupted by a server stop are refunded by `giveBackLost`.
 * @throws AppError TOKENS_EXHAUSTED; refusals of `work` unchanged, any other error of it as ASSISTANT_FAILED.
 */
export async function askPaid<Answer>(
  context: Context,
  purse: AssistantPurse,
  { userId, kind, signal, hasSent, helpFor }: Asked,
  work: () => Promise<WorkedOut<Answer>>,
): Promise<WorkedOut<Answer> & Paid> {
  const { id, isCharged } = await reserve(context, purse, { userId, kind, helpFor });
  const about = { id, userId };
  try {
    const worked = await work();
    if (signal.aborted) throw new AppError('INTERNAL', ASSISTANT_FAILED);
    const state = worked.outcome === 'answered' && !isCharged ? 'free' : worked.outcome;
    const isSettled = await end(context, purse, { ...about, state, engine: worked.engine });
    if (!isSettled) throw new AppError('INTERNAL', ASSISTANT_FAILED);
    const isPaid = state === 'answered';
    const tokenInfo = await tokenInfoOf(context, purse, userId, isPaid ? TOKENS.question : 0);
    return { ...worked, tokenInfo, ...(isPaid && { paidQuestion: id }) };
  } catch (error) {
    const isRead = signal.aborted && hasSent();
    await end(context, purse, {
      ...about,
      ...(isRead
        ? { state: isCharged ? 'answered' : 'free', engine: 'model' }
        : { state: 'failed', engine: null }),
    });
    throw error instanceof AppError ? error : asFailure(error);
  }
}

function asFailure(error: unknown): AppError {
  const { code, retryAfter } = toAppError(error);
  return new AppError(code, ASSISTANT_FAILED, { retryAfter, cause: error });
}

/** The tokens that are reserved for the student's questions in work: what is not answered, or is free, gets them back. */
export async function reservedTokens({ store }: Context, userId: string): Promise<number> {
  const { assistantQuestions, tokenCharges } = store.t;
  const { id, state } = assistantQuestions;
  const asked = await store.read
    .select({ id })
    .from(assistantQuestions)
    .where(and(eq(assistantQuestions.userId, userId), eq(state, 'asking')));
  const things = asked.map((question) => thingOf(question.id));
  const charged = await store.read
    .select({ tokens: tokenCharges.tokens })
    .from(tokenCharges)
    .where(and(eq(tokenCharges.userId, userId), inArray(tokenCharges.thing, things)));
  return charged.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** What a call has cost, and the tokens that its student has left. */
export async function tokenInfoOf(
  { store }: Context,
  { tokensOf }: Pick<AssistantPurse, 'tokensOf'>,
  userId: string,
  cost: number,
): Promise<TokenInfo> {
  const tokens = await tokensOf(store.read, userId);
  return { cost, remaining: tokens === Infinity ? UNLIMITED : tokens };
}

interface Reserved {
  readonly id: string;
  /** False if the help for its question was charged before. */
  readonly isCharged: boolean;
}

function reserve(
  context: Context,
  { charge }: AssistantPurse,
  { userId, kind, helpFor }: Pick<Asked, 'userId' | 'kind' | 'helpFor'>,
): Promise<Reserved> {
  const { store, ids, clock } = context;
  const { assistantQuestions } = store.t;
  const id = ids.next();
  return store.write(async (queries) => {
    await queries.lock(walletLock(userId));
    const row = { id, userId, kind, state: 'asking' as const, createdAt: clock.now() };
    await queries.insert(assistantQuestions).values(row);
    const isCharged = helpFor === null || (await noteHelp(context, queries, { userId, helpFor, id }));
    if (isCharged) await charge(queries, { userId, thing: thingOf(id), tokens: TOKENS.question });
    await planSweep(context, queries);
    return { id, isCharged };
  });
}

/** AS41: @returns false if the help for this question was charged before. */
async function noteHelp(
  { store: { t }, clock }: Context,
  queries: Transaction,
  { userId, helpFor, id }: { readonly userId: string; readonly helpFor: string; readonly id: string },
): Promise<boolean> {
  const added = await queries
    .insert(t.helpedQuestions)
    .values({ userId, questionId: helpFor, paidBy: id, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ paidBy: t.helpedQuestions.paidBy });
  return added.length > 0;
}

/** Ends a question once and settles its tokens. @returns false if it had ended before. */
function end(context: Context, purse: AssistantPurse, ending: Ending): Promise<boolean> {
  return context.store.write((queries) => endWithin(context, purse, queries, ending));
}

async function endWithin(
  context: Context,
  purse: AssistantPurse,
  queries: Transaction,
  { id, userId, state, engine }: Ending,
): Promise<boolean> {
  const { store, clock } = context;
  const { assistantQuestions: table } = store.t;
  await queries.lock(walletLock(userId));
  const ended = await queries
    .update(table)
    .set({ state, engine, finishedAt: clock.now() })
    .where(and(eq(table.id, id), eq(table.state, 'asking')))
    .returning({ id: table.id });
  if (ended.length === 0) return false;
  if (state !== 'answered') await giveBack(context, purse, queries, { id, userId });
  return true;
}

/** Refunds a question, with the help that it has paid for (AS41). */
export async function giveBack(
  { store: { t } }: Context,
  { refund }: Pick<AssistantPurse, 'refund'>,
  queries: Transaction,
  { id, userId }: Pick<Ending, 'id' | 'userId'>,
): Promise<void> {
  await refund(queries, { userId, thing: thingOf(id) });
  await queries.delete(t.helpedQuestions).where(eq(t.helpedQuestions.paidBy, id));
}

/** A question still in state 'asking' after this was interrupted by a server stop, ms. Model calls time out earlier. */
const LOST_AFTER_MS = 10 * 60_000;
/** Batch size, small enough that hand-ins do not wait for the sweep. */
const AT_ONCE = 100;

export const giveBackKind: JobKind<object> = { kind: 'give-back-questions', payload: nothing };

/** Plans one sweep for all questions of a ten-minute period, at the time when the last of them would count as lost. */
async function planSweep(context: Context, queries: Queries): Promise<void> {
  const period = Math.floor(context.clock.now() / LOST_AFTER_MS);
  const dedupeKey = `${giveBackKind.kind} ${period}`;
  await enqueue(context, queries, giveBackKind, {}, { dedupeKey, runAt: (period + 2) * LOST_AFTER_MS });
}

/**
 * AS3: refunds a batch of questions that a server stop interrupted. @returns whether there may be more.
 */
export async function giveBackLost(context: Context, purse: AssistantPurse): Promise<boolean> {
  const { store, clock } = context;
  const { assistantQuestions: table } = store.t;
  const lost = await store.read
    .select({ id: table.id, userId: table.userId })
    .from(table)
    .where(and(eq(table.state, 'asking'), lte(table.createdAt, clock.now() - LOST_AFTER_MS)))
    .limit(AT_ONCE);
  for (const about of lost) await end(context, purse, { ...about, state: 'failed', engine: null });
  return lost.length === AT_ONCE;
}
