export { plans } from '../plans.ts';
export { paymentMessages } from '../messages/payments.ts';
export { planMessages } from '../messages/plans.ts';
