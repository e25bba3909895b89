import type { FastifyInstance } from 'fastify';
import { myAbilities } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { wordsOfTen } from '../../item-response/index.ts';
import { readAbilities } from './abilities.ts';
import type { MarkAttempts } from './evidence.ts';

export function abilityRoutes(app: FastifyInstance, context: Context, markAttempts: MarkAttempts): void {
  bind(app, myAbilities, async ({ query: { topicIds } }, { caller }) => {
    const abilities = await readAbilities(context, markAttempts, caller._id, topicIds.split(','));
    return {
      data: abilities.map(({ topicId, ability, answers }) => ({
        topicId,
        level: wordsOfTen(ability),
        answers,
      })),
    };
  });
}
