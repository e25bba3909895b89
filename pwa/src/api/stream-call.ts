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
  jsonOf,
  networkFailure,
  NO_NETWORK,
  oddAnswer,
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
  /** Called with each new piece of the text. */
  readonly onText: (piece: string) => void;
}

/** AW1, ms: the server sends a heartbeat every ten seconds, so a connection that is silent for this long is dead. */
export const LONGEST_IDLE_MS = 45_000;

const ACCEPTED = 'text/event-stream, application/json';

/**
 * AW1: like `callApi`, for calls whose answer is generated text (ST48): passes the text on as it arrives, and ends with
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
    if (!isStream(response)) return answerOf(call, await jsonOf(response), exchange);
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

/** Reads up to the final event. A stream that ends before it was cut off. */
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

/** @returns null if more events follow. */
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

/**
 * An error within a stream has the HTTP status of a success; its code determines the status that it would have had.
 */
function failureOf(body: unknown): CallFailure {
  const failed = errorBodySchema.safeParse(body);
  if (!failed.success) return oddAnswer(INVALID_ANSWER);
  const { code, message, errors = {} } = failed.data;
  const status = Object.hasOwn(ERRORS, code) ? ERRORS[code as keyof typeof ERRORS].status : 500;
  return { ok: false, kind: 'refused', status, code, message, errors, retryAfterMs: null };
}
