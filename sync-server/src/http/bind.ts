import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { areaOf, type ConsoleScope } from '@exam/shared-schema/access';
import {
  API_BASE,
  type Call,
  type CallAnswer,
  type CallInput,
  type ErrorCode,
  type SuccessStatus,
} from '@exam/shared-schema/contract';
import { admit, consoleScope, isForSignedIn, signedIn, type Caller, type Identity } from './access.ts';
import type { BodyCredential } from './bodies.ts';
import { readJson } from './body.ts';
import { AppError, type FieldErrors } from './errors.ts';
import { issueSentence } from './issue-sentence.ts';

z.config({ localeError: issueSentence });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call of the route. A route under /api without one prevents the server from starting. */
    call?: Call;
  }
}

export interface HttpExchange {
  readonly reply: FastifyReply;
  readonly request: FastifyRequest;
}

/** A caller of the console. */
interface InConsole {
  readonly caller: Caller;
  /** OR3: the rows that the call is about; others do not exist for the caller. */
  readonly scope: ConsoleScope;
}

/**
 * What a handler gets besides its input: the caller if the call's access requires a session, in the console with the scope,
 * otherwise the identity, which may be anonymous.
 */
export type Exchange<C extends Call = Call> = HttpExchange &
  (C['access'] extends 'admin'
    ? InConsole
    : C['access'] extends 'signed-in'
      ? Pick<InConsole, 'caller'>
      : { readonly identity: Identity });

/** A handler's result: the answer, with its status if the contract allows several. */
export type Handled<C extends Call, Answer> = C['status'] extends readonly SuccessStatus[]
  ? { readonly status: C['status'][number]; readonly answer: Answer }
  : Answer;

export interface BindOptions {
  /** The path prefix, instead of /api. */
  readonly base?: string;
  /** The error code for a body that does not fit its schema. */
  readonly malformedBody?: ErrorCode;
  readonly config?: RouteShorthandOptions['config'];
  /** A fast check: if it returns true, the body is accepted without the schema; otherwise the schema decides. */
  readonly isUsual?: (body: unknown) => boolean;
  /** AC40: finds the credential inside a large body, for callers without a session. */
  readonly credential?: BodyCredential;
  /**
   * False for encrypted bytes: compression gains nothing, and @fastify/compress sends a body that happens to begin like a
   * compressed one (one in a thousand) unchanged but declares it as compressed, so that no browser can read it.
   */
  readonly compress?: false;
  /** Whether HEAD is answered too, as load balancers ask; no other caller does. */
  readonly answersHead?: boolean;
}

type Handler<C extends Call, Result> = (input: CallInput<C>, exchange: Exchange<C>) => Promise<Result>;

/**
 * Registers a call of the contract: checks access, validates the input, runs the handler, and strips the answer to the
 * members that the contract names.
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
      const sent = call.answer.parse(answer) as object;
      if (call.isPrivate?.(sent) === true) exchange.reply.header('cache-control', 'no-store');
      return exchange.reply.code(status).send({ success: true, ...sent });
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
 * As `bind`, for calls with large, mostly precomputed answers: the handler returns the JSON text itself, which is not parsed
 * again. That the text fits the contract and has no other members is therefore ensured by tests only.
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
 * As `bindText`, for calls whose bodies are worth parsing in a worker thread: the handler gets the raw JSON and reads it
 * with `readBody`.
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

/** Parses a body as `bind` does. @throws AppError MALFORMED or VALIDATION. */
export function readBody<C extends Call>(call: C, json: Uint8Array): CallInput<C>['body'] {
  const body = json.length === 0 ? undefined : readJson(json);
  return parse(call.body, body, 'VALIDATION') as CallInput<C>['body'];
}

/** As `bind`, for answers that are not JSON: the handler sends them itself. */
export function bindRaw<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, FastifyReply>,
  {
    base = API_BASE,
    malformedBody = 'VALIDATION',
    config,
    isUsual,
    credential,
    compress,
    answersHead = false,
  }: BindOptions = {},
): void {
  app.route({
    method: call.method,
    url: base + call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { ...config, call, credential },
    ...(compress === false && { compress }),
    exposeHeadRoute: answersHead && call.method === 'GET',
    handler: (request, reply) => {
      refuseNul(request.url);
      const input = {
        params: readParams(call, request),
        query: parse(call.query, request.query, 'VALIDATION'),
        body: isUsual?.(request.body) ? request.body : parse(call.body, request.body, malformedBody),
      } as CallInput<C>;
      return handler(input, exchangeOf(call, request, reply));
    },
  });
}

function exchangeOf<C extends Call>(call: C, request: FastifyRequest, reply: FastifyReply): Exchange<C> {
  const { identity } = request;
  const who = isForSignedIn(call) ? { caller: signedIn(identity), ...scoped(call, identity) } : { identity };
  return { ...who, request, reply } as Exchange<C>;
}

const scoped = ({ access, name }: Call, identity: Identity) =>
  access === 'admin' && { scope: consoleScope(signedIn(identity), areaOf(name)) };

/** PostgreSQL cannot search for NUL, and no stored text contains it. */
function refuseNul(url: string): void {
  if (url.includes('%00')) throw new AppError('MALFORMED');
}

/** ST86: nothing has an id of another shape, and a student who opens such an address has no field to check. */
function readParams(call: Call, { params }: FastifyRequest): unknown {
  if (call.params === undefined) return undefined;
  const parsed = call.params.safeParse(params);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, code: ErrorCode): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError(code, undefined, { errors: fieldErrors(parsed.error) });
}

const MOST_FIELDS = 50;

/** The first message of each field, by field path. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const issue of error.issues.slice(0, MOST_FIELDS)) {
    const field = issue.path.map(String).join('.').slice(0, 200) || 'body';
    errors[field] ??= issue.message;
  }
  return { ...errors };
}

/** Prevents the server from starting with a route under /api that declares no access. */
export function requireDeclaredAccess(app: FastifyInstance, exempt: readonly string[]): void {
  app.addHook('onRoute', (route) => {
    const isOurs = route.url === API_BASE || route.url.startsWith(`${API_BASE}/`);
    if (!isOurs || exempt.some((prefix) => route.url.startsWith(prefix))) return;
    if (route.config?.call === undefined)
      throw new Error(`${String(route.method)} ${route.url} has no declared access`);
  });
}

/** Runs before the body is read, so that callers without access cannot cause work. */
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
    admit(call, request, ourOrigin);
  });
}
