import type * as z from 'zod/mini';

/**
 * Who may call. `admin`: the console's callers, whose role has the call's area in the table of permissions (OR2).
 * `ticket-or-signed-in`: a signed ticket is a sufficient credential for a hand-in (ST4).
 * `refresh-token`: the holder of a session's refresh token, which the use case checks (ST30).
 * `loopback`: only from the same machine.
 */
export type Access = 'public' | 'signed-in' | 'admin' | 'ticket-or-signed-in' | 'refresh-token' | 'loopback';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The HTTP status of a success. */
export type SuccessStatus = 200 | 201 | 202;
/** One status, or a list from which the handler chooses for each answer. */
export type SuccessStatuses = SuccessStatus | readonly SuccessStatus[];

type Schema = z.ZodMiniType;

/** One call of the HTTP interface. Its path, access, input and answer are defined only here. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Who extends Access = Access,
  Status extends SuccessStatuses = SuccessStatuses,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Below /api, with parameters as {name}. */
  readonly path: string;
  readonly access: Who;
  readonly status: Status;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The members of a successful answer besides `success: true`. */
  readonly answer: Answer;
  /** Largest accepted body, bytes; the server's default if absent. */
  readonly bodyLimit?: number;
  /** ST48: a client that accepts server-sent events gets the text of the answer while it is generated. */
  readonly streams?: boolean;
  /** Of a public call: whether an answer is only for the caller, so that a device shows it to no other user (PK6). */
  isPrivate?(answer: z.infer<Answer>): boolean;
}

type Declared<P, Q, B, A extends Schema, W extends Access, S extends SuccessStatuses> = {
  name: string;
  summary: string;
  method: Method;
  path: string;
  access: W;
  /** 200 if absent. */
  status?: S;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  bodyLimit?: number;
  streams?: boolean;
  isPrivate?: (answer: z.infer<A>) => boolean;
};

/** Declares a call. Paths start with '/'; `params` has a member for each part in braces. */
export function defineCall<
  A extends Schema,
  W extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  const S extends SuccessStatuses = 200,
>(call: Declared<P, Q, B, A, W, S>): Call<P, Q, B, A, W, S> {
  return {
    ...call,
    status: (call.status ?? 200) as S,
    params: call.params as P,
    query: call.query as Q,
    body: call.body as B,
  };
}

type Output<S> = S extends Schema ? z.infer<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** The validated input of the server's handler. */
export interface CallInput<C extends Call> {
  readonly params: Output<C['params']>;
  readonly query: Output<C['query']>;
  readonly body: Output<C['body']>;
}

type Given<K extends string, S> = S extends Schema
  ? { readonly [key in K]: z.input<S> }
  : { readonly [key in K]?: undefined };

/** What the client passes to a call. */
export type CallArguments<C extends Call> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']>;

export type CallAnswer<C extends Call> = z.infer<C['answer']>;
export type CallBody<C extends Call> = Input<C['body']>;

/** The path of a call with its parameters filled in, below the base. */
export function pathOf(
  call: Pick<Call, 'path'>,
  params: Readonly<Record<string, string>> | undefined,
): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined) throw new TypeError(`The path ${call.path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** The path prefix of all calls. */
export const API_BASE = '/api';
