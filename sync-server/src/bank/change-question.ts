import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { canonicalJson } from '@exam/shared-schema/attempt';
import { withOptions } from '@exam/shared-schema/question-types';
import type { Context } from '../context.ts';
import { BANK, type QuestionMembers, type Tables, type Transaction } from '../database/index.ts';
import { changeSearchTerms } from './search/search.ts';
import { refused } from '../crud/index.ts';
import { AppError } from '../http/index.ts';
import { areNearlyTheSame, likenessDigest, storedShingles } from './near-duplicates/index.ts';
import { searchedOf } from './texts-of.ts';

type QuestionRow = Tables['questions']['$inferSelect'];
type SetRow = Tables['questionSets']['$inferSelect'];
type Members = Partial<Omit<QuestionRow, 'id' | 'createdAt' | 'changeId'>>;

/** Who changes a question, and why. */
export interface ChangeOf {
  readonly kind: Tables['questionChanges']['$inferSelect']['kind'];
  /** An administrator's id; null for a command. */
  readonly changedBy: string | null;
  readonly reason: string;
}

/**
 * BK1: the only way to change a question of the bank. It adds a row to question_changes; triggers reject updates without
 * one.
 * @returns the id of the change; null if nothing differs.
 */
export async function changeQuestion(
  context: Context,
  queries: Transaction,
  question: QuestionRow,
  members: Members,
  change: ChangeOf,
): Promise<string | null> {
  const noted = await noteChange(context, queries, { before: question, members, change });
  if (noted === null) return null;
  const { id, names, changed } = noted;
  const { store } = context;
  const { t } = store;
  const questionId = question.id;
  const after = { ...question, ...members };
  const derived = { likeness: likenessDigest(after), shingles: storedShingles(after) };
  if (derived.likeness !== question.likeness) await refuseAskedElsewhere(t, queries, questionId, derived);
  await queries
    .update(t.questions)
    .set({ ...changed, ...derived, changeId: id })
    .where(eq(t.questions.id, questionId));
  await changeSearchTerms(store, queries, searchedOf(after));
  if (names.some((name) => (EMBEDDED as readonly string[]).includes(name)))
    await queries.delete(t.questionEmbeddings).where(eq(t.questionEmbeddings.questionId, questionId));
  return id;
}

/** BK26 and BK27: checked before the database constraint, to give the reason. @throws AppError VALIDATION on the text */
async function refuseAskedElsewhere(
  { paperQuestions: own, papers, questions }: Tables,
  queries: Transaction,
  questionId: string,
  { likeness, shingles }: Pick<QuestionRow, 'likeness' | 'shingles'>,
): Promise<void> {
  const other = alias(own, 'other');
  const others = await queries
    .select({
      title: papers.title,
      own: own.paperId,
      other: other.paperId,
      likeness: questions.likeness,
      shingles: questions.shingles,
    })
    .from(own)
    .innerJoin(other, eq(other.exclusiveIn, own.exclusiveIn))
    .innerJoin(papers, eq(papers.id, other.paperId))
    .innerJoin(questions, eq(questions.id, other.questionId))
    .where(and(eq(own.questionId, questionId), ne(own.exclusiveIn, ''), ne(other.questionId, questionId)));
  const same = others.find((each) => each.likeness === likeness);
  if (same !== undefined) throw askedIn(same.title, 'this question');
  const near = others.find((each) => each.other !== each.own && areNearlyTheSame(each.shingles, shingles));
  if (near !== undefined) throw askedIn(near.title, 'nearly the same question');
}

function askedIn(title: string, what: string): AppError {
  const sentence = `The paper ${title} of this exam already asks ${what}.`;
  return refused('text', sentence, sentence);
}

/**
 * As `changeQuestion`, for the shared text of a set.
 * @returns the id of the change; null if nothing differs.
 */
export async function changeSet(
  context: Context,
  queries: Transaction,
  set: SetRow,
  members: Partial<Omit<SetRow, 'id' | 'createdAt' | 'changeId'>>,
  change: ChangeOf,
): Promise<string | null> {
  const noted = await noteChange(context, queries, { before: set, members, change });
  if (noted === null) return null;
  const { questionSets } = context.store.t;
  await queries
    .update(questionSets)
    .set({ ...noted.changed, changeId: noted.id })
    .where(eq(questionSets.id, set.id));
  return noted.id;
}

interface Noting {
  readonly before: { readonly id: string } & QuestionMembers;
  readonly members: QuestionMembers;
  readonly change: ChangeOf;
}

/** Adds the row that the triggers require. @returns what differs; null if nothing does. */
async function noteChange({ store, ids, clock }: Context, queries: Transaction, noting: Noting) {
  const { before, members, change } = noting;
  const names = Object.keys(members).filter((name) => comparable(before, name) !== comparable(members, name));
  if (names.length === 0) return null;
  await queries.lock(BANK);
  const pick = (from: QuestionMembers) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  const [id, changed] = [ids.next(), pick(members)];
  const about = { id, questionId: before.id, changedAt: clock.now() };
  await queries
    .insert(store.t.questionChanges)
    .values({ ...change, ...about, before: pick(before), after: changed });
  return { id, names, changed };
}

/** The options in a key are a set: their order is no change, and must not cause attempts to be marked again. */
function comparable(members: QuestionMembers, name: string): string {
  const { key } = members as Members;
  const isKey = name === 'key' && key !== undefined;
  return canonicalJson((isKey ? withOptions(key, (ids) => ids.toSorted()) : members[name]) ?? null);
}

/** Fields that the embedding is made from (AS6): after a change, the next run makes it again. */
const EMBEDDED: readonly (keyof Members)[] = ['text', 'explanation'];

/** Changes the key, which may also take the question out of use or back into use. @throws AppError NOT_FOUND */
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

/** A change of its key does not bring a draft, a quarantined or an archived question into use (BK6, BK30). */
const wasReleased = (state: QuestionRow['state']) =>
  state !== 'draft' && state !== 'quarantined' && state !== 'archived';
