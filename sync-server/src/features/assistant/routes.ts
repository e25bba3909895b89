import type { FastifyInstance } from 'fastify';
import { ask, returnToken as returnTokenCall, solveProblem } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { Allowance, AppError, bind, bindStreamed } from '../../http/index.ts';
import type { Engine } from './engine.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';
import { returnToken } from './return-token.ts';

/** AS12: rate limit per student: burst, then this many per second. Needed because questions without an answer are free. */
const QUESTIONS_OF_A_STUDENT = { burst: 20, perSecond: 1 / 3 } as const;

type Needs = AssistantNeeds & AssistantParts & { readonly limits: boolean };

/** Milliseconds after the start. Not at once, because devices send what has waited for a restart. */
const PREPARED_AFTER = 20_000;

/** The study assistant: POST /ask with the return of its tokens, and POST /solve-problem. */
export function assistantRoutes(app: FastifyInstance, context: Context, needs: Needs): void {
  // Loaded later, because it is a quarter of the server's code and a start would wait for it.
  let opened: Promise<Engine> | undefined;
  const engine = () =>
    (opened ??= import('./engine.ts').then(({ openEngine }) => openEngine(context, needs)));
  // AS76: after the start, so that the first question does not wait for the glossary. Tests do not listen.
  app.addHook('onListen', () => {
    setTimeout(() => {
      engine()
        .then(({ prepare }) => prepare())
        .catch((error: unknown) => app.log.warn({ err: error }, 'the assistant was not prepared'));
    }, PREPARED_AFTER).unref();
  });
  const limitRate = rateLimitOf(needs);
  bindStreamed(app, ask, async (input, asking) => {
    limitRate(asking.caller._id);
    return (await engine()).ask(input, asking);
  });
  bind(app, returnTokenCall, async ({ body }, { caller }) => ({
    tokenInfo: await returnToken(context, needs, { userId: caller._id, id: body.paidQuestion }),
  }));
  bindStreamed(app, solveProblem, async (input, asking) => {
    limitRate(asking.caller._id);
    return (await engine()).solve(input, asking);
  });
}

/** @throws AppError RATE_LIMITED */
function rateLimitOf({ limits }: Needs): (userId: string) => void {
  if (!limits) return () => undefined;
  const allowance = new Allowance(QUESTIONS_OF_A_STUDENT);
  return (userId) => {
    const retryAfter = allowance.wait(userId);
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfter });
    allowance.use(userId, 1);
  };
}
