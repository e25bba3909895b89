import type * as z from 'zod/mini';
import { COMPLAINT_LENGTH, formedTurns, strictSchema } from './answer-schema.ts';
import type { ModelRequest, ModelTurn, ModelUsage, TypedRequest } from './language-model.ts';

/** Tokens that a provider adds to each turn; above those of any known one. */
const AROUND_A_TURN = 16;

/** Average bytes of UTF-8 per token, for estimates where a provider does not report usage. */
const BYTES_A_TOKEN = 3;

const bytesOf = (text: string) => Buffer.byteLength(text, 'utf8');

/** @returns an estimate of the provider's count. */
export const tokensIn = (text: string): number => Math.ceil(bytesOf(text) / BYTES_A_TOKEN);

export const tokensOfTurns = (turns: readonly ModelTurn[]): number =>
  turns.reduce((sum, { text }) => sum + tokensIn(text), 0);

export const addUsage = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  promptTokens: one.promptTokens + other.promptTokens,
  completionTokens: one.completionTokens + other.completionTokens,
});

/** Upper bound of plausible counts; a larger one is treated as unreported. */
const MOST_COUNTED = 100_000_000;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_COUNTED;

/** @returns null if the provider reports no usage, or implausible values. */
export function usageIn(reported: unknown): ModelUsage | null {
  if (typeof reported !== 'object' || reported === null) return null;
  const { prompt_tokens: prompt, completion_tokens: completion = 0 } = reported as Record<string, unknown>;
  return isCount(prompt) && isCount(completion)
    ? { promptTokens: prompt, completionTokens: completion }
    : null;
}

/** @returns an upper bound of the input tokens: no token is shorter than a byte. */
const mostOfTurns = (turns: readonly ModelTurn[]): number =>
  turns.reduce((sum, { text }) => sum + bytesOf(text) + AROUND_A_TURN, AROUND_A_TURN);

/** LM3: the maximum usage of a free-text answer. */
export const mostToWrite = ({ turns, mostTokens }: ModelRequest): ModelUsage => ({
  promptTokens: mostOfTurns(turns),
  completionTokens: mostTokens,
});

/** LM3: the maximum usage of a typed answer: there may be a second request, with a complaint. */
export function mostToFill<S extends z.ZodMiniType>({
  schema,
  turns,
  mostTokens,
}: TypedRequest<S>): ModelUsage {
  const complaint = '€'.repeat(COMPLAINT_LENGTH);
  const asked = formedTurns(turns, strictSchema(schema), complaint);
  // The schema is also sent with the request.
  const prompt = 2 * mostOfTurns(asked);
  return { promptTokens: 2 * prompt, completionTokens: 2 * mostTokens };
}

/** LM3: the maximum usage of embedding texts. */
export const mostToEmbed = (texts: readonly string[]): ModelUsage => ({
  promptTokens: mostOfTurns(texts.map((text) => ({ role: 'user', text }))),
  completionTokens: 0,
});
