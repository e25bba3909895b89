import type { FastifyInstance } from 'fastify';
import { itemAnalysis, paperRank, questionStatistics, scoreChanges } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { analysablePaperRoutes } from './items/analysable-papers.ts';
import { readItems, type AnalysedAttempts } from './items/read-items.ts';
import { paperScores } from './paper-scores.ts';
import { readScoreChanges } from './read-score-changes.ts';
import { readStatistics, type EarnsKey } from './read-statistics.ts';
import { readPaperRank } from './paper-rank.ts';

export function resultRoutes(
  app: FastifyInstance,
  context: Context,
  earnsKey: EarnsKey,
  analysed: AnalysedAttempts,
): void {
  bind(app, questionStatistics, async ({ params }, { caller }) => ({
    data: { questions: await readStatistics(context, earnsKey, caller, params.attemptId) },
  }));
  bind(app, scoreChanges, async ({ params }, { caller }) => ({
    data: await readScoreChanges(context, caller, params.attemptId),
  }));
  const scoresOf = paperScores(context);
  bind(app, paperRank, async ({ params }, { caller }) => ({
    data: await readPaperRank(context, scoresOf, caller, params.attemptId),
  }));
  analysablePaperRoutes(app, context);
  bind(app, itemAnalysis, async ({ params }, { scope }) => ({
    data: await readItems(context, analysed, { paperId: params.id, scope }),
  }));
}
