import { ModelTrouble } from '../../adapters/language-model/language-model.ts';
import type { Context } from '../../context.ts';
import { handle, nothing, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { embedSome } from './embeddings.ts';
import { giveBackKind, giveBackLost } from './paid-question.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';

const embedKind: JobKind<object> = { kind: 'embed-questions', payload: nothing };

/** Background jobs of the assistant. */
export function assistantJobs(
  context: Context,
  needs: Pick<AssistantNeeds, 'charge' | 'refund' | 'tokensOf'> & AssistantParts,
): JobHandler[] {
  return [
    handle(giveBackKind, (_payload, { signal }) => repeat(signal, () => giveBackLost(context, needs))),
    handle(embedKind, (_payload, { signal }) => embedAll(context, needs, signal), { dailyAt: 0 }),
  ];
}

/** AS6: embeds all questions; if the model fails, the embeddings made so far are kept and the next day's run continues. */
async function embedAll(context: Context, { modelFor }: AssistantParts, signal: AbortSignal): Promise<void> {
  const model = modelFor?.(null, 'ask') ?? null;
  if (model === null) return;
  try {
    await repeat(signal, async () => (await embedSome(context, model, signal)) > 0);
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelTrouble)) throw error;
  }
}
