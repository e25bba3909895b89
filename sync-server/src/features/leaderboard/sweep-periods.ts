import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Store } from '../../database/index.ts';
import { handle, nothing, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { ALL_TIME, FIRST_MONTH, periodAt } from './periods.ts';

const sweepPeriodsKind: JobKind<object> = { kind: 'sweep-board-periods', payload: nothing };

const DAY_MS = 86_400_000;
/** 01:30 in India. */
const HOUR_UTC = 20;
/** A process whose clock is behind may still read an ended period for this long. */
const KEPT_MS = 2 * DAY_MS;

/** SG2: deletes the counts of past months and weeks, which are not read any more. Rows need no deletion. */
export function sweepPeriods({ store, clock }: Context): JobHandler {
  return handle(
    sweepPeriodsKind,
    async (_payload, { signal }) => {
      for (const { board, period } of await endedBefore(store, clock.now() - KEPT_MS)) {
        signal.throwIfAborted();
        await forget(store, board, period);
      }
    },
    { dailyAt: HOUR_UTC },
  );
}

function endedBefore({ read, t: { standingBoards: table } }: Store, at: number) {
  const { board, period } = table;
  const isWeek = and(gt(period, ALL_TIME), lt(period, periodAt('weekly', at)));
  const isMonth = and(gt(period, FIRST_MONTH), lt(period, periodAt('monthly', at)));
  return read.select({ board, period }).from(table).where(or(isWeek, isMonth));
}

/** Deletes one period of one board in a transaction: at most some thousand counts. */
function forget(store: Store, board: string, period: number): Promise<void> {
  const { standingBoards, standingCounts } = store.t;
  return store.write(async (queries) => {
    await queries.lock('standings');
    for (const table of [standingCounts, standingBoards])
      await queries.delete(table).where(and(eq(table.board, board), eq(table.period, period)));
  });
}
