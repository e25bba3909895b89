import { APIError } from 'openai';

/** What servers that call themselves compatible differ in. */
export interface Dialect {
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  readonly takesSchema: boolean;
  /** Whether it counts tokens at the end of a stream when it is asked to. */
  readonly takesStreamOptions: boolean;
}

/** What nearly all understand. */
export const USUAL_DIALECT: Dialect = { limit: 'max_tokens', takesSchema: true, takesStreamOptions: true };

const INVALID: ReadonlySet<number | undefined> = new Set([400, 415, 422, 501]);

/** @returns how to ask again after a request that was refused for its form, or null if another form would not help. */
export function dialectAfter(dialect: Dialect, error: unknown): Dialect | null {
  if (!(error instanceof APIError) || !INVALID.has(error.status as number | undefined)) return null;
  const said = error.message;
  if (/max_tokens|max_completion_tokens/i.test(said) && dialect.limit === 'max_tokens')
    return { ...dialect, limit: 'max_completion_tokens' };
  if (/response_format|schema/i.test(said) && dialect.takesSchema) return { ...dialect, takesSchema: false };
  if (/stream_options|include_usage/i.test(said) && dialect.takesStreamOptions)
    return { ...dialect, takesStreamOptions: false };
  return null;
}
