import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { handle, nothing, repeat, type JobHandler, type JobKind } from '../../../jobs/index.ts';

const sweepDraftsKind: JobKind<object> = { kind: 'sweep-drafts', payload: nothing };

const DAY_MS = 86_400_000;
/** Longer than a second device may hold back events of the same attempt. */
const KEPT_MS = 90 * DAY_MS;
/** About 01:30 in India, when no exams are sat. */
const HOUR_UTC = 20;
/** Batch size, small enough that hand-ins do not wait for the sweep. */
const AT_ONCE = 100;

/** Deletes drafts of attempts that were handed in long ago. */
export function sweepDrafts(context: Context): JobHandler {
  return handle(sweepDraftsKind, (_payload, { signal }) => repeat(signal, () => sweepSome(context)), {
    dailyAt: HOUR_UTC,
  });
}

/** @returns whether there may be more. */
async function sweepSome({ store, clock }: Context): Promise<boolean> {
  const { attempts, attemptDrafts } = store.t;
  const swept = await store.write((queries) => {
    const old = queries
      .select({ name: nameOf(attemptDrafts) })
      .from(attemptDrafts)
      .innerJoin(
        attempts,
        and(eq(attempts.id, attemptDrafts.attemptId), eq(attempts.userId, attemptDrafts.userId)),
      )
      .where(lt(attempts.receivedAt, clock.now() - KEPT_MS))
      .limit(AT_ONCE);
    return queries
      .delete(attemptDrafts)
      .where(inArray(nameOf(attemptDrafts), old))
      .returning({ attemptId: attemptDrafts.attemptId });
  });
  return swept.length === AT_ONCE;
}

/** Attempt and user as one value, so that one subquery works on both engines; ids contain no spaces. */
function nameOf({ attemptId, userId }: Context['store']['t']['attemptDrafts']) {
  return sql<string>`${attemptId} || ' ' || ${userId}`;
}
