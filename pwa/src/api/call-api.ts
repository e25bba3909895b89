import {
  API_BASE,
  APP_VERSION_HEADER,
  errorBodySchema,
  healthz,
  pathOf,
  type Call,
  type CallAnswer,
  type CallArguments,
} from '@exam/shared-schema/contract';
import { browserEdge, type DeviceEdge } from './edge.ts';
import { patienceMs, STALLED, watchForStall, type StallWatch } from './stall-watch.ts';

/** Why a call failed. `network`: no response, or one that is not the server's (a captive portal returns HTML). */
export interface CallFailure {
  readonly ok: false;
  readonly kind: 'network' | 'refused';
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
  /** The server's Retry-After, ms. */
  readonly retryAfterMs: number | null;
}

interface CallSuccess<A> {
  readonly ok: true;
  readonly status: number;
  readonly answer: A;
  /** Server time minus device time halfway through the call, ms; null if the answer had no time. */
  readonly offsetMs: number | null;
  /** Half the round trip: the maximum error of offsetMs, ms. */
  readonly offsetErrorMs: number;
}

export type CallResult<A> = CallSuccess<A> | CallFailure;

export interface CallOptions {
  readonly token?: string | null;
  /** ST30: called once for a newer token if the server rejects this one; null if there is none. */
  readonly renew?: ((refused: string) => Promise<string | null>) | undefined;
  readonly signal?: AbortSignal;
  /** Ends a hanging call, ms. A half-open connection must not stall the outbox. */
  readonly timeoutMs?: number;
  /**
   * For idempotent calls: how often in a row the same call has hung. It is aborted with the code STALLED if it hangs
   * while the server answers another call; if absent, only the timeout ends it.
   */
  readonly stallsBefore?: number | undefined;
  readonly priority?: 'high' | 'low';
  /** The digest of the state that a change is based on (CN3). */
  readonly startedFrom?: string | undefined;
  /** Default: the browser's. */
  readonly edge?: DeviceEdge;
}

/** The code for a response that does not match the contract; the request may have taken effect all the same. */
export const INVALID_ANSWER = 'INVALID_ANSWER';
/** The code of a call aborted by its own signal; it says nothing about the connection. */
export const STOPPED = 'STOPPED';
/** The message if there was no response. */
export const NO_ANSWER = 'No response from server. Please check your connection.';
/** The message for a response that is not the server's, or not of the contract's shape. */
const INVALID_FORMAT = 'Invalid response format from server';
/** ST55: the messages of a screen that has none of its own. */
const NETWORK_ERROR = 'Network error, please try again.';
const TRY_LATER = 'Something went wrong. Please try again later.';
const DEFAULT_TIMEOUT_MS = 20_000;
/** ms. A slower probe proves nothing: the network is too slow to judge another call by it. */
const PROBE_TIMEOUT_MS = 3_000;

/**
 * Calls the server and validates the answer against the contract. Never throws. A call whose token has expired is
 * repeated once with a newer one, if `renew` returns one.
 */
export async function callApi<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: CallOptions = {},
): Promise<CallResult<CallAnswer<C>>> {
  return withNewerToken(options, (token) => callOnce(call, args, { ...options, token }));
}

/** Repeats a call once with a newer token if the server rejects its token and `renew` returns a newer one. */
export async function withNewerToken<A>(
  { token, renew }: Pick<CallOptions, 'token' | 'renew'>,
  once: (token: string | null) => Promise<CallResult<A>>,
): Promise<CallResult<A>> {
  const result = await once(token ?? null);
  if (!token || !renew || !tokenHasEnded(result)) return result;
  const newer = await renew(token);
  return newer === null ? result : once(newer);
}

function tokenHasEnded(result: CallResult<unknown>): boolean {
  return !result.ok && result.kind === 'refused' && result.status === 401;
}

async function callOnce<C extends Call>(
  call: C,
  args: CallArguments<C>,
  options: CallOptions,
): Promise<CallResult<CallAnswer<C>>> {
  const edge = options.edge ?? browserEdge;
  const text = textOf(args);
  const timeout = edge.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const watch = watchOf(options, edge, text, timeout);
  const startedAt = edge.now();
  let response: Response;
  let body: unknown;
  try {
    response = await edge.fetch(urlOf(call, args), requestOf(call, text, options, watch?.signal ?? timeout));
    body = await jsonOf(response);
  } catch {
    return networkFailure(watch?.hasStalled ? STALLED : NO_NETWORK);
  } finally {
    watch?.end();
  }
  return answerOf(call, body, { response, startedAt, endedAt: edge.now() });
}

const NOT_JSON = Symbol('not JSON');

