import type * as en from '../../en/messages/payments.ts';

/** Messages about orders and payments. */
export const paymentMessages: typeof en.paymentMessages = {
  'Invalid plan selected': 'गलत प्लान चुना गया',
  'Failed to create order': 'ऑर्डर नहीं बन सका',
  'Your payment for this plan is being confirmed. Please wait a few minutes.':
    'इस प्लान के आपके भुगतान की पुष्टि हो रही है। कृपया कुछ मिनट रुकें।',
  'The amount that was paid is not the amount of the order. It is paid back.':
    'चुकाई गई राशि ऑर्डर की राशि नहीं है। इसे लौटाया जा रहा है।',
  'The account was deleted before the payment came. It is paid back.':
    'भुगतान आने से पहले खाता हटा दिया गया था। राशि लौटाई जा रही है।',
  'The payment was received. The students have their tokens in a few minutes.':
    'भुगतान मिल गया है। छात्रों को उनके टोकन कुछ मिनटों में मिल जाएँगे।',
  'The payment is being confirmed. Nothing is lost; this takes a few minutes at most.':
    'भुगतान की पुष्टि हो रही है। कुछ भी खोया नहीं है; इसमें ज़्यादा से ज़्यादा कुछ मिनट लगते हैं।',
  'This payment link cannot be paid any more.': 'इस भुगतान लिंक से अब भुगतान नहीं किया जा सकता।',
  'The bank declined the payment': 'बैंक ने भुगतान अस्वीकार कर दिया',
};
