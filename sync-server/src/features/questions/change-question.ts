import { eq } from 'drizzle-orm';
import { canonicalJson } from '@exam/shared-schema/attempt';
import type { Context } from '../../context.ts';
import { BANK, changeSearchWords, type Tables, type Transaction } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { withOptions } from './rename-options.ts';
import { textsOf } from './texts-of.ts';

type QuestionRow = Tables['questions']['$inferSelect'];
type Members = Partial<Omit<QuestionRow, 'id' | 'createdAt' | 'changeId'>>;

/** Who changes a question, and why. */
export interface ChangeOf {
  readonly kind: Tables['questionChanges']['$inferSelect']['kind'];
  /** An administrator's id; null for a command. */
  readonly changedBy: string | null;
  readonly reason: string;
}

/**
 * BK1: the one way to change a question of the bank: its row in question_changes goes with it, and triggers refuse
 * anything else.
 * @returns the id of the change; null if nothing differs.
 */
export async function changeQuestion(
  { store, ids, clock }: Context,
  queries: Transaction,
  question: QuestionRow,
  members: Members,
  change: ChangeOf,
): Promise<string | null> {
  const names = (Object.keys(members) as (keyof Members)[]).filter(
    (name) => comparable(question, name) !== comparable(members, name),
  );
  if (names.length === 0) return null;
  const { t } = store;
  await queries.lock(BANK);
  const pick = (from: Members) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  const [id, questionId] = [ids.next(), question.id];
  await queries.insert(t.questionChanges).values({
    ...change,
    id,
    questionId,
    changedAt: clock.now(),
    before: pick(question),
    after: pick(members),
  });
  await queries
    .update(t.questions)
    .set({ ...pick(members), changeId: id })
    .where(eq(t.questions.id, questionId));
  await changeSearchWords(store, queries, { questionId, texts: textsOf({ ...question, ...members }) });
  if (names.some((name) => EMBEDDED.includes(name)))
    await queries.delete(t.questionEmbeddings).where(eq(t.questionEmbeddings.questionId, questionId));
  return id;
}

/** A key names its options as sets: in another order it is the same key, which no attempt is marked again for. */
function comparable(members: Members, name: keyof Members): string {
  const { key } = members;
  const isKey = name === 'key' && key !== undefined;
  return canonicalJson((isKey ? withOptions(key, (ids) => ids.toSorted()) : members[name]) ?? null);
}

/** What an embedding is made of (AS6): the next run makes it again. */
const EMBEDDED: readonly (keyof Members)[] = ['text', 'explanation'];

/** The same for the key, which may take the question out of use or back into it. @throws AppError NOT_FOUND */
export async function changeKey(
  context: Context,
  queries: Transaction,
  questionId: string,
  key: QuestionRow['key'],
  change: ChangeOf,
): Promise<string | null> {
  const { questions } = context.store.t;
  const [question] = await queries.select().from(questions).where(eq(questions.id, questionId));
  if (question === undefined) throw new AppError('NOT_FOUND');
  const state = wasReleased(question.state) ? (key.outcome ?? 'active') : question.state;
  return changeQuestion(context, queries, question, { key, state }, change);
}

/** A draft or a quarantined question does not come into use by its key (BK6). */
const wasReleased = (state: QuestionRow['state']) => state !== 'draft' && state !== 'quarantined';
