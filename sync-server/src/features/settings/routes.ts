import type { FastifyInstance } from 'fastify';
import { readSettings, setPrices, trySetting } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { Allowance, AppError, bind, networkOf } from '../../http/index.ts';
import type { SettingsOptions } from './options.ts';
import { changePrices } from './change-prices.ts';
import { readOverview } from './read-overview.ts';
import { triesOf } from './tries.ts';

/**
 * SE4: of one group of the settings, for one user: three at once, as the last use may overdraw, and three a minute. In
 * every environment, because a try may cost money.
 */
const TRIES = { burst: 2.5, perSecond: 3 / 60 };

/** The settings of the installation in the console. */
export function settingRoutes(app: FastifyInstance, context: Context, options: SettingsOptions): void {
  const tries = triesOf(context, options);
  const allowance = new Allowance(TRIES);
  bind(app, readSettings, async () => ({ data: await readOverview(context, options) }));
  bind(app, setPrices, async ({ body }, { caller }) => ({
    message: await changePrices(context, body, caller._id),
  }));
  bind(app, trySetting, async ({ params: { group } }, { caller, request }) => {
    const key = `${caller._id} ${group}`;
    const retryAfter = allowance.wait(key);
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfter });
    allowance.use(key, 1);
    const { log, ...data } = await tries[group]({ userId: caller._id, network: networkOf(request.ip) });
    // Never what the vendor has answered, which may repeat a key.
    if (log !== undefined) request.log.warn({ group, trouble: log }, 'a setting was tried and did not work');
    return { data };
  });
}
