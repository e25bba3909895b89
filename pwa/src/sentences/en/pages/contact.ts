import type { PageText } from '../../page-text.ts';

export const contact: PageText = {
  title: 'Contact Us',
  lead: 'We reply within 24–48 hours.',
  sections: [
    {
      heading: 'Where to write',
      body: [
        {
          facts: [
            { term: 'E-mail', text: '<support></support>' },
            { term: 'Office', text: '<organisation></organisation>, <city></city>, <country></country>' },
          ],
        },
      ],
    },
    {
      heading: 'What helps us to help you',
      body: [
        [
          'The e-mail address or username of your account. Never your password or a code.',
          'The name of the paper, and the number of the question if it is about one.',
          'What you did, what you saw, and the time it happened. A screenshot says a lot.',
          'For a payment: its date, amount and reference.',
        ],
      ],
    },
    {
      heading: 'An attempt that is not sent',
      body: [
        'It is safe on your device. Open <sync>Sync</sync>, which says what waits and what the server answered, and tap "Sync now". If it is still there, tap "Save as file" and send us the file: it holds the whole attempt.',
      ],
    },
    {
      heading: 'Money, and your data',
      body: [
        'How to ask for a payment back is in the <refunds>Refund Policy</refunds>; how to see, correct or delete what we know about you is in the <privacy>Privacy Policy</privacy>.',
      ],
    },
  ],
};
