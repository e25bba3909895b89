import type { PageText } from '../../page-text.ts';

export const refunds: PageText = {
  title: 'Refund Policy',
  lead: 'When a payment is returned, how to ask for it, and how long it takes.',
  sections: [
    {
      heading: 'What is refunded',
      body: [
        'Payments are refunded only in these cases:',
        [
          'Duplicate payments: you were charged more than once for the same purchase.',
          'Technical issues that kept you from what you paid for, which you reported to us, and which are still unresolved after 7 business days.',
          'Unauthorized transactions: a payment that you did not make or allow.',
        ],
      ],
    },
    {
      heading: 'What is not refunded',
      body: [
        'Nothing else: neither tokens and plans that were used in part or not at all, nor a change of mind, nor a result that was hoped to be better. Please look at the free papers before you buy.',
      ],
    },
    {
      heading: 'How to ask',
      body: [
        'The request must be made within 7 days of the payment, by e-mail to <support></support>, with:',
        [
          'the e-mail address of your account,',
          'the date, amount and payment reference,',
          'which of the cases above it is, and what happened.',
        ],
        'For a technical issue, report it within the 7 days; the 7 business days that we have to resolve it are counted from your report. We reply within 24–48 hours.',
      ],
    },
    {
      heading: 'How it is paid back',
      body: [
        'An approved refund is processed in 5–10 business days and goes back to the account, card or wallet that was charged. Tokens or plan time that came with the payment are taken back with it. How soon the amount shows up after that depends on your bank.',
      ],
    },
  ],
};