/** The parsed body; NOT_JSON for a page of a proxy or a captive portal. Rejects if the connection was lost. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return NOT_JSON;
    throw error;
  }
}

/** A request and its response; times in epoch ms of the device. */
export interface Exchange {
  readonly response: Response;
  readonly startedAt: number;
  readonly endedAt: number;
}

/**
 * Parses a response body by the contract: the answer, an error of the server, or something that is not the server's.
 */
export function answerOf<C extends Call>(
  call: C,
  body: unknown,
  { response, startedAt, endedAt }: Exchange,
): CallResult<CallAnswer<C>> {
  if (!response.ok) return refusal(response, body, endedAt);
  const parsed = call.answer.safeParse(body);
  if (!parsed.success) return oddAnswer(body === NOT_JSON ? NO_NETWORK : INVALID_ANSWER);
  return {
    ok: true,
    status: response.status,
    answer: parsed.data as CallAnswer<C>,
    offsetMs: serverOffset(response, startedAt, endedAt),
    offsetErrorMs: (endedAt - startedAt) / 2,
  };
}

/** The request body; null if there is none. */
export function textOf(args: CallArguments<Call>): string | null {
  return args.body === undefined ? null : JSON.stringify(args.body);
}

export function urlOf(call: Call, args: CallArguments<Call>): string {
  const path = API_BASE + pathOf(call, args.params as Record<string, string> | undefined);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((args.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function watchOf(
  options: CallOptions,
  edge: DeviceEdge,
  text: string | null,
  timeout: AbortSignal,
): StallWatch | null {
  if (options.stallsBefore === undefined) return null;
  const patience = patienceMs(text?.length ?? 0, options.stallsBefore);
  return watchForStall(edge, patience, timeout, async (signal) => {
    const probe = { edge, signal, timeoutMs: PROBE_TIMEOUT_MS, priority: 'high' } as const;
    return (await callOnce(healthz, {}, probe)).ok;
  });
}

/** @param end aborts it, in addition to the signal of the options. */
export function requestOf(
  call: Call,
  text: string | null,
  options: CallOptions,
  end: AbortSignal,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (options.token) headers['authorization'] = `Bearer ${options.token}`;
  if (text !== null) headers['content-type'] = 'application/json';
  const { appVersion } = options.edge ?? browserEdge;
  if (appVersion !== undefined && call.path.startsWith('/auth/')) headers[APP_VERSION_HEADER] = appVersion;
  if (options.startedFrom !== undefined) headers['if-match'] = `"${options.startedFrom}"`;
  return {
    method: call.method,
    headers,
    body: text,
    signal: options.signal ? AbortSignal.any([options.signal, end]) : end,
    // Public answers are revalidated on each call, so an unchanged one is not transferred again. Private answers are
    // never stored in the HTTP cache.
    cache: call.access === 'public' ? 'no-cache' : 'no-store',
    ...(options.priority ? { priority: options.priority } : {}),
  };
}

/** The code if there was no response. */
export const NO_NETWORK = 'NETWORK';

export function networkFailure(code: string): CallFailure {
  return { ok: false, kind: 'network', status: 0, code, message: NO_ANSWER, errors: {}, retryAfterMs: null };
}

/** The failure of a call whose response is not the server's, or not of the contract's shape. */
export function oddAnswer(code: string): CallFailure {
  return { ...networkFailure(code), message: INVALID_FORMAT };
}

function refusal(response: Response, body: unknown, now: number): CallFailure {
  const parsed = errorBodySchema.safeParse(body);
  const retryAfterMs = retryAfter(response.headers.get('retry-after'), now);
  // A proxy's error page is not an answer of the server, so the call can be retried.
  if (!parsed.success) {
    const { status } = response;
    return {
      ...oddAnswer(NO_NETWORK),
      ...(status >= 500 && { message: TRY_LATER }),
      status,
      retryAfterMs,
    };
  }
  const { code, message, errors } = parsed.data;
  return {
    ok: false,
    kind: 'refused',
    status: response.status,
    code,
    message,
    errors: errors ?? {},
    retryAfterMs,
  };
}

/** ST55: the message of a failed call for a screen that has none of its own. */
export function generalMessage({ code, message }: Pick<CallFailure, 'code' | 'message'>): string {
  if (message === NO_ANSWER) return NETWORK_ERROR;
  return code === 'INTERNAL' ? TRY_LATER : message;
}

/** Retry-After in seconds or as an HTTP date (RFC 9110, 10.2.3), in ms from now. */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function serverOffset(response: Response, startedAt: number, endedAt: number): number | null {
  const header = response.headers.get('x-server-time');
  const serverTime = header === null ? Number.NaN : Number(header);
  return Number.isFinite(serverTime) ? Math.round(serverTime - (startedAt + endedAt) / 2) : null;
}
