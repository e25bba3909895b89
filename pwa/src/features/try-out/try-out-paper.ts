import { DEFAULT_SCHEME } from '@exam/shared-schema/marking';
import type { OpenedKey, PaperPackage } from '@exam/shared-schema/paper-package';

/** The paper that can be taken without an account. It is part of the app, so it is available wherever the app is. */
const TRY_OUT_ID = 'try-out';

const options = (...texts: readonly string[]) => texts.map((text, index) => ({ _id: `o${index + 1}`, text }));

export const tryOutPaper: Omit<PaperPackage, 'packageVersion'> = {
  formatVersion: 1,
  testId: TRY_OUT_ID,
  title: 'Two-minute try-out',
  description: 'Five short questions with your score at the end.',
  categoryName: 'Try-out',
  languages: ['en'],
  timing: { policy: 'pausable', durationSeconds: 120, sectionTiming: 'free' },
  resultsPolicy: 'on-submit',
  scheme: DEFAULT_SCHEME,
  sections: [
    {
      _id: 'all',
      title: 'General',
      questions: [
        {
          _id: 'q1',
          type: 'MCQ',
          text: 'A train covers 60 km in 45 minutes. What is its average speed?',
          options: options('75 km/h', '80 km/h', '85 km/h', '90 km/h'),
          topic: 'Aptitude',
        },
        {
          _id: 'q2',
          type: 'MCQ',
          text: 'Which gas do plants take in for photosynthesis?',
          options: options('Oxygen', 'Nitrogen', 'Carbon dioxide', 'Hydrogen'),
          topic: 'Science',
        },
        {
          _id: 'q3',
          type: 'MSQ',
          text: 'Which of these are prime numbers? Choose all.',
          options: options('21', '23', '27', '29'),
          topic: 'Aptitude',
        },
        {
          _id: 'q4',
          type: 'Numerical',
          text: 'What is 15% of 240?',
          options: [],
          topic: 'Aptitude',
        },
        {
          _id: 'q5',
          type: 'MCQ',
          text: 'If CODE is written as DPEF, how is EXAM written?',
          options: options('FYBN', 'FZBN', 'DWZL', 'FYCN'),
          topic: 'Reasoning',
        },
      ],
    },
  ],
  images: [],
  hasMaths: false,
  totals: { questions: 5, marks: '20' },
};

export const tryOutKey: OpenedKey = {
  keys: {
    q1: { type: 'MCQ', correct: ['o2'] },
    q2: { type: 'MCQ', correct: ['o3'] },
    q3: { type: 'MSQ', correct: ['o2', 'o4'] },
    q4: { type: 'Numerical', ranges: [{ min: '36', max: '36' }] },
    q5: { type: 'MCQ', correct: ['o1'] },
  },
  explanations: {
    q1: '45 minutes is three quarters of an hour. 60 km divided by 0.75 h is 80 km/h.',
    q2: 'Plants take in carbon dioxide and water, and release oxygen.',
    q3: '21 is 3 times 7 and 27 is 3 times 9. 23 and 29 have no divisor but 1 and themselves.',
    q4: '10% of 240 is 24 and 5% is 12. Together they are 36.',
    q5: 'Each letter is replaced by the next one: E by F, X by Y, A by B, M by N.',
  },
};
