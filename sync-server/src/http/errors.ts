import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorBody, type ErrorCode } from '@exam/shared-schema/contract';
import { isTrouble, isUnstorable } from '../database/index.ts';
import { loggable, rootCause } from '../root-cause.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** An expected error: a code of the error table, with a message of its own if the table's is too general. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string = ERRORS[code].message,
    more: { errors?: FieldErrors | undefined; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, 'cause' in more ? { cause: more.cause } : undefined);
    this.name = 'AppError';
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

const RETRY_AFTER_SECONDS = 5;

/** Codes for errors of Fastify and its plugins by status. Their own messages are for developers. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'RATE_LIMITED',
  503: 'OVERLOADED',
};

/** Converts any error to one of the error table. An unexpected one becomes INTERNAL and reveals nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const cause = rootCause(error);
  if (isTrouble(cause)) return new AppError('OVERLOADED', undefined, { retryAfter: RETRY_AFTER_SECONDS });
  if (isUnstorable(cause)) return new AppError('MALFORMED');
  const { statusCode } = cause as { statusCode?: unknown };
  if (typeof statusCode !== 'number') return new AppError('INTERNAL');
  const known = BY_STATUS[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? 'MALFORMED' : 'INTERNAL');
  return new AppError(known, undefined, known === 'OVERLOADED' ? { retryAfter: RETRY_AFTER_SECONDS } : {});
}

export function errorBody(error: AppError): ErrorBody {
  return {
    success: false,
    code: error.code,
    message: error.message,
    error: error.message,
    ...(error.errors && { errors: { ...error.errors } }),
  };
}

function log(logger: FastifyBaseLogger, error: unknown, known: AppError): void {
  const status = ERRORS[known.code].status;
  if (status < 500) logger.info({ code: known.code }, 'refused');
  // A deliberate refusal: stack traces of thousands of them would only add to the load.
  else if (error === known) logger.warn({ code: known.code, ...reasonOf(known) }, 'refused');
  else logger.error({ err: loggable(error), code: known.code }, 'failed');
}

/** The cause of an external failure, for operators. */
function reasonOf({ cause }: AppError): { err?: object } {
  return cause === undefined ? {} : { err: loggable(cause) };
}

async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const known = toAppError(error);
  log(request.log, error, known);
  if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
  reply.removeHeader('etag');
  return reply.code(ERRORS[known.code].status).header('cache-control', 'no-store').send(errorBody(known));
}

/** The only place where errors become responses. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Handles Fastify's errors before routing: a URL that cannot be decoded, or is too long. */
export function answerUnroutable(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error);
  reply.code(ERRORS[known.code].status).send(errorBody(known));
}
