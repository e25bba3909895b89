import type { Context } from '../../context.ts';
import { handle, type JobHandler } from '../../jobs/index.ts';
import { giveBackKind, giveBackLost } from './paid-question.ts';
import type { AssistantNeeds } from './parts.ts';

/** AS3: gives back what the server's end has cut off. */
export function assistantJobs(
  context: Context,
  purse: Pick<AssistantNeeds, 'charge' | 'refund' | 'tokensOf'>,
): JobHandler[] {
  return [
    handle(giveBackKind, async (_payload, { signal }) => {
      while (!signal.aborted && (await giveBackLost(context, purse)));
    }),
  ];
}
