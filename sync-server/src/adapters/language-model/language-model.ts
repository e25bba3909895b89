import type * as z from 'zod/mini';

export interface ModelTurn {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
}

/** Token counts of the provider. */
export interface ModelUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export const NO_USAGE: ModelUsage = { promptTokens: 0, completionTokens: 0 };

export interface ModelRequest {
  readonly turns: readonly ModelTurn[];
  /** Maximum output tokens, as counted by the provider. */
  readonly mostTokens: number;
  readonly signal?: AbortSignal | undefined;
}

export interface StreamedRequest extends ModelRequest {
  /** Receives each further piece of the answer. */
  readonly onText: (piece: string) => void;
}

export interface TypedRequest<S extends z.ZodMiniType> extends ModelRequest {
  /** The required form; it is sent to the model, and the answer is checked against it. */
  readonly schema: S;
  /** The schema's name for the provider: letters and underscores. */
  readonly schemaName: string;
}

/** A language model behind an OpenAI-compatible interface. Every call @throws ModelTrouble. */
export interface LanguageModel {
  readonly name: string;
  /** Answers in free text, piece by piece. @returns the whole text. */
  write(request: StreamedRequest): Promise<{ readonly text: string; readonly usage: ModelUsage }>;
  /** Answers in the form of a schema. */
  fill<S extends z.ZodMiniType>(
    request: TypedRequest<S>,
  ): Promise<{ readonly value: z.infer<S>; readonly usage: ModelUsage }>;
  /** Vectors of length 1 for texts, in order; null if no embedding model is configured. */
  readonly embed:
    | ((
        texts: readonly string[],
        signal?: AbortSignal,
      ) => Promise<{ readonly vectors: readonly Float32Array[]; readonly usage: ModelUsage }>)
    | null;
}

/**
 * `unreachable`: no answer, or a server error after all retries. `slow`: a timeout. `broken-off`: the answer ended early.
 * `malformed`: not in the required form. `refused`: the provider or the model declined. `over-budget`: the user's daily
 * budget is used up (LM3).
 */
export type ModelTroubleKind =
  | 'unreachable'
  | 'slow'
  | 'broken-off'
  | 'malformed'
  | 'refused'
  | 'over-budget';

export class ModelTrouble extends Error {
  readonly kind: ModelTroubleKind;
  /** What the failed call has used, as far as known. */
  readonly usage: ModelUsage;

  constructor(
    kind: ModelTroubleKind,
    { usage = NO_USAGE, ...more }: { readonly cause?: unknown; readonly usage?: ModelUsage } = {},
  ) {
    super(`The language model is of no use: ${kind}`, more);
    this.name = 'ModelTrouble';
    this.kind = kind;
    this.usage = usage;
  }
}
