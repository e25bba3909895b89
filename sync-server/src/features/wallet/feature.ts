import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import type { Wallet } from '@exam/shared-schema/contract';
import type { Purse } from '../../tokens/index.ts';
import { expireTokens } from './expire.ts';
import { openPurse } from './purse.ts';
import { readWallet } from './read-wallet.ts';
import { walletRoutes } from './routes.ts';

interface Wallets extends Feature {
  readonly purse: Purse;
  readonly readWallet: (userId: string) => Promise<Wallet>;
}

export const feature = (context: Context): Wallets => ({
  routes: (app) => walletRoutes(app, context),
  jobs: [expireTokens(context)],
  purse: openPurse(context),
  readWallet: (userId) => readWallet(context, userId),
});
