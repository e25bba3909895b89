import { and, asc, between, eq, gt, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { noteAttempt } from '../../leaderboard/note-changes.ts';
import { type Queries, type Store, type Transaction } from '../../database/index.ts';
import { handle, nothing, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';

const fillLeaderboardsKind: JobKind<object> = { kind: 'fill-boards', payload: nothing };

const PROGRESS = 'boards';
/** Batch size, small enough that hand-ins do not wait for it. */
const AT_ONCE = 100;
/** Attempts are committed some time after their time of arrival. */
const SETTLED_MS = 2 * 60_000;

/**
 * SG8: records the attempts stored by a version without boards. All of them after an update, none later.
 */
export function fillLeaderboards(context: Context): JobHandler {
  return handle(fillLeaderboardsKind, (_payload, { signal }) => repeat(signal, () => fillSome(context)), {
    dailyAt: 0,
  });
}

/** @returns whether there may be more. */
function fillSome({ store, clock }: Context): Promise<boolean> {
  const until = clock.now() - SETTLED_MS;
  return store.write(async (queries: Transaction) => {
    await queries.lock('fill-boards');
    const attempts = await attemptsAfter(store, queries, until);
    for (const { id, userId, noted } of attempts) {
      if (noted === null) await noteAttempt(store, queries, { id, userId }, 'hand-in');
    }
    const last = attempts.at(-1);
    if (last === undefined) return false;
    const { statisticsProgress: table } = store.t;
    const to = { receivedAt: last.receivedAt, attemptId: last.id };
    await queries
      .insert(table)
      .values({ name: PROGRESS, ...to })
      .onConflictDoUpdate({ target: table.name, set: to });
    return attempts.length === AT_ONCE;
  });
}

async function attemptsAfter({ t }: Store, queries: Queries, until: number) {
  const { attempts, standingAttempts: noted, statisticsProgress: table } = t;
  const [progress] = await queries.select().from(table).where(eq(table.name, PROGRESS));
  const from = progress ?? { receivedAt: 0, attemptId: '' };
  return queries
    .select({
      id: attempts.id,
      userId: attempts.userId,
      receivedAt: attempts.receivedAt,
      noted: noted.attemptId,
    })
    .from(attempts)
    .leftJoin(noted, and(eq(noted.userId, attempts.userId), eq(noted.attemptId, attempts.id)))
    .where(
      and(
        // The lower bound as well: the alternatives alone would make every batch read the index from its beginning.
        between(attempts.receivedAt, from.receivedAt, until),
        or(
          gt(attempts.receivedAt, from.receivedAt),
          and(eq(attempts.receivedAt, from.receivedAt), gt(attempts.id, from.attemptId)),
        ),
      ),
    )
    .orderBy(asc(attempts.receivedAt), asc(attempts.id))
    .limit(AT_ONCE);
}
