import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { isHeldBack } from '@exam/shared-schema/access';
import type { Context } from '../../context.ts';
import { heldUntilColumn } from '../../release/results-held-until.ts';
import type { AssistantNeeds } from './parts.ts';

/** Whether the assistant may use or discuss a question with one student. */
export interface QuestionStatus {
  /**
   * AS4: the question may be a source: every paper with it was handed in by the student, or is out of reach, and one was if
   * it belongs to the ranked pool.
   */
  readonly isFree: boolean;
  /** ST48: a ranked paper that the student holds or could take, and has not finished, contains it. */
  readonly isHeldBack: boolean;
}

const FREE: QuestionStatus = { isFree: true, isHeldBack: false };

interface Holding {
  readonly questionId: string;
  readonly paperId: string;
  readonly ranks: boolean;
}

/**
 * AS4: which questions are free or held back for a student. A question is free if the student has handed in every paper
 * that contains it and that the student could take or was issued, in a version with the question and with its key
 * released (ST7, ST71). Papers outside their window count too, because they may open again. A question of the ranked pool
 * that no released paper contains is not free, because the next ranked paper may contain it.
 */
export async function statusesOf(
  context: Context,
  { earnsKey }: Pick<AssistantNeeds, 'earnsKey'>,
  userId: string,
  questionIds: readonly string[],
): Promise<(questionId: string) => QuestionStatus> {
  if (questionIds.length === 0) return () => FREE;
  const holdings = await papersThatHold(context, userId, questionIds);
  const paperIds = [...new Set(holdings.map(({ paperId }) => paperId))];
  const released = await releasedVersions(context, { earnsKey }, userId, paperIds);
  const held = await questionsOfVersions(
    context,
    [...new Set(released.map(({ version }) => version))],
    questionIds,
  );
  const isReleased = ({ questionId, paperId }: Holding) =>
    released.some((each) => each.paperId === paperId && held.has(`${each.version} ${questionId}`));
  const open = holdings.filter((holding) => !isReleased(holding));
  const blocked = new Set(open.map(({ questionId }) => questionId));
  const heldBack = new Set(open.filter(({ ranks }) => ranks).map(({ questionId }) => questionId));
  const known = new Set(holdings.filter(isReleased).map(({ questionId }) => questionId));
  const unreleased = await rankedAmong(
    context,
    questionIds.filter((id) => !known.has(id)),
  );
  return (questionId) => ({
    isFree: !blocked.has(questionId) && !unreleased.has(questionId),
    isHeldBack: heldBack.has(questionId),
  });
}

/** For each question, the papers with it that the student could take or was issued. */
async function papersThatHold(
  { store: { read, t } }: Context,
  userId: string,
  questionIds: readonly string[],
): Promise<Holding[]> {
  const { packageQuestions, packageVersions, papers, issues, paperQuestions } = t;
  const isMine = or(isNull(papers.ownerId), eq(papers.ownerId, userId));
  const ofIssue = and(eq(issues.packageVersion, packageVersions.version), eq(issues.userId, userId));
  const isCurrent = eq(papers.currentVersion, packageVersions.version);
  const packed = await read
    .select({
      questionId: packageQuestions.questionId,
      paperId: packageVersions.paperId,
      policy: papers.resultsPolicy,
    })
    .from(packageQuestions)
    .innerJoin(packageVersions, eq(packageVersions.version, packageQuestions.packageVersion))
    .innerJoin(papers, eq(papers.id, packageVersions.paperId))
    .leftJoin(issues, ofIssue)
    .where(
      and(
        inArray(packageQuestions.questionId, [...questionIds]),
        or(eq(issues.userId, userId), and(isCurrent, isMine)),
      ),
    );
  const placed = await read
    .select({
      questionId: paperQuestions.questionId,
      paperId: paperQuestions.paperId,
      policy: papers.resultsPolicy,
    })
    .from(paperQuestions)
    .innerJoin(papers, eq(papers.id, paperQuestions.paperId))
    .where(and(inArray(paperQuestions.questionId, [...questionIds]), isMine));
  return [...packed, ...placed].map(({ policy, ...row }) => ({
    ...row,
    ranks: policy === 'after-sync',
  }));
}

/** The paper versions that a student has handed in and whose key is released to the student. */
async function releasedVersions(
  { store: { read, t }, clock }: Context,
  { earnsKey }: Pick<AssistantNeeds, 'earnsKey'>,
  userId: string,
  paperIds: readonly string[],
): Promise<{ readonly paperId: string; readonly version: string }[]> {
  if (paperIds.length === 0) return [];
  const { attempts, papers } = t;
  const rows = await read
    .select({
      paperId: attempts.paperId,
      version: attempts.packageVersion,
      flags: attempts.flags,
      ranked: attempts.ranked,
      policy: papers.resultsPolicy,
      heldUntil: heldUntilColumn(papers),
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(and(eq(attempts.userId, userId), inArray(attempts.paperId, [...paperIds])));
  const now = clock.now();
  return rows.filter(
    (row) => !isHeldBack(row.heldUntil, now) && (row.policy === 'on-submit' || earnsKey(row)),
  );
}

/** ST59: those that the next ranked papers are drawn from. */
async function rankedAmong(
  { store: { read, t } }: Context,
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (questionIds.length === 0) return new Set();
  const { id, pool } = t.questions;
  const rows = await read
    .select({ id })
    .from(t.questions)
    .where(and(inArray(id, [...questionIds]), eq(pool, 'ranked')));
  return new Set(rows.map((row) => row.id));
}

async function questionsOfVersions(
  { store: { read, t } }: Context,
  versions: readonly string[],
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (versions.length === 0) return new Set();
  const { packageVersion, questionId } = t.packageQuestions;
  const rows = await read
    .select({ packageVersion, questionId })
    .from(t.packageQuestions)
    .where(and(inArray(packageVersion, [...versions]), inArray(questionId, [...questionIds])));
  return new Set(rows.map((row) => `${row.packageVersion} ${row.questionId}`));
}
