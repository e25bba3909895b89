import {
  ERRORS,
  errorBodySchema,
  STREAM_EVENTS,
  type Call,
  type CallAnswer,
  type CallArguments,
} from '@exam/shared-schema/contract';
import {
  answerOf,
  INVALID_ANSWER,
  networkFailure,
  NO_NETWORK,
  requestOf,
  STOPPED,
  textOf,
  urlOf,
  withNewerToken,
  type CallFailure,
  type CallOptions,
  type CallResult,
  type Exchange,
} from './call-api.ts';
import { browserEdge } from './edge.ts';
import { IdleTimeout } from './idle-timeout.ts';
import { EventReader, type ServerSentEvent } from './server-sent-events.ts';

export interface StreamOptions extends Pick<CallOptions, 'token' | 'renew' | 'signal' | 'edge'> {
  /** Called with what follows the text so far. */
  readonly onText: (piece: string) => void;
}

/** The server gives a sign of life every ten seconds: a line that is silent for so long is dead, milliseconds. */
export const LONGEST_IDLE_MS = 45_000;

const ACCEPTED = 'text/event-stream, application/json';

/**
 * As `callApi`, for calls whose answer is text that takes a while (ST48): hands on the text while it comes, and ends with
 * the same result. Never throws.
 */
export async function streamApi<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: StreamOptions,
): Promise<CallResult<CallAnswer<C>>> {
  return withNewerToken(options, (token) => streamOnce(call, args, { ...options, token }));
}

async function streamOnce<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: StreamOptions,
): Promise<CallResult<CallAnswer<C>>> {
  const edge = options.edge ?? browserEdge;
  const idle = new IdleTimeout(edge, LONGEST_IDLE_MS);
  const startedAt = edge.now();
  try {
    const request = requestOf(call, textOf(args), options, idle.signal);
    const headers = { ...(request.headers as Record<string, string>), accept: ACCEPTED };
    const response = await edge.fetch(urlOf(call, args), { ...request, headers });
    idle.reset();
    const exchange = { response, startedAt, endedAt: edge.now() };
    if (!isStream(response)) return answerOf(call, await response.json(), exchange);
    return await endOf(call, exchange, options.onText, idle);
  } catch {
    return networkFailure(options.signal?.aborted ? STOPPED : NO_NETWORK);
  } finally {
    idle.end();
  }
}

function isStream({ ok, headers, body }: Response): boolean {
  return ok && body !== null && (headers.get('content-type') ?? '').startsWith('text/event-stream');
}

/** Reads to the event that ends the answer. A stream that stops before it has been cut off. */
async function endOf<C extends Call>(
  call: C,
  exchange: Exchange,
  onText: (piece: string) => void,
  idle: IdleTimeout,
): Promise<CallResult<CallAnswer<C>>> {
  const events = new EventReader();
  const reader = (exchange.response.body as ReadableStream<Uint8Array>).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return networkFailure(NO_NETWORK);
      idle.reset();
      for (const event of events.read(value)) {
        const result = resultOf(call, exchange, event, onText);
        if (result !== null) return result;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** @returns null where more is to come. */
function resultOf<C extends Call>(
  call: C,
  exchange: Exchange,
  { event, data }: ServerSentEvent,
  onText: (piece: string) => void,
): CallResult<CallAnswer<C>> | null {
  const body = parsed(data);
  if (event === STREAM_EVENTS.text) {
    const text = (body as { text?: unknown } | null)?.text;
    if (typeof text === 'string') onText(text);
    return null;
  }
  if (event === STREAM_EVENTS.done) return answerOf(call, body, exchange);
  return event === STREAM_EVENTS.failed ? failureOf(body) : null;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** A failure within a stream comes under the status of a success; its code says which one it would have been. */
function failureOf(body: unknown): CallFailure {
  const failed = errorBodySchema.safeParse(body);
  if (!failed.success) return networkFailure(INVALID_ANSWER);
  const { code, message, errors = {} } = failed.data;
  const status = Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS].status : 500;
  return { ok: false, kind: 'refused', status, code, message, errors, retryAfterMs: null };
}
