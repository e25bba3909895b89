import type { PaperAccess } from '@exam/shared-schema/access';
import { AppError } from '../http/index.ts';

/**
 * ST60: the price that the button showed is the price that is charged.
 * @param quoted tokens; undefined if the caller accepts any price.
 * @throws AppError PRICE_CHANGED
 */
export function requirePriceMatches(quoted: number | undefined, actual: number): void {
  if (quoted !== undefined && quoted !== actual) throw new AppError('PRICE_CHANGED');
}

/** The cost of a paper that a button showed. */
export interface QuotedCost {
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
export function requireCostMatches(
  { price, byPlan }: QuotedCost,
  { cover, charge }: Extract<PaperAccess, { outcome: 'issuable' }>,
  priceNow: number,
): void {
  if (cover !== 'plan') return requirePriceMatches(byPlan ? 0 : price, charge);
  if (!byPlan) requirePriceMatches(price, priceNow);
}
