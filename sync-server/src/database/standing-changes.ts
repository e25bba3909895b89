import { and, eq, sql } from 'drizzle-orm';
import type { StandingChange } from './sqlite/standings.ts';
import type { Queries, Store, Tables } from './store.ts';
import { statement } from './statement.ts';

// Whatever moves a student on the boards says so here, in its own transaction (SG6). The boards follow in the background.

type Condition = 'attempt' | 'paper';

/** Copies what boards need of attempts. Generated papers yield no row (SG1). */
function copyOf(queries: Queries, { attempts, papers, standingAttempts: table }: Tables, by: Condition) {
  const where =
    by === 'paper'
      ? eq(attempts.paperId, sql.placeholder('paperId'))
      : and(eq(attempts.id, sql.placeholder('id')), eq(attempts.userId, sql.placeholder('userId')));
  const isByAdministrators = sql`${papers.ownerId} is null and not ${papers.isAiGenerated} and not ${papers.isAdaptive}`;
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
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(and(where, isByAdministrators));
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
      },
    });
}

type AttemptNote = { readonly id: string; readonly userId: string; readonly change: StandingChange };
const copyAttempt = statement<AttemptNote, unknown>('note_attempt', (queries, tables) =>
  copyOf(queries, tables, 'attempt'),
);
const copyPaper = statement<{ readonly paperId: string; readonly change: StandingChange }, unknown>(
  'note_paper',
  (queries, tables) => copyOf(queries, tables, 'paper'),
);

/** An attempt was stored, or its marks or whether it ranks have changed. */
export async function noteAttempt(
  store: Store,
  queries: Queries,
  { id, userId }: { readonly id: string; readonly userId: string },
  change: 'hand-in' | 'correction',
): Promise<void> {
  await copyAttempt(store, queries, { id, userId, change });
}

/** The category, the difficulty, the total marks or the marks of many attempts of a paper have changed. */
export async function notePaper(store: Store, queries: Queries, paperId: string): Promise<void> {
  await copyPaper(store, queries, { paperId, change: 'correction' });
}

/** Whether a student appears on boards has changed: by a ban or its end, a deletion, or the student's own choice. */
export async function noteStudent(
  { t: { standingAttempts } }: Store,
  queries: Queries,
  userId: string,
  change: 'ban' | 'deletion' | 'listing',
): Promise<void> {
  await queries.update(standingAttempts).set({ change }).where(eq(standingAttempts.userId, userId));
}
