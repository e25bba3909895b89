export { account } from '../account.ts';
