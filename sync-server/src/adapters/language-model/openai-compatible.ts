import OpenAI from 'openai';
import type * as z from 'zod/mini';
import { complaintOf, formedTurns, strictSchema } from './answer-schema.ts';
import { jsonIn, ThoughtFilter } from './answer-text.ts';
import { askWithRetries, type Asking } from './ask-with-retries.ts';
import { USUAL_DIALECT } from './dialect.ts';
import { embed } from './embed.ts';
import {
  ModelTrouble,
  type LanguageModel,
  type ModelUsage,
  type StreamedRequest,
  type TypedRequest,
} from './language-model.ts';
import type { RetryPolicy } from './retrying.ts';
import { addUsage } from './usage.ts';

export interface ModelSettings {
  /** Including the version, as in https://api.openai.com/v1. */
  readonly baseUrl: string;
  /** Null for a server without authentication. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Null to disable embeddings. */
  readonly embeddingModel: string | null;
  readonly retryPolicy?: Partial<RetryPolicy>;
}

/** Generous, because a local model may have to be loaded first, and a hosted one may reason before it answers. */
const RETRY_POLICY: RetryPolicy = {
  beginsWithinMs: 60_000,
  endsWithinMs: 180_000,
  retries: 2,
  backOffMs: 500,
};

/** Any server with OpenAI's interface: hosted, or Ollama, llama.cpp and the like on one's own machine. */
export function openAiCompatible(settings: ModelSettings): LanguageModel {
  const { model, embeddingModel } = settings;
  const retryPolicy = { ...RETRY_POLICY, ...settings.retryPolicy };
  const client = open(settings, retryPolicy);
  const asking: Asking = { client, model, retryPolicy, dialect: USUAL_DIALECT };
  return {
    name: model,
    write: (request) => write(asking, request),
    fill: (request) => fill(asking, request),
    embed:
      embeddingModel === null
        ? null
        : (texts, signal) => embed({ ...asking, model: embeddingModel }, texts, signal),
  };
}

/** With retries of our own, because the SDK's do not respect a total time limit. */
const open = ({ baseUrl, apiKey }: ModelSettings, { endsWithinMs }: RetryPolicy) =>
  new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: endsWithinMs,
    logLevel: 'off',
  });

async function write(asking: Asking, { onText, ...request }: StreamedRequest) {
  const thoughts = new ThoughtFilter();
  let text = '';
  const show = (piece: string) => {
    text += piece;
    if (piece !== '') onText(piece);
  };
  const { usage, isCut } = await askWithRetries(asking, {
    ...request,
    form: null,
    onText: (piece) => show(thoughts.take(piece)),
  });
  show(thoughts.end());
  if (isCut) throw new ModelTrouble('broken-off', { usage });
  if (text.trim() === '') throw new ModelTrouble('malformed', { usage });
  return { text, usage };
}

/** LM2: if the answer does not fit the schema, the model is asked once more with the reason. */
async function fill<S extends z.ZodMiniType>(asking: Asking, request: TypedRequest<S>) {
  const first = await fillOnce(asking, request, null);
  if ('value' in first) return first;
  const second = await addingUsage(first.usage, () => fillOnce(asking, request, first.complaint));
  const usage = addUsage(first.usage, second.usage);
  if ('value' in second) return { value: second.value, usage };
  throw new ModelTrouble('malformed', { usage, cause: new Error(second.complaint) });
}

/** Adds the usage of an earlier try to the error if the next one fails. */
async function addingUsage<T>(before: ModelUsage, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ModelTrouble)) throw error;
    throw new ModelTrouble(error.kind, { cause: error.cause, usage: addUsage(before, error.usage) });
  }
}

async function fillOnce<S extends z.ZodMiniType>(
  asking: Asking,
  { schema, schemaName, turns, mostTokens, signal }: TypedRequest<S>,
  complaint: string | null,
) {
  const form = { name: schemaName, schema: strictSchema(schema) };
  const { text, usage, isCut } = await askWithRetries(asking, {
    turns: formedTurns(turns, form.schema, complaint),
    mostTokens,
    signal,
    form,
    onText: () => undefined,
  });
  return { ...readFilled(schema, text, isCut), usage };
}

function readFilled<S extends z.ZodMiniType>(
  schema: S,
  text: string,
  isCut: boolean,
): { readonly value: z.infer<S> } | { readonly complaint: string } {
  const json = jsonIn(text);
  if (json === null) return { complaint: isCut ? 'it was too long' : 'there was no JSON object in it' };
  const read = schema.safeParse(json.value);
  return read.success ? { value: read.data } : { complaint: complaintOf(read.error) };
}
