import { and, eq, ne } from 'drizzle-orm';
import { LEAST_PRICE, type Plan } from '@exam/shared-schema/contract';
import { refused } from '../../crud/index.ts';
import type { Queries, Tables } from '../../database/index.ts';

type Priced = Pick<Plan, 'planType' | 'price' | 'isActive'>;

const FREE_COSTS = 'A free plan costs nothing. Set its price to 0.';
const COSTS_NOTHING = `Only a free plan costs nothing. Set a price of at least ₹${LEAST_PRICE}.`;
const ANOTHER_FREE = 'Another free plan is active. Disable it first.';

/**
 * Checks a plan as a whole, since a change contains only some of its members. PL2: there is one active free plan.
 * @throws AppError on the field.
 */
export async function requireAgreement(
  { plans }: Tables,
  queries: Queries,
  id: string,
  { planType, price, isActive }: Priced,
): Promise<void> {
  if (planType !== 'free') {
    if (price === 0) throw refused('price', COSTS_NOTHING);
    return;
  }
  if (price !== 0) throw refused('price', FREE_COSTS);
  if (!isActive) return;
  const isAnother = and(eq(plans.planType, 'free'), eq(plans.isActive, true), ne(plans.id, id));
  if ((await queries.$count(plans, isAnother)) > 0) throw refused('planType', ANOTHER_FREE);
}
