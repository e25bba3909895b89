import type { PageText } from '../../page-text.ts';

export const terms: PageText = {
  title: 'Terms & Conditions',
  lead: 'What you and we agree on when you use Prep.',
  sections: [
    {
      heading: '1. Who may use it',
      body: [
        'Anyone who prepares for an exam. If you are under 18, a parent or guardian has to agree to these terms and to the <privacy>Privacy Policy</privacy> for you.',
      ],
    },
    {
      heading: '2. Your account',
      body: [
        [
          'One person, one account, with details that are true.',
          'Keep your password to yourself. On a shared device, log out when you are done.',
          'Tell us at once if someone else has used your account.',
        ],
      ],
    },
    {
      heading: '3. Exams and results',
      body: [
        [
          'Sit your attempts yourself, without help that the real exam would not allow.',
          'Your first finished attempt at a paper counts for the leaderboard. Attempts that arrive late, run over their time, or show a changed clock are kept and marked as such; they may not be ranked.',
          'Keys can be wrong. When one is corrected, attempts are marked again for everyone, and scores and ranks may change.',
          'Papers are practice. We are not connected with any examining body, and a score here promises nothing about a score there.',
        ],
      ],
    },
    {
      heading: '4. Papers saved on your device',
      body: [
        'A saved paper is for your own use on that device. Please do not copy, publish or sell questions, keys or explanations, and do not try to get at a key before you have handed in. You may keep and show your own results and receipts.',
      ],
    },
    {
      heading: '5. Answers made by software',
      body: [
        'Some papers, explanations and replies are written by software and are labelled so. They can be wrong. Check what matters with a book or a teacher, and tell us.',
      ],
    },
    {
      heading: '6. Plans, tokens and payments',
      body: [
        [
          'Prices are in Indian rupees and are shown before you pay.',
          'Tokens pay for papers inside Prep. They are no money: they cannot be paid out, given away or sold.',
          'Payments are made with a payment provider; we never see your card or bank details. Refunds follow the <refunds>Refund Policy</refunds>.',
        ],
      ],
    },
    {
      heading: '7. What ends an account',
      body: [
        'You may stop at any time and ask us to delete your account. We may suspend an account that breaks these terms, attacks the service or harms others, and we say why. An attempt that you finished before is still received and kept.',
      ],
    },
    {
      heading: '8. What we answer for',
      body: [
        'We build Prep so that no answer is lost, but no service is without faults. As far as the law allows, we do not answer for indirect loss, such as a missed exam or admission, and what we may owe you in all is limited to what you paid us in the twelve months before. Nothing here takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      heading: '9. Changes',
      body: [
        'When these terms change in a way that matters to you, we say so in the app before they hold. The date at the top tells when they were last changed.',
      ],
    },
    {
      heading: '10. Law and courts',
      body: [
        'The law of <country></country> governs these terms. Courts in <city></city> decide what we cannot settle between us. Write to us first, at <support></support>: we reply within 24–48 hours.',
      ],
    },
  ],
};
