export {
  joinEntitlements,
  dayStart,
  monthStart,
  papersCovered,
  papersLeft,
  readEntitlements,
} from './entitlements.ts';
export { addGrant, addGrants, grantSignUp } from './grants.ts';
export { isOfPayment, isOfSomePayment, paymentSource, paymentSourceOf } from './payment-source.ts';
export { readPrices, readSetPrices, TOKENS, writePrices } from './prices.ts';
export type { Charge, Purse } from './purse.ts';
