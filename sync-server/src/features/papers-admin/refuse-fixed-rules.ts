import { and, countDistinct, eq } from 'drizzle-orm';
import type { Queries, Tables } from '../../database/index.ts';
import { AppError } from '../../http/index.ts';

/**
 * MP10, MP11: how and when a paper is sat cannot change once a student holds a ticket or has begun, so that all students
 * sit it under the same rules.
 * @throws AppError CONFLICT, with the number of students.
 */
export async function refuseFixedRules(t: Tables, queries: Queries, paperId: string): Promise<void> {
  const holders = await studentsIn(queries, t.issues, paperId);
  if (holders > 0) throw fixed(holders, 'holds a ticket', 'hold a ticket');
  const takers = await studentsIn(queries, t.attempts, paperId);
  if (takers > 0) throw fixed(takers, 'has taken it', 'have taken it');
  const begun = await studentsIn(queries, t.attemptDrafts, paperId);
  if (begun > 0) throw fixed(begun, 'has begun it', 'have begun it');
}

/** Students with a row about this paper, without simulated ones (ST68). */
export async function studentsIn(
  queries: Queries,
  table: Tables['issues'] | Tables['attempts'] | Tables['attemptDrafts'],
  paperId: string,
): Promise<number> {
  const [row] = await queries
    .select({ number: countDistinct(table.userId) })
    .from(table)
    .where(and(eq(table.paperId, paperId), 'isDemo' in table ? eq(table.isDemo, false) : undefined));
  return row?.number ?? 0;
}

function fixed(students: number, one: string, many: string): AppError {
  const who = students === 1 ? `1 student ${one}` : `${students} students ${many}`;
  return new AppError(
    'CONFLICT',
    `${who}, so opening times, timing and calculator of this paper can no longer change. Title, description and price still can.`,
  );
}
