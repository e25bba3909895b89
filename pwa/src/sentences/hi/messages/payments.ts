import type * as en from '../../en/messages/payments.ts';

/** What is said of orders and payments. */
export const paymentMessages: typeof en.paymentMessages = {
  'Invalid plan selected': 'गलत प्लान चुना गया',
  'Failed to create order': 'ऑर्डर नहीं बन सका',
  'The bank declined the payment': 'बैंक ने भुगतान अस्वीकार कर दिया',
};
