import { and, eq, sql, type AnyColumn } from 'drizzle-orm';
import { heldUntilColumn } from '../release/results-held-until.ts';
import {
  DEFAULT_ORGANISATION,
  type Queries,
  type LeaderboardChange,
  statement,
  type Store,
  type Tables,
} from '../database/index.ts';

// Every change of a student's standing is recorded here, in the same transaction (SG6). The boards follow in the background.

type Condition = 'attempt' | 'paper';

/** Copies the columns that boards need from attempts. Generated papers yield no rows (SG1). */
function copyOf(queries: Queries, { attempts, papers, standingAttempts: table }: Tables, by: Condition) {
  const where =
    by === 'paper'
      ? eq(attempts.paperId, sql.placeholder('paperId'))
      : and(eq(attempts.id, sql.placeholder('id')), eq(attempts.userId, sql.placeholder('userId')));
  const rows = queries
    .select({
      userId: attempts.userId,
      attemptId: sql`${attempts.id}`.as('attempt_id'),
      categoryId: papers.categoryId,
      difficultyLevel: papers.difficultyLevel,
      totalMarks: papers.totalMarks,
      scoreExact: attempts.scoreExact,
      ranked: attempts.ranked,
      receivedAt: attempts.receivedAt,
      correct: attempts.correct,
      incorrect: attempts.incorrect,
      unanswered: attempts.unanswered,
      totalTimeSeconds: attempts.totalTimeSeconds,
      change: sql`${sql.placeholder('change')}`.as('change'),
      heldUntil: heldUntilColumn(papers).as('held_until'),
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(and(where, isByAdministrators(papers)));
  const sent = (name: string) => sql`excluded.${sql.identifier(name)}`;
  return queries
    .insert(table)
    .select(rows)
    .onConflictDoUpdate({
      target: [table.userId, table.attemptId],
      set: {
        categoryId: sent(table.categoryId.name),
        difficultyLevel: sent(table.difficultyLevel.name),
        totalMarks: sent(table.totalMarks.name),
        scoreExact: sent(table.scoreExact.name),
        ranked: sent(table.ranked.name),
        correct: sent(table.correct.name),
        incorrect: sent(table.incorrect.name),
        unanswered: sent(table.unanswered.name),
        change: sent(table.change.name),
        heldUntil: sent(table.heldUntil.name),
      },
    });
}

/** Generated papers and those of a college are on no board (SG1, OR13). */
function isByAdministrators(papers: Tables['papers']) {
  const { ownerId, isAiGenerated, isAdaptive, organisationId, rehearsalOf } = papers;
  // ED20: a rehearsal is no exam.
  return sql`${ownerId} is null and ${rehearsalOf} is null and not ${isAiGenerated} and not ${isAdaptive} and ${organisationId} = ${DEFAULT_ORGANISATION}`;
}

/** The columns that boards need of an attempt that is being stored. */
export type NotedHandIn = Pick<
  Tables['attempts']['$inferInsert'],
  | 'id'
  | 'userId'
  | 'paperId'
  | 'scoreExact'
  | 'ranked'
  | 'receivedAt'
  | 'totalTimeSeconds'
  | 'correct'
  | 'incorrect'
  | 'unanswered'
>;

/** Copies from values: reading the row back would read its whole log, which is stored in front of these columns. */
const copyHandIn = statement<NotedHandIn, unknown>(
  'note_hand_in',
  (queries, { papers, standingAttempts: table }) => {
    const sent = (name: keyof NotedHandIn, column: AnyColumn) => {
      // Without the collation, which is not allowed in a cast.
      const [type = ''] = column.getSQLType().split(' ');
      return sql`cast(${sql.param(sql.placeholder(name), column)} as ${sql.raw(type)})`.as(column.name);
    };
    const row = {
      userId: sent('userId', table.userId),
      attemptId: sent('id', table.attemptId),
      categoryId: papers.categoryId,
      difficultyLevel: papers.difficultyLevel,
      totalMarks: papers.totalMarks,
      scoreExact: sent('scoreExact', table.scoreExact),
      ranked: sent('ranked', table.ranked),
      receivedAt: sent('receivedAt', table.receivedAt),
      correct: sent('correct', table.correct),
      incorrect: sent('incorrect', table.incorrect),
      unanswered: sent('unanswered', table.unanswered),
      totalTimeSeconds: sent('totalTimeSeconds', table.totalTimeSeconds),
      change: sql`'hand-in'`.as('change'),
      heldUntil: heldUntilColumn(papers).as('held_until'),
    };
    const isPaper = and(eq(papers.id, sql.placeholder('paperId')), isByAdministrators(papers));
    return queries.insert(table).select(queries.select(row).from(papers).where(isPaper));
  },
);

type AttemptNote = { readonly id: string; readonly userId: string; readonly change: LeaderboardChange };
const copyAttempt = statement<AttemptNote, unknown>('note_attempt', (queries, tables) =>
  copyOf(queries, tables, 'attempt'),
);
const copyPaper = statement<{ readonly paperId: string; readonly change: LeaderboardChange }, unknown>(
  'note_paper',
  (queries, tables) => copyOf(queries, tables, 'paper'),
);

/** Records that an attempt was stored. */
export async function noteHandIn(store: Store, queries: Queries, row: NotedHandIn): Promise<void> {
  const { id, userId, paperId, scoreExact, ranked, receivedAt, totalTimeSeconds } = row;
  const { correct, incorrect, unanswered } = row;
  const marks = { scoreExact, ranked, receivedAt, totalTimeSeconds, correct, incorrect, unanswered };
  await copyHandIn(store, queries, { id, userId, paperId, ...marks });
}

/** Records that the marks or the ranking of an attempt changed, or that it was not recorded before. */
export async function noteAttempt(
  store: Store,
  queries: Queries,
  { id, userId }: { readonly id: string; readonly userId: string },
  change: 'hand-in' | 'correction',
): Promise<void> {
  await copyAttempt(store, queries, { id, userId, change });
}

/**
 * Records that a paper's category, difficulty or total marks changed, or the marks of many of its attempts ('correction'),
 * or until when its results are held back ('hand-in').
 */
export async function notePaper(
  store: Store,
  queries: Queries,
  paperId: string,
  change: 'hand-in' | 'correction',
): Promise<void> {
  await copyPaper(store, queries, { paperId, change });
}

/** Records that a student appears on or disappears from boards: by a ban or its end, a deletion, or own choice. */
export async function noteStudent(
  { t: { standingAttempts } }: Store,
  queries: Queries,
  userId: string,
  change: 'ban' | 'deletion' | 'listing',
): Promise<void> {
  await queries.update(standingAttempts).set({ change }).where(eq(standingAttempts.userId, userId));
}
