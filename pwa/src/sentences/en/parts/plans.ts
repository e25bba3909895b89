export { plans } from '../plans.ts';
