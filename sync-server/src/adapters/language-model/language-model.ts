import type * as z from 'zod/mini';

export interface ModelTurn {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
}

/** As the provider counts them. */
export interface ModelUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
}

export const NO_USAGE: ModelUsage = { promptTokens: 0, completionTokens: 0 };

export interface ModelRequest {
  readonly turns: readonly ModelTurn[];
  /** Of the answer, as the provider counts them. */
  readonly mostTokens: number;
  readonly signal?: AbortSignal | undefined;
}

export interface StreamedRequest extends ModelRequest {
  /** Is given each further piece of the answer. */
  readonly onText: (piece: string) => void;
}

export interface TypedRequest<S extends z.ZodMiniType> extends ModelRequest {
  /** What the answer must be; the model is held to it, and its answer is checked against it. */
  readonly schema: S;
  /** The schema's name for the provider: letters and underscores. */
  readonly schemaName: string;
}

/** A language model behind an OpenAI-compatible interface. Every call @throws ModelTrouble. */
export interface LanguageModel {
  readonly name: string;
  /** Answers in words, piece by piece. @returns the whole text. */
  write(request: StreamedRequest): Promise<{ readonly text: string; readonly usage: ModelUsage }>;
  /** Answers in the form of a schema. */
  fill<S extends z.ZodMiniType>(
    request: TypedRequest<S>,
  ): Promise<{ readonly value: z.infer<S>; readonly usage: ModelUsage }>;
  /** Vectors of length 1 for texts, in their order; null where no embedding model is configured. */
  readonly embed:
    | ((
        texts: readonly string[],
        signal?: AbortSignal,
      ) => Promise<{ readonly vectors: readonly Float32Array[]; readonly usage: ModelUsage }>)
    | null;
}

/**
 * `unreachable`: no answer, or a failure of the provider's after all retries. `slow`: over its time. `broken-off`: the
 * answer ended in the middle. `malformed`: not what was asked for. `refused`: the provider or the model declined.
 * `over-budget`: what the user may cost today is used up (LM3).
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
  /** What the provider counts all the same, as far as that is known. */
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
