import type { PaperAccess } from '@exam/shared-schema/access';
import { AppError } from '../../http/index.ts';

/**
 * ST60: what the button said is what is charged.
 * @param said tokens; undefined where the caller does not mind.
 * @throws AppError PRICE_CHANGED
 */
export function refuseOtherPrice(said: number | undefined, price: number): void {
  if (said !== undefined && said !== price) throw new AppError('PRICE_CHANGED');
}

/** What a button said of the cost of a paper. */
export interface SaidCost {
  /** Tokens; undefined where the caller does not mind. */
  readonly price?: number | undefined;
  /** That a plan covers it (PL4). */
  readonly byPlan: boolean;
}

/**
 * ST60: neither tokens nor a plan's papers are taken for what nobody agreed to. Who agreed to the price of a paper has
 * nothing against a plan that covers it.
 * @throws AppError PRICE_CHANGED
 */
export function refuseOtherCost(
  { price, byPlan }: SaidCost,
  { cover, charge }: Extract<PaperAccess, { outcome: 'issuable' }>,
  priceNow: number,
): void {
  if (cover !== 'plan') return refuseOtherPrice(byPlan ? 0 : price, charge);
  if (!byPlan) refuseOtherPrice(price, priceNow);
}
