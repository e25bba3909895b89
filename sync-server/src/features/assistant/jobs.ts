import { ModelTrouble } from '../../adapters/language-model/language-model.ts';
import type { Context } from '../../context.ts';
import { handle, nothing, repeat, type JobHandler, type JobKind } from '../../jobs/index.ts';
import { embedSome } from './embeddings.ts';
import { giveBackKind, giveBackLost } from './paid-question.ts';
import type { AssistantNeeds, AssistantParts } from './parts.ts';

const embedKind: JobKind<object> = { kind: 'embed-questions', payload: nothing };

/** The work of the assistant in the background. */
export function assistantJobs(
  context: Context,
  needs: Pick<AssistantNeeds, 'charge' | 'refund' | 'tokensOf'> & AssistantParts,
): JobHandler[] {
  return [
    handle(giveBackKind, (_payload, { signal }) => repeat(signal, () => giveBackLost(context, needs))),
    handle(embedKind, (_payload, { signal }) => embedAll(context, needs, signal), { dailyAt: 0 }),
  ];
}

/** AS6: what was made stays; where the model is of no use, the next day goes on. */
async function embedAll(context: Context, { modelFor }: AssistantParts, signal: AbortSignal): Promise<void> {
  const model = modelFor?.(null, 'ask') ?? null;
  if (model === null) return;
  try {
    await repeat(signal, async () => (await embedSome(context, model, signal)) > 0);
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelTrouble)) throw error;
  }
}
