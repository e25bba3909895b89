import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** Logs one line per call, when it is answered, instead of two. */
export class OneLineACall extends LogController {
  override incomingRequest(): void {
    // Logged by requestCompleted.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error === null || error === undefined) reply.log.info(facts, 'request completed');
    else reply.log.error({ ...facts, err: error }, 'request errored');
  }
}
