import { templatesOf } from '../subject.ts';

const { fact } = templatesOf('General Awareness');
const POLITY = 'Polity';

export const constitution = [
  fact('articles-by-number', POLITY, 4, 'the articles of the Constitution of India', [
    [
      'Article 17 abolishes untouchability.',
      'Article 18 abolishes untouchability.',
      'It is Article 18 that abolishes titles.',
    ],
    [
      'Article 21A provides for the education of children from six to fourteen years.',
      'Article 24 provides for the education of children from six to fourteen years.',
      'Article 24 prohibits the employment of children below fourteen years in factories and mines.',
    ],
    [
      'Article 32 gives the right to move the Supreme Court for the enforcement of Fundamental Rights.',
      'Article 226 gives the right to move the Supreme Court for the enforcement of Fundamental Rights.',
      'Article 226 is about the writs of the High Courts.',
    ],
    [
      'Article 44 is about a uniform civil code.',
      'Article 40 is about a uniform civil code.',
      'Article 40 is about the organisation of village panchayats.',
    ],
    [
      'Article 51A lists the Fundamental Duties.',
      'Article 51 lists the Fundamental Duties.',
      'Article 51 is about international peace and security.',
    ],
    [
      'Article 72 gives the President the power to grant pardons.',
      'Article 61 gives the President the power to grant pardons.',
      'Article 61 is about the impeachment of the President.',
    ],
    [
      'Article 110 defines a Money Bill.',
      'Article 112 defines a Money Bill.',
      'Article 112 is about the annual financial statement.',
    ],
    [
      'Article 148 provides for the Comptroller and Auditor-General.',
      'Article 315 provides for the Comptroller and Auditor-General.',
      'Article 315 provides for Public Service Commissions.',
    ],
    [
      'Article 360 is about a financial emergency.',
      'Article 352 is about a financial emergency.',
      'Article 352 is about an emergency by war, external aggression or armed rebellion.',
    ],
    [
      'Article 368 lays down how the Constitution is amended.',
      'Article 343 lays down how the Constitution is amended.',
      'Article 343 is about the official language of the Union.',
    ],
  ]),

  fact('schedules-and-lists', POLITY, 4, 'the schedules of the Constitution of India', [
    [
      'The First Schedule names the States and the Union territories.',
      'The Fourth Schedule names the States and the Union territories.',
      'The Fourth Schedule allots the seats in the Council of States.',
    ],
    [
      'The Third Schedule has the forms of oaths.',
      'The Second Schedule has the forms of oaths.',
      'The Second Schedule is about the salaries of the President, the Governors, judges and others.',
    ],
    [
      'The Seventh Schedule has the Union List, the State List and the Concurrent List.',
      'The Eighth Schedule has the Union List, the State List and the Concurrent List.',
      'The Eighth Schedule lists languages.',
    ],
    [
      'The Eleventh Schedule lists matters of the Panchayats.',
      'The Twelfth Schedule lists matters of the Panchayats.',
      'The Twelfth Schedule lists matters of the Municipalities.',
    ],
    [
      'The Twelfth Schedule has eighteen entries.',
      'The Eleventh Schedule has eighteen entries.',
      'The Eleventh Schedule has twenty-nine entries.',
    ],
    [
      'Police is a subject of the State List.',
      'Police is a subject of the Union List.',
      'It is the second entry of the State List, after public order.',
    ],
    [
      'Education is a subject of the Concurrent List.',
      'Education is a subject of the State List.',
      'The 42nd Amendment moved it from the State List to the Concurrent List.',
    ],
    [
      'Currency and coinage is a subject of the Union List.',
      'Currency and coinage is a subject of the Concurrent List.',
      'Parliament alone makes laws about it.',
    ],
    [
      'On matters that no list names, Parliament makes the laws.',
      'On matters that no list names, the Legislatures of the States make the laws.',
      'Article 248 gives this residuary power to Parliament.',
    ],
    [
      'The Ninth Schedule was added by the First Amendment.',
      'The Ninth Schedule was added by the 42nd Amendment.',
      'The First Amendment of 1951 was to protect laws of land reform.',
    ],
  ]),
];
