export { addGrant, grantSignUp } from './grants.ts';
export { TOKENS } from './prices.ts';
