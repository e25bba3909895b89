import {
  ModelTrouble,
  type LanguageModel,
  type ModelUsage,
} from '../adapters/language-model/language-model.ts';
import type { ModelSettings } from '../adapters/language-model/openai-compatible.ts';
import { mostToEmbed, mostToFill, mostToWrite } from '../adapters/language-model/usage.ts';
import type { Context } from '../context.ts';
import { reserve, settle, type CallPurpose, type ModelPrices } from './spending.ts';

/** The purpose of a user's calls; embedding calls have their own. */
type ModelPurpose = Exclude<CallPurpose, 'embed'>;

/** LM3: the language model with accounting, and a budget per user and day. */
export interface ModelUse {
  /**
   * @param userId null for background work, which has no budget.
   * @returns the model; its calls throw ModelTrouble 'over-budget' before a request is made.
   */
  readonly modelFor: (userId: string | null, purpose: ModelPurpose) => LanguageModel;
}

export function openModelUse(
  context: Pick<Context, 'store' | 'clock' | 'ids'>,
  model: LanguageModel,
  prices: ModelPrices,
): ModelUse {
  const { name, embed } = model;
  const noting =
    (userId: string | null) =>
    async <Answer extends { readonly usage: ModelUsage }>(
      purpose: CallPurpose,
      most: ModelUsage,
      call: () => Promise<Answer>,
    ): Promise<Answer> => {
      const id = await reserve(context, prices, { userId, purpose, model: name }, most);
      const { answer, usage } = await outcomeOf(call);
      await settle(context, prices, id, usage);
      return answer();
    };
  return {
    modelFor: (userId, purpose) => {
      const noted = noting(userId);
      return {
        name,
        write: (request) => noted(purpose, mostToWrite(request), () => model.write(request)),
        fill: (request) => noted(purpose, mostToFill(request), () => model.fill(request)),
        embed: embed && ((texts, signal) => noted('embed', mostToEmbed(texts), () => embed(texts, signal))),
      };
    },
  };
}

/**
 * LM1: the configured model; undefined if none is configured, since it is optional. Only a configured one loads its
 * library, which is a tenth of the server.
 */
export async function configuredModelUse(
  context: Pick<Context, 'store' | 'clock' | 'ids'>,
  configured: { readonly settings: ModelSettings; readonly prices: ModelPrices } | null,
): Promise<ModelUse | undefined> {
  if (configured === null) return undefined;
  const { openAiCompatible } = await import('../adapters/language-model/openai-compatible.ts');
  return openModelUse(context, openAiCompatible(configured.settings), configured.prices);
}

interface Outcome<Answer> {
  /** @throws what the call threw. */
  readonly answer: () => Answer;
  readonly usage: ModelUsage;
}

/** Also determines the usage of a failed call, as far as known. */
async function outcomeOf<Answer extends { readonly usage: ModelUsage }>(
  call: () => Promise<Answer>,
): Promise<Outcome<Answer>> {
  try {
    const answer = await call();
    return { answer: () => answer, usage: answer.usage };
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error;
    return {
      answer: () => {
        throw error;
      },
      usage: error.usage,
    };
  }
}
