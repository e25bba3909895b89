import type { WrittenSet } from '../../../written-question.ts';
import { puzzleQuestions } from './reckon.ts';

const NAME = 'cat-puzzles/nine-engineers';

const TABLE = String.raw`\begin{array}{l|lc}
\text{Engineer} & \text{Branch} & \text{Years} \\ \hline
\text{Asha} & \text{Civil} & 9 \\
\text{Bharat} & \text{Civil} & 6 \\
\text{Charu} & \text{Civil} & 2 \\
\text{Dev} & \text{Electrical} & 8 \\
\text{Esha} & \text{Electrical} & 5 \\
\text{Firoz} & \text{Electrical} & 1 \\
\text{Gurpreet} & \text{Mechanical} & 7 \\
\text{Hema} & \text{Mechanical} & 4 \\
\text{Imran} & \text{Mechanical} & 3
\end{array}`;

const CHARU_AT_PORT =
  'Charu and Hema are together with one of Asha, Dev and Gurpreet. All years sum to 45; the Dam has the most and so more than 15, the Port the fewest and so less than 15.\n\nIf Charu and Hema are at the Port, (2) asks for an electrical engineer: Dev, and the Port has $2 + 4 + 8 = 14$. The others have 31, so the Dam has 16 and the Metro 15. Asha with 9 needs two who sum to 7 or 6, which are Bharat and Firoz, or Esha and Firoz. Either Asha, Bharat and Firoz (16) are at the Dam and Esha, Gurpreet and Imran (15) at the Metro, or Bharat, Gurpreet and Imran (16) are at the Dam and Asha, Esha and Firoz (15) at the Metro.';

const CHARU_AT_METRO =
  'If they are not at the Port, they are not at the Dam either, where they would have at most $2 + 4 + 9 = 15$; so they are at the Metro. With Asha there (15) the Port has Dev or Gurpreet. Dev would need Bharat and Imran, 17 years. Gurpreet needs Bharat, and Esha (18 years) or Firoz (14): only Firoz will do, and Dev, Esha and Imran (16) are at the Dam. With Dev at the Metro (14) the Port has Asha or Gurpreet. Asha needs Imran, and Esha (17) or Firoz (13): only Firoz will do, and Bharat, Esha and Gurpreet (18) are at the Dam. Gurpreet would have 14 or more. With Gurpreet at the Metro (13) the Port would have Asha with 13 or more, or Dev with 17.';

const FOUR_WAYS = `${CHARU_AT_PORT}\n\n${CHARU_AT_METRO}`;

/** People to projects, by branch and by the sums of their years. */
export const nineEngineers: WrittenSet = {
  name: NAME,
  kind: 'table',
  title: 'Nine engineers and three projects',
  text: [
    'Nine engineers are assigned to three projects, the Dam, the Metro and the Port, three to each. The table shows their branches and how many years of experience they have.',
    '(1) Each project gets exactly one of the three engineers with more than six years of experience.',
    '(2) At the Port there is one engineer of each branch.',
    '(3) Charu and Hema work at the same project.',
    '(4) The engineers at the Dam have more years of experience between them than those at the Metro, and those at the Metro more than those at the Port.',
  ].join('\n\n'),
  diagramLatex: TABLE,
  questions: puzzleQuestions('Arrangements', NAME, [
    {
      name: 'not-at-the-port',
      difficulty: 7,
      right: 'B',
      text: 'Which of these engineers cannot be at the Port?',
      options: ['Asha', 'Esha', 'Dev', 'Imran'],
      explanation: `${FOUR_WAYS}\n\nThe Port has Charu, Dev and Hema, or Bharat, Firoz and Gurpreet, or Asha, Firoz and Imran. Esha is never there.`,
    },
    {
      name: 'number-of-ways',
      difficulty: 8,
      answer: 4,
      text: 'In how many ways can the nine engineers be assigned?',
      explanation: `${FOUR_WAYS}\n\nTogether these are $2 + 2 = 4$ ways.`,
    },
    {
      name: 'firoz-with-gurpreet',
      difficulty: 7,
      answer: 16,
      text: 'If Firoz and Gurpreet work at the same project, how many years of experience do the engineers at the Dam have between them?',
      explanation: `${FOUR_WAYS}\n\nOnly in one of these ways are Firoz and Gurpreet together: with Bharat at the Port. Dev, Esha and Imran are at the Dam, with $8 + 5 + 3 = 16$ years.`,
    },
    {
      name: 'metro-not-fifteen',
      difficulty: 7,
      right: 'A',
      text: 'If the engineers at the Metro do not have 15 years of experience between them, who are at the Dam?',
      options: [
        'Bharat, Esha and Gurpreet',
        'Bharat, Gurpreet and Imran',
        'Asha, Bharat and Firoz',
        'Dev, Esha and Imran',
      ],
      explanation: `${FOUR_WAYS}\n\nIn three of these ways the Metro has 15 years. In the other one it has Charu, Dev and Hema with 14, and Bharat, Esha and Gurpreet are at the Dam.`,
    },
    {
      name: 'certainly-apart',
      difficulty: 7,
      right: 'D',
      text: 'Which two engineers certainly work at different projects?',
      options: ['Asha and Bharat', 'Bharat and Imran', 'Dev and Imran', 'Esha and Hema'],
      explanation: `${FOUR_WAYS}\n\nHema works with Charu and either Dev or Asha in all of these ways, so Esha is never with her. Asha and Bharat, Bharat and Imran, and Dev and Imran are together at the Dam in one of the ways each.`,
    },
  ]),
};
