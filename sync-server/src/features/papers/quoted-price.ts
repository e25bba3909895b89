import type { PaperAccess } from '@exam/shared-schema/access';
import { AppError } from '../../http/index.ts';

/**
 * ST60: the price that the button showed is the price that is charged.
 * @param quoted tokens; undefined if the caller accepts any price.
 * @throws AppError PRICE_CHANGED
 */
export function requirePriceMatches(said: number | undefined, price: number): void {
  if (said !== undefined && said !== price) throw new AppError('PRICE_CHANGED');
}

/** The cost of a paper that a button showed. */
export interface SaidCost {
  /** Tokens; undefined if the caller accepts any price. */
  readonly price?: number | undefined;
  /** Whether a plan was shown to cover it (PL4). */
  readonly byPlan: boolean;
}

/**
 * ST60: neither tokens nor a plan's papers are taken without the caller's agreement. Agreement to a price includes
 * agreement to a plan that covers the paper.
 * @throws AppError PRICE_CHANGED
 */
export function refuseOtherCost(
  { price, byPlan }: SaidCost,
  { cover, charge }: Extract<PaperAccess, { outcome: 'issuable' }>,
  priceNow: number,
): void {
  if (cover !== 'plan') return requirePriceMatches(byPlan ? 0 : price, charge);
  if (!byPlan) requirePriceMatches(price, priceNow);
}
