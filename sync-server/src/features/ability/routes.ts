import type { FastifyInstance } from 'fastify';
import { abilityChange, myAbilities } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { expectedOfTen } from '../../item-response/index.ts';
import { readEntitlements } from '../../tokens/index.ts';
import { readAbilities } from './abilities.ts';
import { readChange } from './change.ts';
import type { MarkAttempts } from './evidence.ts';

export function abilityRoutes(app: FastifyInstance, context: Context, markAttempts: MarkAttempts): void {
  bind(app, myAbilities, async ({ query: { topicIds } }, { caller }) => {
    const { store, clock } = context;
    const { advancedAnalytics: included } = await readEntitlements(
      store,
      store.read,
      caller._id,
      clock.now(),
    );
    if (!included) return { data: [], included };
    const abilities = await readAbilities(context, markAttempts, caller._id, topicIds.split(','));
    return {
      included,
      data: abilities.map(({ topicId, ability, answers }) => ({
        topicId,
        level: expectedOfTen(ability),
        answers,
      })),
    };
  });
  bind(app, abilityChange, async ({ params: { attemptId } }, { caller }) => ({
    data: await readChange(context, markAttempts, { userId: caller._id, attemptId }),
  }));
}
