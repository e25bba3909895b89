export { joinEntitlements, monthStart, papersCovered, papersLeft, readEntitlements } from './entitlements.ts';
export { addGrant, grantSignUp } from './grants.ts';
export { TOKENS } from './prices.ts';
