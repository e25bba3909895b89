import type * as z from 'zod/mini';
import { COMPLAINT_LENGTH, formedTurns, strictSchema } from './answer-schema.ts';
import type { ModelRequest, ModelTurn, ModelUsage, TypedRequest } from './language-model.ts';

/** What a provider puts around each turn, tokens; more than any known one does. */
const AROUND_A_TURN = 16;

/** Tokens of usual text, bytes of UTF-8 to each; used where a provider does not count for us. */
const BYTES_A_TOKEN = 3;

const bytesOf = (text: string) => Buffer.byteLength(text, 'utf8');

/** @returns about as many tokens as a provider would count. */
export const tokensIn = (text: string): number => Math.ceil(bytesOf(text) / BYTES_A_TOKEN);

export const tokensOfTurns = (turns: readonly ModelTurn[]): number =>
  turns.reduce((sum, { text }) => sum + tokensIn(text), 0);

export const addUsage = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  promptTokens: one.promptTokens + other.promptTokens,
  completionTokens: one.completionTokens + other.completionTokens,
});

/** More than a provider could count for any call, and not the number that it says if that is nonsense. */
const MOST_COUNTED = 100_000_000;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_COUNTED;

/** @returns null where a provider counts nothing, or says nonsense. */
export function usageIn(said: unknown): ModelUsage | null {
  if (typeof said !== 'object' || said === null) return null;
  const { prompt_tokens: prompt, completion_tokens: completion = 0 } = said as Record<string, unknown>;
  return isCount(prompt) && isCount(completion)
    ? { promptTokens: prompt, completionTokens: completion }
    : null;
}

/** @returns the most that turns can be counted as: no tokenizer has tokens shorter than a byte. */
const mostOfTurns = (turns: readonly ModelTurn[]): number =>
  turns.reduce((sum, { text }) => sum + bytesOf(text) + AROUND_A_TURN, AROUND_A_TURN);

/** LM3: the most that an answer in words can be counted as. */
export const mostToWrite = ({ turns, mostTokens }: ModelRequest): ModelUsage => ({
  promptTokens: mostOfTurns(turns),
  completionTokens: mostTokens,
});

/** LM3: the most that an answer in a form can be counted as: it is asked for twice, the second time with a complaint. */
export function mostToFill<S extends z.ZodMiniType>({
  schema,
  turns,
  mostTokens,
}: TypedRequest<S>): ModelUsage {
  const complaint = '€'.repeat(COMPLAINT_LENGTH);
  const asked = formedTurns(turns, strictSchema(schema), complaint);
  // The schema goes with the request too.
  const prompt = 2 * mostOfTurns(asked);
  return { promptTokens: 2 * prompt, completionTokens: 2 * mostTokens };
}

/** LM3: the most that vectors of texts can be counted as. */
export const mostToEmbed = (texts: readonly string[]): ModelUsage => ({
  promptTokens: mostOfTurns(texts.map((text) => ({ role: 'user', text }))),
  completionTokens: 0,
});
