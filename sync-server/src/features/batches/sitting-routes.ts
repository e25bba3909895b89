import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { assignmentResults, assignmentSittings, giveExtraMinutes } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { sendCsv } from '../../crud/index.ts';
import { AppError, bind, bindRaw } from '../../http/index.ts';
import { selectAssignment, toManagedAssignment, type NamedAssignment } from './assignments.ts';
import { giveMinutes } from './extra-minutes.ts';
import { resultsCsv } from './results-csv.ts';
import { byRank, readEverySitting, sittingsPage } from './sittings.ts';

/** BA20 to BA25: how far the students of an assignment are, and their results. */
export function sittingRoutes(app: FastifyInstance, context: Context): void {
  const { store } = context;
  const { t } = store;
  bind(app, assignmentSittings, async ({ params: { id }, query }, { scope }) => {
    const { assignment, seen } = await requireAssignment(context, { id, scope });
    return { ...sittingsPage(await readEverySitting(t, store.read, seen), query), assignment };
  });
  bindRaw(app, assignmentResults, async ({ params: { id } }, { scope, reply }) => {
    const { assignment, seen } = await requireAssignment(context, { id, scope });
    const sittings = byRank(await readEverySitting(t, store.read, seen));
    return sendCsv(reply, 'results', resultsCsv(assignment, sittings, seen.now));
  });
  bind(app, giveExtraMinutes, async ({ params: { id }, body }, { caller, scope }) => ({
    message: await giveMinutes(context, body, { id, scope, givenBy: caller._id }),
  }));
}

/** OR3 @throws AppError NOT_FOUND */
async function requireAssignment({ store, clock }: Context, named: NamedAssignment) {
  const { t, read } = store;
  const [listed] = await selectAssignment(t, read, named);
  const [row] = await read.select().from(t.assignments).where(eq(t.assignments.id, named.id));
  if (listed === undefined || row === undefined)
    throw new AppError('NOT_FOUND', 'Assignment not found. It may have been deleted.');
  return { assignment: toManagedAssignment(listed), seen: { assignment: row, now: clock.now() } };
}
