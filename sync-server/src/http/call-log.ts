import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** One line for each call, when it is answered: that it came in says nothing that its answer does not. */
export class OneLineACall extends LogController {
  override incomingRequest(): void {
    // Said with the answer.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error === null || error === undefined) reply.log.info(facts, 'request completed');
    else reply.log.error({ ...facts, err: error }, 'request errored');
  }
}
