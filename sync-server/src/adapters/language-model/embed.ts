import type OpenAI from 'openai';
import type { Asking } from './ask-with-retries.ts';
import { ModelTrouble, NO_USAGE, type ModelUsage } from './language-model.ts';
import { anyOf, isWorthRetrying, kindOf, timesFor } from './retrying.ts';
import { tokensIn, usageIn } from './usage.ts';

interface Embedded {
  readonly vectors: readonly Float32Array[];
  readonly usage: ModelUsage;
}

/**
 * @returns vectors of length 1 in the order of the texts.
 * @throws ModelTrouble, also if the provider returns vectors of a wrong number or form.
 */
export async function embed(
  { client, model, retryPolicy }: Asking,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<Embedded> {
  if (texts.length === 0) return { vectors: [], usage: NO_USAGE };
  const times = timesFor(retryPolicy, signal);
  const body = { model, input: [...texts], encoding_format: 'float' as const };
  for (let retries = 0; ; retries += 1)
    try {
      const answer = await client.embeddings.create(body, { signal: anyOf(times.whole, times.caller) });
      return embeddedIn(answer, texts);
    } catch (error) {
      if (error instanceof ModelTrouble) throw error;
      if (!(await isWorthRetrying(error, { retries, retryPolicy, times })))
        throw new ModelTrouble(kindOf(error, times, false), { cause: error });
    }
}

function embeddedIn(answer: OpenAI.CreateEmbeddingResponse, texts: readonly string[]): Embedded {
  const usage = usageIn((answer as Partial<OpenAI.CreateEmbeddingResponse> | null)?.usage) ?? {
    promptTokens: texts.reduce((sum, text) => sum + tokensIn(text), 0),
    completionTokens: 0,
  };
  const vectors = vectorsIn(answer);
  const [first] = vectors;
  if (vectors.length !== texts.length || vectors.some(({ length }) => length !== first?.length))
    throw new ModelTrouble('malformed', { usage });
  return { vectors, usage };
}

/** @returns an empty list if any entry is not a vector. */
function vectorsIn(answer: unknown): Float32Array[] {
  const { data } = (typeof answer === 'object' && answer !== null ? answer : {}) as { data?: unknown };
  const rows: unknown[] = Array.isArray(data) ? data : [];
  const read = rows.map((row) => vectorIn(row as Readonly<Record<string, unknown>> | null));
  const vectors = read.filter((each) => each !== null);
  if (vectors.length < rows.length) return [];
  return vectors.sort((one, other) => one.index - other.index).map(({ vector }) => vector);
}

function vectorIn(row: Readonly<Record<string, unknown>> | null) {
  const { embedding, index } = row ?? {};
  if (!Array.isArray(embedding) || typeof index !== 'number') return null;
  const numbers = embedding.map(Number);
  const length = Math.hypot(...numbers);
  if (!Number.isFinite(length) || length === 0) return null;
  return { index, vector: Float32Array.from(numbers, (each) => each / length) };
}
