import { APIError } from 'openai';

/** Differences between OpenAI-compatible servers. */
export interface Dialect {
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  readonly takesSchema: boolean;
  /** Whether it accepts the option that reports token usage at the end of a stream. */
  readonly takesStreamOptions: boolean;
}

/** Accepted by nearly all servers. */
export const USUAL_DIALECT: Dialect = { limit: 'max_tokens', takesSchema: true, takesStreamOptions: true };

const INVALID: ReadonlySet<number | undefined> = new Set([400, 415, 422, 501]);

/** @returns the dialect for a retry after a request was refused for its form, or null if no other one would help. */
export function dialectAfter(dialect: Dialect, error: unknown): Dialect | null {
  if (!(error instanceof APIError) || !INVALID.has(error.status as number | undefined)) return null;
  const message = error.message;
  if (/max_tokens|max_completion_tokens/i.test(message) && dialect.limit === 'max_tokens')
    return { ...dialect, limit: 'max_completion_tokens' };
  if (/response_format|schema/i.test(message) && dialect.takesSchema)
    return { ...dialect, takesSchema: false };
  if (/stream_options|include_usage/i.test(message) && dialect.takesStreamOptions)
    return { ...dialect, takesStreamOptions: false };
  return null;
}
