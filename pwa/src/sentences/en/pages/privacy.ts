import type { PageText } from '../../page-text.ts';

export const privacy: PageText = {
  title: 'Privacy Policy',
  lead: 'What Prep knows about you, where it is, and what you can do about it.',
  sections: [
    {
      heading: 'On your device',
      body: [
        "Most of Prep lives in your browser's own storage: the papers you saved, every answer with the time you gave it, finished attempts that wait to be sent, your receipts and results, your notebook of mistakes, what you asked the assistant, the lists you have seen, who is logged in, and your choice of theme and language. It is there so that everything works without a network.",
        "On a shared device each account sees only its own papers and attempts. Logging out does not delete them: what was not sent yet still has to be. You can remove papers on the <downloads>Downloads</downloads> page, and all of it by clearing this site's data in your browser once <sync>Sync</sync> says that nothing waits.",
      ],
    },
    {
      heading: 'On our server',
      body: [
        [
          'Your account: name, username, e-mail address, phone number, chosen exam. Your password only as a hash that cannot be read back.',
          'Your attempts: the answers, the record of the steps they came about in with their times, how long each question took, the score. The record is what the score is computed from, and what a corrected key is applied to.',
          'Your notebook of mistakes: how you rated each revision and when, and your notes, so that all your devices show the same. What you ask the assistant is not kept with your account, only that you asked, how it ended and what it cost; the conversation stays on your device, where you can delete it.',
          'Which papers were issued to you, and receipts that the server has signed. A receipt names you by a digest, not by name.',
          'Purchases: plan or tokens, amount, time and reference. Card and bank details never reach us.',
          'Short-lived technical records, such as times and network addresses of requests, against misuse.',
        ],
      ],
    },
    {
      heading: 'What it is used for',
      body: [
        'To run exams, mark them, show you results and standings, take payments, send the codes and notices you asked for, answer you, and keep the service safe. Others see your name and score only where the product shows a leaderboard. For nothing else: we do not sell it, and we do not build advertising from it.',
      ],
    },
    {
      heading: 'No trackers',
      body: [
        "Prep loads no advertising, no analytics of others and no scripts of third parties, with one exception: on pages where you pay, the payment provider's own. The only cookie is the one that keeps you logged in.",
      ],
    },
    {
      heading: 'Who else handles it',
      body: [
        'Companies that work for us and for this alone: the host of our servers, the services that deliver our e-mails and text messages, and the payment provider when you pay. If you use a feature that generates papers or explains answers, the text needed for it may be processed by a provider of language software, without your name, e-mail address or phone number. Authorities get what the law obliges us to give.',
      ],
    },
    {
      heading: 'How long',
      body: [
        'As long as you have an account. When it is deleted, your personal details go with it, but for what the law makes us keep, such as records of payments. Backups are overwritten in their turn. You can get a copy of your data and delete your account on the <ownData>Your data</ownData> page; exams you handed in stay without your name, because the ranks of others are counted from them.',
      ],
    },
    {
      heading: 'Your rights',
      body: [
        'Under the Digital Personal Data Protection Act, 2023 you can:',
        [
          'know what personal data we process, for what, and with whom we share it,',
          'have it corrected, completed or updated,',
          'have it erased, and take back a consent as easily as you gave it,',
          'nominate someone who may use these rights for you in case of death or incapacity,',
          'have a complaint settled by us, and then go to the Data Protection Board of India.',
        ],
        'Write to <support></support> from the e-mail address of your account. We reply within 24–48 hours.',
      ],
    },
    {
      heading: 'If you are under 18',
      body: [
        'A parent or guardian has to consent for you, and can use these rights for you. We do not track children or direct advertising at them, nor at anyone else.',
      ],
    },
    {
      heading: 'Safety, and changes',
      body: [
        'Connections are encrypted, attempts are sealed by a digest of their log, and receipts are signed, so that a change would show. If a breach touches your data, we tell you and the Board. When this page changes in a way that matters, the app says so; the date at the top shows when it last changed.',
      ],
    },
  ],
};
