import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { STREAM_EVENTS, type Call, type CallAnswer, type CallInput } from '@exam/shared-schema/contract';
import { bindRaw, type Exchange } from './bind.ts';
import { errorBody, toAppError } from './errors.ts';

/** Interval of keep-alive comments on a silent stream, ms; proxies close connections that are silent for a minute. */
const SIGN_OF_LIFE_MS = 10_000;

/** What a handler of a streamed call gets besides the exchange. */
export type StreamedExchange<C extends Call> = Exchange<C> & {
  /** Sends a further piece of text. The first one, which may be empty, commits the response to status 200. */
  readonly emit: (piece: string) => void;
  /** Whether the caller receives pieces as they come. */
  readonly isStreaming: boolean;
  /** Whether the caller was sent a piece. */
  readonly hasSent: () => boolean;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
};

/**
 * As `bind`, for calls whose text answer takes a while (ST48). A caller who accepts server-sent events gets the pieces and
 * then the whole answer, any other caller only the answer. Errors before the first piece are normal error responses.
 */
export function bindStreamed<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>, exchange: StreamedExchange<C>) => Promise<CallAnswer<C>>,
): void {
  bindRaw(app, call, async (input, exchange) => {
    const { request, reply } = exchange;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const events = /\btext\/event-stream\b/.test(request.headers.accept ?? '')
      ? new EventStream(reply)
      : null;
    try {
      const emit = (piece: string) => events?.emit(piece);
      const isStreaming = events !== null;
      const hasSent = () => events?.hasSent === true;
      const stream = { emit, isStreaming, hasSent, signal: gone.signal };
      const handled = await handler(input, { ...exchange, ...stream });
      const answer = { success: true, ...(call.answer.parse(handled) as object) };
      return events === null ? await reply.send(answer) : events.end(STREAM_EVENTS.done, answer);
    } catch (error) {
      if (!events?.isOpen) throw error;
      const known = toAppError(error);
      if (known !== error) request.log.error({ err: error, code: known.code }, 'failed');
      return events.end(STREAM_EVENTS.failed, errorBody(known));
    }
  });
}

/** Server-sent events to one caller. */
class EventStream {
  readonly #reply: FastifyReply;
  readonly #out = new Readable({ read: () => undefined });
  #signsOfLife: NodeJS.Timeout | undefined;
  hasSent = false;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  get isOpen(): boolean {
    return this.#signsOfLife !== undefined;
  }

  emit(piece: string): void {
    this.#open();
    if (piece === '') return;
    this.hasSent = true;
    this.#send(STREAM_EVENTS.text, { text: piece });
  }

  end(event: string, body: object): FastifyReply {
    this.#open();
    this.#send(event, body);
    this.#out.push(null);
    return this.#reply;
  }

  #open(): void {
    if (this.isOpen) return;
    this.#signsOfLife = setInterval(() => this.#push(': \n\n'), SIGN_OF_LIFE_MS);
    this.#out.once('close', () => clearInterval(this.#signsOfLife));
    this.#reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      // Neither our compression nor a proxy may buffer pieces.
      .header('content-encoding', 'identity')
      .header('x-accel-buffering', 'no')
      .send(this.#out);
  }

  #send(event: string, body: object): void {
    this.#push(`event: ${event}\ndata: ${JSON.stringify(body)}\n\n`);
  }

  #push(text: string): void {
    if (!this.#out.destroyed) this.#out.push(text);
  }
}
