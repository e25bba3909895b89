import type { FastifyInstance } from 'fastify';
import {
  allPapers,
  issuePaper as issueCall,
  myTestPapers,
  paperOverview,
  paperPackage,
  predefinedPapers,
  sealedKey as sealedKeyCall,
  trendingPapers,
} from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, bind, bindRaw } from '../../http/index.ts';
import { refusedDraftRoutes } from './admin/refused-drafts.ts';
import { managedPaperRoutes } from './admin/routes.ts';
import type { Generating } from './generation/make-test.ts';
import { generationRoutes } from './generation/routes.ts';
import { issuePaper, type PaidBy } from './issue.ts';
import { mediaCall, sendMedia } from './media.ts';
import { packageSender } from './package.ts';
import { maySee } from './paper-access.ts';
import { findPaper, listMine, listOpen, listPredefined, listTrending } from './queries.ts';
import { sealedKeyFor } from './sealed-key.ts';

export function paperRoutes(app: FastifyInstance, context: Context, generating: Generating & PaidBy): void {
  const { store } = context;
  bind(app, trendingPapers, ({ query }) => listTrending(store, query, query));
  bind(app, allPapers, ({ query }) => listOpen(store, query, query));
  bind(app, predefinedPapers, ({ query }) => listPredefined(store, query, query));
  bind(app, myTestPapers, async ({ query }, { caller }) => {
    const { papers: data, ...list } = await listMine(store, query, query, caller._id);
    const { page, pages: totalPages, total } = list;
    return { ...list, data, meta: { page, totalPages, total } };
  });
  bind(app, paperOverview, async ({ params }, { identity }) => {
    const found = await findPaper(store, params.id);
    const caller = identity.kind === 'user' ? identity.user : null;
    if (found === null || !maySee(found.row, caller, context.clock.now())) throw new AppError('NOT_FOUND');
    return { data: found.summary };
  });
  bind(app, issueCall, async ({ params, query }, { caller }) => ({
    data: await issuePaper(context, generating, caller, {
      paperId: params.id,
      quoted: { price: query.price, byPlan: query.byPlan === 'true' },
    }),
  }));
  generationRoutes(app, context, generating);
  managedPaperRoutes(app, context);
  refusedDraftRoutes(app, context);
  const sendPackage = packageSender(context);
  bindRaw(app, paperPackage, ({ params, query }, exchange) =>
    sendPackage(exchange.caller, { paperId: params.id, version: query.version }, exchange),
  );
  bind(app, sealedKeyCall, async ({ params, query }, { caller }) => ({
    data: await sealedKeyFor(context, caller, { paperId: params.id, version: query.version }),
  }));
  bindRaw(app, mediaCall, ({ params }, { reply }) => sendMedia(context, params.sha256, reply));
}
