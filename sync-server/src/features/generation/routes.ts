import type { FastifyInstance } from 'fastify';
import {
  generateAdaptiveTest,
  generateAiTest,
  nextTest,
  papersBeingMade,
  supplyOfCategory,
  testForecast,
  WHOLE_RANGE,
} from '@exam/shared-schema/contract';
import { typesAskedBy } from '@exam/shared-schema/test-plan';
import type { Context } from '../../context.ts';
import { AppError, bind, type Caller } from '../../http/index.ts';
import { readEntitlements, readPrices } from '../../tokens/index.ts';
import { listBeingMade } from '../../papers/queries.ts';
import { requestAiTest } from './ai-test.ts';
import { digestOf, readChoice, readNamedChoice } from './choice.ts';
import { forecastFor } from './forecast.ts';
import { readNextTest } from './next-test.ts';
import { requirePriceMatches } from '../../papers/quoted-price.ts';
import { publicTemplates } from './public-templates.ts';
import { supplyOf, topicsOfCategory } from './supply.ts';
import { fillFor, keepAdaptiveTest, readPlan, sameTest, type Generating } from './make-test.ts';

const MAKING = 'Your test is being made. It will be available in a few minutes.';

/** Tests that students generate for themselves. */
export function generationRoutes(app: FastifyInstance, context: Context, generating: Generating): void {
  const { store } = context;
  bind(app, generateAdaptiveTest, async ({ body }, { caller }) => {
    refuseOther(caller, body.userId);
    const { adaptiveTest: price } = await readPrices(store.t, store.read);
    requirePriceMatches(body.price, price);
    const { difficultyLevel: difficulty, questionCount: questions, ...asked } = body;
    const chosen = await readChoice(context, store.read, { ...asked, difficulty, questions });
    const userId = caller._id;
    const digest = digestOf('adaptive', chosen);
    const same = await sameTest(store.t, store.read, { userId, digest });
    if (same !== null) return { testPaper: { id: same } };
    const planned = await readPlan(context, store.read, chosen);
    const filled = await fillFor(context, generating, { userId, planned });
    return {
      testPaper: { id: await keepAdaptiveTest(context, generating, { userId, planned, filled, price }) },
    };
  });
  bind(app, generateAiTest, async ({ body }, { caller }) => {
    refuseOther(caller, body.userId);
    await refuseWithoutAi(context, caller._id);
    const { aiTest: price } = await readPrices(store.t, store.read);
    requirePriceMatches(body.price, price);
    const { questionCount: questions, ...named } = body;
    const chosen = await readNamedChoice(context, store.read, {
      ...named,
      questions,
      difficulty: WHOLE_RANGE,
    });
    const request = { userId: caller._id, chosen, price };
    const id = await requestAiTest(context, generating, request);
    return { message: MAKING, data: { testPaper: { id } } };
  });
  bind(app, supplyOfCategory, async ({ params: { id } }, { caller }) => {
    const topicIds = await topicsOfCategory(context, id);
    if (topicIds === null) throw new AppError('NOT_FOUND');
    const templates = await publicTemplates(store.t, store.read, id);
    const types = typesAskedBy(templates);
    const topics = await supplyOf(context, generating, { userId: caller._id, topicIds, types });
    return { data: { templates, topics } };
  });
  bind(app, testForecast, async ({ params: { id: categoryId }, query }, { caller }) => {
    const chosen = await readChoice(context, store.read, {
      templateId: null,
      categoryId,
      subjectIds: query.subjectIds.split(','),
      topicIds: query.topicIds.split(','),
      difficulty: WHOLE_RANGE,
    });
    return { data: await forecastFor(context, generating, { userId: caller._id, chosen }) };
  });
  bind(app, nextTest, async ({ params: { attemptId } }, { caller }) => ({
    data: await readNextTest(context, generating, { userId: caller._id, attemptId }),
  }));
  bind(app, papersBeingMade, async (_input, { caller }) => ({
    data: await listBeingMade(context, caller._id),
  }));
}

const NO_AI = 'Your plan does not include tests by AI.';

/** PL3 */
async function refuseWithoutAi({ store, clock }: Context, userId: string): Promise<void> {
  const { aiEnabled } = await readEntitlements(store, store.read, userId, clock.now());
  if (!aiEnabled) throw new AppError('PLAN_NEEDED', NO_AI);
}

/** ST3: users generate tests only for themselves. */
function refuseOther({ _id }: Caller, userId: string | undefined): void {
  if (userId !== undefined && userId !== _id) throw new AppError('FORBIDDEN');
}
