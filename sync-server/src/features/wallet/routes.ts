import type { FastifyInstance } from 'fastify';
import { wallet } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { papersLeft, readEntitlements, readPrices, TOKENS } from '../../tokens/index.ts';
import { readWallet } from './read-wallet.ts';

export function walletRoutes(app: FastifyInstance, context: Context): void {
  bind(app, wallet, async (_input, { caller: { _id: userId } }) => {
    const { store, clock } = context;
    const { aiEnabled } = await readEntitlements(store, store.read, userId, clock.now());
    return {
      data: {
        ...(await readWallet(context, userId)),
        prices: { ...(await readPrices(store.t, store.read)), question: TOKENS.question },
        papersLeft: await papersLeft(store, store.read, userId, clock.now()),
        aiEnabled,
      },
    };
  });
}
