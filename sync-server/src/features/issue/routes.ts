import type { FastifyInstance } from 'fastify';
import {
  allPapers,
  issuePaper as issueCall,
  myTestPapers,
  paperOverview,
  predefinedPapers,
  trendingPapers,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, bind, type Identity } from '../../http/index.ts';
import { asAssigned, assignedWindows } from '../../papers/assigned.ts';
import { maySee } from '../../papers/paper-access.ts';
import { findPaper, listMine, listOpen, listPredefined, listTrending } from '../../papers/queries.ts';
import { issuePaper, type PaidBy } from './issue.ts';

/** The papers that a student finds, and their tickets. */
export function issueRoutes(app: FastifyInstance, context: Context, purse: PaidBy): void {
  const { store } = context;
  bind(app, trendingPapers, ({ query }) => listTrending(store, query, query));
  bind(app, allPapers, ({ query }, { identity }) => listOpen(store, query, query, organisationFor(identity)));
  bind(app, predefinedPapers, ({ query }, { identity }) =>
    listPredefined(store, query, query, organisationFor(identity)),
  );
  bind(app, myTestPapers, async ({ query }, { caller }) => {
    const { papers: data, ...list } = await listMine(store, query, query, caller);
    const { page, pages: totalPages, total } = list;
    return { ...list, data, meta: { page, totalPages, total } };
  });
  bind(app, paperOverview, async ({ params }, { identity }) => {
    const found = await findPaper(store, params.id);
    const caller = identity.kind === 'user' ? identity.user : null;
    if (found === null) throw new AppError('NOT_FOUND');
    const now = context.clock.now();
    const whose = caller && { userId: caller._id, paperId: params.id };
    const assigned = whose === null ? [] : await assignedWindows(store, store.read, whose);
    if (!maySee(found.row, caller, assigned, now)) throw new AppError('NOT_FOUND');
    return { data: asAssigned(found.summary, assigned, now) };
  });
  bind(app, issueCall, async ({ params, query }, { caller }) => ({
    data: await issuePaper(context, purse, caller, {
      paperId: params.id,
      quoted: { price: query.price, byPlan: query.byPlan === 'true' },
    }),
  }));
}

/** OR13: that whose papers the caller sees besides those for everyone. */
const organisationFor = (identity: Identity): string | null =>
  identity.kind === 'user' ? identity.user.organisationId : null;
