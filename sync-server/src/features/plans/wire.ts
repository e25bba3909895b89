import type { Plan } from '@exam/shared-schema/contract';
import type { Tables } from '../../database/index.ts';

export type PlanRow = Tables['plans']['$inferSelect'];

const PAISE_IN_RUPEE = 100;

/** ST42: doubles hold no exact hundredths, so the nearest whole number of paise is meant. @param rupees as on the wire. */
export const toPaise = (rupees: number): number => Math.round(rupees * PAISE_IN_RUPEE);

/** A plan as everybody sees it. */
export function toPlan({ id: _id, price, features, tokens, ...row }: PlanRow): Plan {
  return { ...row, _id, price: price / PAISE_IN_RUPEE, features: [...features], Tokens: tokens };
}
