import type { PageText } from '../../page-text.ts';

export const about: PageText = {
  title: 'About Us',
  lead: "Prep is practice for India's competitive exams that keeps going when the network does not.",
  sections: [
    {
      heading: 'Why it exists',
      body: [
        'A mock exam is three hours of full attention. It should not end because a tower is busy, a battery died or a page was reloaded. In Prep the whole paper is on your device before the clock starts, every answer is on its storage before the screen says so, and a finished attempt finds its own way to the server when there is a line again.',
        'That is most useful to those who have the least: a shared phone, a patchy connection, a data pack that has to last.',
      ],
    },
    {
      heading: 'What you can practise',
      body: [
        'Papers in the official patterns of entrance and recruitment exams such as JEE Main, JEE Advanced, NEET, GATE, CAT, CLAT, UPSC, SSC, EAPCET and bank exams: their sections, their time, their marking with negative marks and partial credit, and the question palette you will meet on the day.',
      ],
    },
    {
      heading: 'What you can count on',
      body: [
        [
          'Once it is saved, a paper needs no network from the first question to the last.',
          'An attempt is marked once, by the same rules for everyone. You see everything that the server notices about it; nothing is held against you in silence.',
          'Every attempt that reaches the server gets a signed receipt. It proves what was handed in and when, to you and to anyone you show it to.',
          'No advertising, no trackers, no selling of data.',
        ],
      ],
    },
    {
      heading: 'Talk to us',
      body: ['A wrong key, an unclear question, an idea: <contact>write to us</contact>. People read it.'],
    },
  ],
};
