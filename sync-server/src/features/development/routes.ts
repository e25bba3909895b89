import type { FastifyInstance } from 'fastify';
import { devMessages } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { AppError, bind } from '../../http/index.ts';

/** ST32: shows developers the messages in the local outbox. */
export function developmentRoutes(app: FastifyInstance, { messaging }: Context): void {
  bind(app, devMessages, async ({ query }) => {
    const { outbox } = messaging;
    if (outbox === null) throw new AppError('NOT_FOUND');
    return { messages: outbox.messages(query.to) };
  });
}
