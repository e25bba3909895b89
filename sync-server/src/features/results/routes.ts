import type { FastifyInstance } from 'fastify';
import { questionStatistics } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bindSignedIn } from '../../http/index.ts';
import { readStatistics } from './read-statistics.ts';

export function resultRoutes(app: FastifyInstance, context: Context): void {
  bindSignedIn(app, questionStatistics, async ({ params }, caller) => ({
    data: { questions: await readStatistics(context, caller, params.attemptId) },
  }));
}
