import type { WrittenSet } from '../../../written-question.ts';
import { puzzleQuestions } from './reckon.ts';

const NAME = 'cat-puzzles/kabaddi-league';

const TABLE = String.raw`\begin{array}{l|cc}
\text{Team} & \text{Matches} & \text{Points} \\ \hline
\text{Bhiwani} & 4 & 16 \\
\text{Coimbatore} & 4 & 13 \\
\text{Dhule} & 4 & 11 \\
\text{Imphal} & 4 & 8 \\
\text{Puri} & 4 & 6
\end{array}`;

/** The same reasoning begins all explanations but the first. */
const WHO_TIED =
  'See what the points of each team are made of. Bhiwani’s 16 are $5 + 5 + 5 + 1$ or $5 + 5 + 3 + 3$; since it lost a match, the first, so it tied none. Coimbatore’s 13 can only be $5 + 5 + 3 + 0$, and Imphal’s 8 are $5 + 3 + 0 + 0$, $5 + 1 + 1 + 1$ or $3 + 3 + 1 + 1$. Puri’s 6 without a win are $3 + 3 + 0 + 0$ or $3 + 1 + 1 + 1$.\n\nA match gives 5 points in all, or 6 if it was close or tied. There are $54 = 10 \\times 5 + 4$, so four matches were close or tied. If Imphal had $5 + 1 + 1 + 1$ or Puri $3 + 1 + 1 + 1$, its three 1s and Bhiwani’s would make four close matches and leave no tie; but Coimbatore has one. So Puri has two ties. If Imphal had $3 + 3 + 1 + 1$, its two 1s and Bhiwani’s would make three close matches, and Coimbatore, Imphal and Puri would have $1 + 2 + 2$ 3s or more, which takes three ties: six matches and not four. So Imphal has $5 + 3 + 0 + 0$, with one tie.\n\nPuri’s two ties were with two of Coimbatore, Dhule and Imphal. If Imphal was not among them, then Coimbatore’s only tie was with Puri, and Imphal’s only one must have been with Dhule; but Dhule beat Imphal. So Imphal and Puri tied.';

/** Results are to be found from the points alone, and three facts. */
export const kabaddiLeague: WrittenSet = {
  name: NAME,
  kind: 'table',
  title: 'A kabaddi league',
  text: [
    'Five kabaddi teams played a league in which each of them met each of the others once. The table shows their points at the end. The winner of a match got 5 points. The loser got 1 point if it had lost by a margin of seven or less, and otherwise none. If a match was tied, each of the two teams got 3 points.',
    '(1) Every team lost at least one match.',
    '(2) Puri won no match.',
    '(3) Dhule beat Imphal.',
  ].join('\n\n'),
  diagramLatex: TABLE,
  questions: puzzleQuestions('Games and Tournaments', NAME, [
    {
      name: 'both-teams',
      difficulty: 6,
      answer: 4,
      text: 'In how many of the ten matches did both teams get at least one point?',
      explanation:
        'A match gives 5 points in all if the loser gets none, and 6 if it gets one point or if the match is tied ($5 + 1$ or $3 + 3$). If every match had given 5 points, there would be $10 \\times 5 = 50$. There are $16 + 13 + 11 + 8 + 6 = 54$, so $54 - 50 = 4$ matches gave 6 points, and in these both teams got some.',
    },
    {
      name: 'certainly-tied',
      difficulty: 8,
      right: 'A',
      text: 'Which of these matches was certainly tied?',
      options: ['Imphal and Puri', 'Coimbatore and Puri', 'Dhule and Puri', 'Coimbatore and Dhule'],
      explanation: `${WHO_TIED} Puri’s other tie may have been with Coimbatore or with Dhule, and Coimbatore and Dhule need not have tied.`,
    },
    {
      name: 'three-ties',
      difficulty: 7,
      answer: 8,
      text: 'If exactly three matches were tied, how many points did Coimbatore get from its matches with Dhule and Puri together?',
      explanation: `${WHO_TIED}\n\nThree ties are six 3s, so Dhule has $6 - 1 - 1 - 2 = 2$ of them: its 11 points are $5 + 3 + 3 + 0$. It did not tie with Bhiwani, which tied none, or with Imphal, which it beat; so it tied with Coimbatore and Puri. Then both of Puri’s ties are used, with Imphal and Dhule, and it lost to Coimbatore. Coimbatore got $3 + 5 = 8$.`,
    },
    {
      name: 'coimbatore-beats-bhiwani',
      difficulty: 7,
      right: 'D',
      text: 'If Coimbatore beat Bhiwani, which of these must be true?',
      options: [
        'Coimbatore tied with Puri.',
        'Dhule beat Puri.',
        'Bhiwani beat Dhule by more than seven.',
        'Imphal beat Coimbatore.',
      ],
      explanation: `${WHO_TIED}\n\nBhiwani won three matches and lost one, now to Coimbatore, so it beat Imphal. Imphal’s points are $5 + 3 + 0 + 0$: it lost to Bhiwani and to Dhule and tied with Puri, so its one win was against Coimbatore. The other statements may fail. If Coimbatore and Dhule tied, Coimbatore beat Puri, and Dhule tied with Puri. And Dhule may have lost to Bhiwani by a margin of seven or less, for 1 point.`,
    },
  ]),
};
