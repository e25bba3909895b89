export { payments } from '../payments.ts';
