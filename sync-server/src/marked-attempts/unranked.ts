import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import {
  unrankedReasons,
  type AttemptFlag,
  type UnrankedCounts,
  type UnrankedReason,
} from '@exam/shared-schema/contract';
import type { Store } from '../database/index.ts';
import { neverRanks } from './flags.ts';

/** What decides why an attempt does not rank. */
interface Unranked {
  readonly isPractice: boolean;
  readonly flags: readonly AttemptFlag[];
  readonly isDoubted: boolean;
  /** Whether an administrator has decided about it. */
  readonly isDecided: boolean;
}

/** IA4: the first reason that applies; without any other, it is not the student's first attempt at the paper (ST7). */
function reasonOf({ isPractice, flags, isDoubted, isDecided }: Unranked): UnrankedReason {
  if (isPractice) return 'practice-paper';
  const flag = neverRanks(flags);
  if (flag !== undefined) return flag;
  if (flags.includes('pending-review')) return 'pending-review';
  if (isDoubted) return 'to-review';
  return isDecided ? 'refused' : 'repeated';
}

/** IA4: the students' attempts at a paper that do not rank, by reason. */
export const unrankedOf = (store: Store, paperId: string): Promise<UnrankedCounts> =>
  countsWhere(store, [eq(store.t.attempts.paperId, paperId)], unrankedReasons);

const OPEN: readonly UnrankedReason[] = ['practice-paper', 'pending-review', 'to-review', 'repeated'];
const DECIDED = unrankedReasons.filter((reason) => !OPEN.includes(reason));

/** IA4: the attempts of `among` at ranked papers that do not rank for a reason other than a pending decision or an earlier attempt. */
export const neverRankedCounts = (store: Store, among: SQL | undefined): Promise<UnrankedCounts> =>
  // The partial index is used if this is its condition.
  countsWhere(store, [sql`${store.t.attempts.flags} <> '[]'`, among], DECIDED);

async function countsWhere(
  { read, t: { attempts, papers, rankDecisions } }: Store,
  conditions: readonly (SQL | undefined)[],
  reasons: readonly UnrankedReason[],
): Promise<UnrankedCounts> {
  const { paperId, flags, isDoubted } = attempts;
  const isDecided = sql<boolean>`exists (select 1 from ${rankDecisions}
    where ${rankDecisions.attemptId} = ${attempts.id} and ${rankDecisions.userId} = ${attempts.userId})`;
  // Grouped before the papers are joined, so that all attempts are counted from the index alone.
  const counted = read
    .select({
      ...{ paperId, flags, isDoubted },
      isDecided: isDecided.mapWith(Boolean).as('isDecided'),
      attempts: count().as('number'),
    })
    .from(attempts)
    .where(and(eq(attempts.ranked, false), eq(attempts.isDemo, false), ...conditions))
    .groupBy(paperId, flags, isDoubted, sql`4`)
    .as('counted');
  const isPractice = sql<boolean>`${papers.resultsPolicy} = 'on-submit'`;
  const rows = await read
    .select({
      ...{ flags: counted.flags, isDoubted: counted.isDoubted, isDecided: counted.isDecided },
      isPractice: isPractice.mapWith(Boolean),
      attempts: counted.attempts,
    })
    .from(counted)
    .innerJoin(papers, eq(papers.id, counted.paperId));
  const totals = new Map<UnrankedReason, number>();
  for (const { attempts: number, ...row } of rows) {
    const reason = reasonOf(row);
    totals.set(reason, (totals.get(reason) ?? 0) + number);
  }
  return reasons.flatMap((reason) => {
    const number = totals.get(reason);
    return number === undefined ? [] : [{ reason, attempts: number }];
  });
}
