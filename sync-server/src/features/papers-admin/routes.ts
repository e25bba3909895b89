import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConsoleScope } from '@exam/shared-schema/access';
import { paperCalls, paperEdit, paperPreview, type CallInput } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindManaged, recordChange } from '../../crud/index.ts';
import { PUBLISHING, type Transaction } from '../../database/index.ts';
import { AppError, bind } from '../../http/index.ts';
import { publishWithin } from '../../papers/publish-paper.ts';
import { summaryRows } from '../../papers/queries.ts';
import { editPaper } from './edit-paper.ts';
import { managedPapers } from './list.ts';
import { readPreview } from './preview.ts';
import { removePaper } from './remove-paper.ts';
import { toManagedPapers } from './rows.ts';

/** GN8: creates a paper by a template. @param then further writes in the transaction that creates it. */
export type CreatePaper = <Made>(making: {
  readonly form: CallInput<typeof paperCalls.create>['body'];
  readonly createdBy: string;
  readonly organisationId: string;
  /** The templates that it may be made from, besides the public ones. */
  readonly scope: ConsoleScope;
  readonly then: (queries: Transaction, id: string) => Promise<Made>;
}) => Promise<Made>;

/** Administration of test papers. */
export function managedPaperRoutes(app: FastifyInstance, context: Context, createPaper: CreatePaper): void {
  const { store } = context;
  const { t } = store;
  const { papers } = t;
  const { create, ...others } = paperCalls;
  // Publishing, and deciding whether a paper may be published, happens only under this lock.
  const managed = { lock: PUBLISHING, ...managedPapers(store) };
  bindManaged(app, context, others, {
    ...managed,
    update: async (queries, { isActive }, { id, before }) => {
      // MP2: an active paper is always published, so that it can be sat.
      if (isActive && !before.isActive) await publishWithin(context, queries, id);
      await queries.update(papers).set({ isActive }).where(eq(papers.id, id));
    },
    // MP3: any of these keeps a paper from being deleted.
    references: {
      ticket: t.issues.paperId,
      attempt: { column: t.attempts.paperId, where: eq(t.attempts.isDemo, false) },
      'begun attempt': t.attemptDrafts.paperId,
      assignment: t.assignments.paperId,
      'student who had it made': t.paperGenerations.paperId,
    },
    remove: (queries, id) => removePaper(t, queries, id),
  });
  bindManaged(
    app,
    context,
    { update: paperEdit },
    {
      ...managed,
      update: (queries, changes, { before }) => editPaper(context, queries, changes, before),
    },
  );
  bind(app, paperPreview, async ({ params: { id } }, { scope }) => ({
    data: await readPreview(context, { id, scope }),
  }));
  bind(app, create, async ({ body: form }, { caller: { _id: createdBy, organisationId }, scope }) => {
    const data = await createPaper({
      form,
      createdBy,
      organisationId,
      scope,
      then: async (queries, thingId) => {
        const rows = await summaryRows(store, queries).where(eq(papers.id, thingId));
        const [after] = await toManagedPapers(store, queries, rows);
        if (after === undefined) throw new AppError('NOT_FOUND');
        const change = { userId: createdBy, kind: create.area, thingId, action: 'create' } as const;
        await recordChange(context, queries, { ...change, before: undefined, after });
        return after;
      },
    });
    return { data };
  });
}
