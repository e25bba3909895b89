import type { FastifyInstance } from 'fastify';
import { wallet } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { bind } from '../../http/index.ts';
import { TOKENS } from '../../tokens/index.ts';
import { readWallet } from './read-wallet.ts';

export function walletRoutes(app: FastifyInstance, context: Context): void {
  const { adaptiveTest, aiTest } = TOKENS;
  bind(app, wallet, async (_input, { caller }) => ({
    data: { ...(await readWallet(context, caller._id)), prices: { adaptiveTest, aiTest } },
  }));
}
