import { AppError } from '../../http/index.ts';

/**
 * ST60: what the button said is what is charged.
 * @param said tokens; undefined where the caller does not mind.
 * @throws AppError PRICE_CHANGED
 */
export function refuseOtherPrice(said: number | undefined, price: number): void {
  if (said !== undefined && said !== price) throw new AppError('PRICE_CHANGED');
}
