import type { CallInput, setPrices } from '@exam/shared-schema/contract';
import type { Context } from '../../context.ts';
import { recordChange } from '../../crud/index.ts';
import { AppError } from '../../http/index.ts';
import { readPrices, writePrices } from '../../tokens/index.ts';

const STALE =
  'Another administrator has changed the prices meanwhile. Please load the page again before you save.';

/**
 * SE5: sets the prices of tests, with an audit entry. Tests that are being made keep the price that was agreed to (TK4).
 * @throws AppError CONFLICT if the prices are no longer those that the form began with (SE6).
 */
export function changePrices(
  context: Context,
  { startedFrom, adaptiveTest, aiTest }: CallInput<typeof setPrices>['body'],
  userId: string,
): Promise<string> {
  const { t, write } = context.store;
  return write(async (queries) => {
    await queries.lock('token prices');
    const before = await readPrices(t, queries);
    if (before.adaptiveTest !== startedFrom.adaptiveTest || before.aiTest !== startedFrom.aiTest)
      throw new AppError('CONFLICT', STALE);
    const after = { adaptiveTest, aiTest };
    await writePrices(t, queries, after);
    const change = { userId, kind: 'settings', thingId: 'token-prices', action: 'update' as const };
    await recordChange(context, queries, { ...change, before, after });
    return 'Token prices updated successfully!';
  });
}
