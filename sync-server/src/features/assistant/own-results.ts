import { desc, eq } from 'drizzle-orm';
import { isHeldBack } from '@exam/shared-schema/access';
import { parseFraction, roundToTwo } from '@exam/shared-schema/marking';
import type { Context } from '../../context.ts';
import { heldUntilColumn } from '../../release/results-held-until.ts';

export interface OwnResult {
  readonly title: string;
  /** Rounded to two decimals. */
  readonly score: number;
  readonly totalMarks: number;
  readonly correct: number;
  readonly incorrect: number;
  readonly unanswered: number;
}

const NEWEST = 3;
/** More are read, because results of the newest attempts may be held back. */
const MOST_READ = 12;

/** The newest results of a student that are not held back and wait for no marks of a person, the newest first. */
export async function ownResults({ store, clock }: Context, userId: string): Promise<OwnResult[]> {
  const { attempts, papers } = store.t;
  const rows = await store.read
    .select({
      title: papers.title,
      score: attempts.score,
      totalMarks: papers.totalMarks,
      correct: attempts.correct,
      incorrect: attempts.incorrect,
      unanswered: attempts.unanswered,
      flags: attempts.flags,
      heldUntil: heldUntilColumn(papers),
    })
    .from(attempts)
    .innerJoin(papers, eq(papers.id, attempts.paperId))
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.submittedAt), desc(attempts.id))
    .limit(MOST_READ);
  return (
    rows
      // QT6: without the marks that a person gives, a score is not final.
      .filter(
        ({ heldUntil, flags }) => !isHeldBack(heldUntil, clock.now()) && !flags.includes('pending-review'),
      )
      .slice(0, NEWEST)
      .map(({ heldUntil: _heldUntil, flags: _flags, totalMarks, ...row }) => ({
        ...row,
        totalMarks: roundToTwo(parseFraction(totalMarks)),
      }))
  );
}
