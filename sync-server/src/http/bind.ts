import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import {
  API_BASE,
  type Call,
  type CallAnswer,
  type CallInput,
  type ErrorCode,
  type SuccessStatus,
} from '@exam/shared-schema/contract';
import { admit, isForSignedIn, signedIn, type Caller, type Identity } from './access.ts';
import type { BodyCredential } from './bodies.ts';
import { readJson } from './body.ts';
import { AppError, type FieldErrors } from './errors.ts';

z.config(z.locales.en());

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call and what travels. A route under /api without it stops the server from booting. */
    call?: Call;
  }
}

export interface HttpExchange {
  readonly reply: FastifyReply;
  readonly request: FastifyRequest;
}

/**
 * What a handler gets beside its input. Where the call's access says that somebody is signed in, it is the caller;
 * for all other calls it is the identity, which may be nobody's.
 */
export type Exchange<C extends Call = Call> = HttpExchange &
  (C['access'] extends 'signed-in' | 'admin' ? { readonly caller: Caller } : { readonly identity: Identity });

/** What a handler returns: the answer, and its status where the contract names several. */
export type Handled<C extends Call, Answer> = C['status'] extends readonly SuccessStatus[]
  ? { readonly status: C['status'][number]; readonly answer: Answer }
  : Answer;

export interface BindOptions {
  /** Where the path stands, instead of /api. */
  readonly base?: string;
  /** The code for a body that does not fit its schema. */
  readonly malformedBody?: ErrorCode;
  readonly config?: RouteShorthandOptions['config'];
  /** Where it says yes, the body fits its schema and is taken as it is; where it says no, the schema decides. */
  readonly isUsual?: (body: unknown) => boolean;
  /** AC40: what speaks for a large body where nobody is signed in. */
  readonly credential?: BodyCredential;
}

type Handler<C extends Call, Result> = (input: CallInput<C>, exchange: Exchange<C>) => Promise<Result>;

/**
 * Makes a call of the contract answerable: admits, validates, handles, and lets out what the contract names and
 * nothing else, whatever the handler answered.
 */
export function bind<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, Handled<C, CallAnswer<C>>>,
  options: BindOptions = {},
): void {
  bindRaw(
    app,
    call,
    async (input, exchange) => {
      const { status, answer } = withStatus<C, CallAnswer<C>>(call, await handler(input, exchange));
      return exchange.reply.code(status).send({ success: true, ...(call.answer.parse(answer) as object) });
    },
    options,
  );
}

/** The compiler cannot follow from a status of a generic call to its type. */
function withStatus<C extends Call, Answer>(
  { status }: C,
  handled: Handled<C, Answer>,
): { readonly status: SuccessStatus; readonly answer: Answer } {
  if (typeof status === 'number') return { status, answer: handled as Answer };
  return handled as { readonly status: SuccessStatus; readonly answer: Answer };
}

/**
 * As `bind`, for the few calls whose answers are large and mostly known beforehand: the handler writes the JSON of the
 * call's answer itself, and it is not parsed again. What `bind` makes sure of for all others is for these a matter of
 * tests: the answer's text must fit the contract and hold no member that the contract does not name.
 */
export function bindText<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, Handled<C, string>>,
  options: BindOptions = {},
): void {
  bindRaw(
    app,
    call,
    async (input, exchange) => sendText(call, exchange.reply, await handler(input, exchange)),
    options,
  );
}

function sendText<C extends Call>(call: C, reply: FastifyReply, handled: Handled<C, string>): FastifyReply {
  const { status, answer } = withStatus(call, handled);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(`{"success":true,${answer.slice(1)}`);
}

/**
 * As `bindText`, for the calls whose bodies are worth reading beside the others: the handler gets the JSON as it came
 * and reads it by `readBody`.
 */
export function bindUnread<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (body: Uint8Array, exchange: Exchange<C>) => Promise<Handled<C, string>>,
  { credential }: Pick<BindOptions, 'credential'> = {},
): void {
  const isUsual = () => true;
  const answer = async ({ body }: CallInput<C>, exchange: Exchange<C>) => {
    const bytes = (body as Uint8Array | undefined) ?? new Uint8Array();
    return sendText(call, exchange.reply, await handler(bytes, exchange));
  };
  bindRaw(app, call, answer, {
    isUsual,
    config: { unread: true },
    ...(credential && { credential }),
  });
}

/** What `bind` makes of a body. @throws AppError MALFORMED or VALIDATION. */
export function readBody<C extends Call>(call: C, json: Uint8Array): CallInput<C>['body'] {
  const body = json.length === 0 ? undefined : readJson(json);
  return parse(call.body, body, 'VALIDATION') as CallInput<C>['body'];
}

/** As `bind`, for answers that are not JSON of ours to build: the handler sends them itself. */
export function bindRaw<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, FastifyReply>,
  { base = API_BASE, malformedBody = 'VALIDATION', config, isUsual, credential }: BindOptions = {},
): void {
  app.route({
    method: call.method,
    url: base + call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { ...config, call, credential },
    handler: (request, reply) => {
      refuseNul(request.url);
      const input = {
        params: parse(call.params, request.params, 'VALIDATION'),
        query: parse(call.query, request.query, 'VALIDATION'),
        body: isUsual?.(request.body) ? request.body : parse(call.body, request.body, malformedBody),
      } as CallInput<C>;
      return handler(input, exchangeOf(call, request, reply));
    },
  });
}

function exchangeOf<C extends Call>(call: C, request: FastifyRequest, reply: FastifyReply): Exchange<C> {
  const { identity } = request;
  const who = isForSignedIn(call) ? { caller: signedIn(identity) } : { identity };
  return { ...who, request, reply } as Exchange<C>;
}

/** No text that is searched for holds it, and PostgreSQL does not even look. */
function refuseNul(url: string): void {
  if (url.includes('%00')) throw new AppError('MALFORMED');
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, code: ErrorCode): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError(code, undefined, { errors: fieldErrors(parsed.error) });
}

const MOST_FIELDS = 50;

/** Field path -> its first sentence. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const issue of error.issues.slice(0, MOST_FIELDS)) {
    const field = issue.path.map(String).join('.').slice(0, 200) || 'body';
    errors[field] ??= issue.message;
  }
  return { ...errors };
}

/** Refuses to boot a route under the interface's base that nobody declared access for. */
export function requireDeclaredAccess(app: FastifyInstance, exempt: readonly string[]): void {
  app.addHook('onRoute', (route) => {
    const isOurs = route.url === API_BASE || route.url.startsWith(`${API_BASE}/`);
    if (!isOurs || exempt.some((prefix) => route.url.startsWith(prefix))) return;
    if (route.config?.call === undefined)
      throw new Error(`${String(route.method)} ${route.url} has no declared access`);
  });
}

/** Runs before the body is read, so that nobody makes the server read what they may not send. */
export function admitCallers(
  app: FastifyInstance,
  identify: (request: FastifyRequest) => Promise<Identity>,
  ourOrigin: string,
): void {
  app.decorateRequest('identity');
  app.addHook('onRequest', async (request) => {
    const call = request.routeOptions.config.call;
    if (call === undefined) return;
    request.identity = await identify(request);
    admit(call.access, request, ourOrigin);
  });
}
