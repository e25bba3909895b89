import { eq } from 'drizzle-orm';
import { isHeldBack, resultsHeldUntil } from '@exam/shared-schema/access';
import type { ManagedPaper } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { refused } from '../../crud/index.ts';
import { type Queries } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';
import { studentsIn } from './refuse-fixed-rules.ts';

/**
 * MP12: when the key of a paper is released after an edit. Results that students have seen cannot be withdrawn. An
 * earlier release takes effect now, not in the past, because clients that ask for results since a time would miss it.
 * @param wanted epoch ms; null for no delay.
 * @returns epoch ms, or null.
 * @throws AppError VALIDATION for a paper whose key is on devices; CONFLICT if students have seen their results.
 */
export async function releaseOf(
  { store: { t }, clock }: Context,
  queries: Queries,
  wanted: number | null,
  { _id: paperId, resultsPolicy, ...times }: ManagedPaper,
): Promise<number | null> {
  if (wanted !== null && resultsPolicy === 'on-submit')
    throw refused('keyReleaseAt', 'A paper that shows its results at once cannot hold its key back.');
  const students = await studentsIn(queries, t.attempts, paperId);
  if (students === 0) return wanted;
  const now = clock.now();
  const [held] = await queries
    .select({ assignedUntil: t.papers.assignedUntil, encryptedUntil: t.papers.encryptedUntil })
    .from(t.papers)
    .where(eq(t.papers.id, paperId));
  const heldUntil = resultsHeldUntil({
    keyReleaseAt: epochOf(times.keyReleaseAt),
    opensAt: epochOf(times.opensAt),
    closesAt: epochOf(times.closesAt),
    assignedUntil: held?.assignedUntil ?? null,
    encryptedUntil: held?.encryptedUntil ?? null,
  });
  if (!isHeldBack(heldUntil, now)) throw resultsSeen(students);
  return Math.max(wanted ?? now, now);
}

const epochOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));

function resultsSeen(students: number): AppError {
  const who = students === 1 ? '1 student has' : `${students} students have`;
  return new AppError(
    'CONFLICT',
    `${who} been told the result of this paper, so the release of its key can no longer change.`,
  );
}
