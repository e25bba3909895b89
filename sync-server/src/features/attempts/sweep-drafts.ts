import { eq, inArray, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { handle, nothing, type JobHandler, type JobKind } from '../../jobs/index.ts';

export const sweepDraftsKind: JobKind<object> = { kind: 'sweep-drafts', payload: nothing };

const DAY_MS = 86_400_000;
/** Longer than a device keeps a sealed log that goes on from a draft and has not reached the server yet. */
const KEPT_MS = 90 * DAY_MS;
/** 01:30 in India, near enough: nobody sits an exam. */
const HOUR_UTC = 20;
/** So few that a hand-in does not wait for the sweep. */
const AT_ONCE = 100;

/** Drafts of attempts that were handed in long ago: the attempt has everything that counts. */
export function sweepDrafts(context: Context): JobHandler {
  return handle(
    sweepDraftsKind,
    async (_payload, { signal }) => {
      while (!signal.aborted && (await sweepSome(context)) === AT_ONCE);
    },
    { dailyAt: HOUR_UTC },
  );
}

/** @returns how many went. */
async function sweepSome({ store, clock }: Context): Promise<number> {
  const { attempts, attemptDrafts } = store.t;
  const swept = await store.write((queries) => {
    const old = queries
      .select({ attemptId: attemptDrafts.attemptId })
      .from(attemptDrafts)
      .innerJoin(attempts, eq(attempts.id, attemptDrafts.attemptId))
      .where(lt(attempts.receivedAt, clock.now() - KEPT_MS))
      .limit(AT_ONCE);
    return queries
      .delete(attemptDrafts)
      .where(inArray(attemptDrafts.attemptId, old))
      .returning({ attemptId: attemptDrafts.attemptId });
  });
  return swept.length;
}
