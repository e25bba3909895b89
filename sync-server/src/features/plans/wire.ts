import type { Plan } from '@exam/shared-schema/contract';
import { rupeesOf } from '@exam/shared-schema/labels';
import type { Tables } from '../../database/index.ts';

export type PlanRow = Tables['plans']['$inferSelect'];

/** A plan in its public form. */
export function toPlan({ id: _id, price, features, tokens, ...row }: PlanRow): Plan {
  return { ...row, _id, price: rupeesOf(price), features: [...features], Tokens: tokens };
}
