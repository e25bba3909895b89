import type { FastifyInstance } from 'fastify';
import { questionStatistics } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { readStatistics, type EarnsKey } from './read-statistics.ts';

export function resultRoutes(app: FastifyInstance, context: Context, earnsKey: EarnsKey): void {
  bind(app, questionStatistics, async ({ params }, { caller }) => ({
    data: { questions: await readStatistics(context, earnsKey, caller, params.attemptId) },
  }));
}
