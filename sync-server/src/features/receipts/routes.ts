import type { FastifyInstance } from 'fastify';
import { receiptKeys } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';

export function receiptRoutes(app: FastifyInstance, { installation }: Context): void {
  bind(app, receiptKeys, async () => ({
    data: { current: installation.keys.currentKeyId, keys: [...installation.keys.published] },
  }));
}
