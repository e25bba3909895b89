export { payments } from '../payments.ts';
export { paymentMessages } from '../messages/payments.ts';
